import type { Candidate, Family } from '../candidate.js';
import { chance } from '../chance.js';
import type { Fact } from '../facts/table.js';

interface Words {
  name: string;
  category: string;
  facts: readonly Fact[];
  question: (fact: Fact) => string;
  /** Which of the other answers may stand beside this one; all of them without it. */
  beside?: (fact: Fact, other: Fact) => boolean;
}

/** Asks for the right answer of each fact; wrong ones are right answers of others. */
export const askWords = ({ name, category, facts, question, beside = () => true }: Words): Family => ({
  name,
  category,
  candidates: facts.map((fact) => ({
    id: `${name}-${fact.key}`,
    difficulty: fact.difficulty,
    question: question(fact),
    answer: fact.right,
    wrong: facts
      .filter((other) => other.subject !== fact.subject && other.right !== fact.right && beside(fact, other))
      .map(({ right }) => right),
  })),
});

/** Asks for the year of each fact; wrong years lie some years off, farther in older times. */
export const askYears = ({ name, category, facts, question }: Words): Family => ({
  name,
  category,
  candidates: facts.map((fact): Candidate => {
    const year = Number(fact.right);
    const next = chance(`${name} ${fact.key}`);
    const scale = year < 1850 ? 9 : 3;
    const steps = [1, 2, 3].map(() => 1 + Math.ceil(next() * scale));
    const off = (count: number): number => steps.slice(0, count).reduce((sum, step) => sum + step, 0);
    return {
      id: `${name}-${fact.key}`,
      difficulty: fact.difficulty,
      question: question(fact),
      answer: fact.right,
      below: [1, 2, 3].map((count) => `${year - off(count)}`),
      above: [1, 2, 3].map((count) => `${year + off(count)}`),
    };
  }),
});

/** Title in quotes, with what stands behind it in brackets outside of them; what begins with "the" is no title. */
export const quoted = (title: string): string => {
  if (title.startsWith('the ')) return title;
  const [, name = title, rest = ''] = /^(.*?)( \([^()]*\d{4}\))$/.exec(title) ?? [];
  return `'${name}'${rest}`;
};
