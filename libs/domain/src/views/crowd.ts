import type { OptionCounts } from '../contract/game-state.js';
import type { AnswerGroup, GivenAnswer } from '../contract/kinds.js';
import type { AnswerOutcome } from '../events.js';
import { foldAnswer } from '../kinds/folding.js';
import {
  type AnswerParts,
  answerKey,
  answerShown,
  type GameQuestion,
  optionsShown,
  shareOf,
} from '../questions.js';

/** As many different answers as a wall can show. */
const groupsAtMost = 20;
/** And as many numbers as a line of them. */
const numbersAtMost = 40;

/** How the answers to a question fell. */
export interface Crowd {
  /** Of each option, as they are shown. */
  counts: OptionCounts;
  /** Where more is asked for than one option: equal answers together, those of most voices first; numbers by their size. */
  groups?: AnswerGroup[];
  /** Answers in no group; absent: none. */
  others?: number;
}

/** An answer, and what came of it. */
type Judged = AnswerParts & Pick<AnswerOutcome, 'isCorrect' | 'fraction'>;

interface Group {
  answer: GivenAnswer;
  count: number;
  fraction: number | null;
}

/** What an answer says, piece by piece: each word of a cloud is a voice of its own. */
const voicesOf = (given: GivenAnswer): [key: string, voice: GivenAnswer][] => {
  if (given.kind === 'cloud')
    return given.entries.map((entry) => [foldAnswer(entry), { kind: 'cloud', entries: [entry] }]);
  return [[given.kind === 'typed' ? foldAnswer(given.text) : answerKey(given), given]];
};

const fractionOf = ({ kind }: GivenAnswer, { isCorrect, fraction = 0 }: Judged): number | null => {
  if (kind === 'cloud') return null;
  return isCorrect ? 1 : fraction;
};

/** The first spelling of each stands for all of them. */
const grouped = (answers: readonly Judged[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const answer of answers) {
    for (const [key, voice] of answer.given ? voicesOf(answer.given) : []) {
      const known = groups.get(key);
      if (known) known.count += 1;
      else groups.set(key, { answer: voice, count: 1, fraction: fractionOf(voice, answer) });
    }
  }
  return [...groups.values()];
};

/** A line has room for so many: neighbours stand together under the one in their middle. */
const alongLine = (question: GameQuestion, numbers: number[]): Group[] => {
  numbers.sort((a, b) => a - b);
  const size = numbers.length / numbersAtMost;
  return Array.from({ length: numbersAtMost }, (_, nth) => {
    const part = numbers.slice(Math.round(nth * size), Math.round((nth + 1) * size));
    const answer = { kind: 'number', value: part[part.length >> 1] ?? 0 } as const;
    return { answer, count: part.length, fraction: shareOf(question, { choice: null, given: answer }) };
  });
};

const numberIn = ({ answer }: Group): number => (answer.kind === 'number' ? answer.value : 0);

/** A text that only one has written stands nowhere, unless it is right: a wall is no place for everything that somebody types. */
const mayStand = ({ answer, count, fraction }: Group): boolean =>
  count > 1 || fraction === 1 || (answer.kind !== 'typed' && answer.kind !== 'cloud');

/** Whether its host has taken a word off the wall. */
const isAmong = (hidden: readonly string[], { answer }: Pick<Group, 'answer'>): boolean =>
  answer.kind === 'cloud' && answer.entries.some((word) => hidden.includes(foldAnswer(word)));

/** The same for whoever took words off the wall: they stand there, and say so. */
export const withHidden = <C extends Crowd>(crowd: C, hidden: readonly string[] = []): C =>
  crowd.groups && hidden.length > 0
    ? {
        ...crowd,
        groups: crowd.groups.map((group) => (isAmong(hidden, group) ? { ...group, hidden: true } : group)),
      }
    : crowd;

/** How the answers to a question fell, from all that count; `hidden`: words that stand nowhere, folded. */
export const crowdOf = (
  question: GameQuestion,
  answers: readonly Judged[],
  hidden: readonly string[] = [],
): Crowd => {
  const counts: OptionCounts = question.kind === 'order' ? [] : optionsShown(question).map(() => 0);
  const count = (choice: number): void => {
    counts[choice] = (counts[choice] ?? 0) + 1;
  };
  for (const { choice, given } of answers) {
    if (choice !== null) count(choice);
    if (given?.kind === 'multi') given.choices.forEach(count);
  }
  if (question.kind === 'single' || question.kind === 'poll') return { counts };
  const all = grouped(answers).sort((a, b) => b.count - a.count);
  const numbers = answers.flatMap(({ given }) => (given?.kind === 'number' ? given.value : []));
  const groups =
    question.kind === 'number'
      ? (all.length > numbersAtMost ? alongLine(question, numbers) : all).sort(
          (a, b) => numberIn(a) - numberIn(b),
        )
      : all.filter((group) => mayStand(group) && !isAmong(hidden, group)).slice(0, groupsAtMost);
  const others = all.filter((group) => question.kind !== 'number' && !groups.includes(group)).length;
  return {
    counts,
    groups: groups.map(({ answer, ...rest }) => ({
      answer: answerShown(question, { choice: null, given: answer }) as GivenAnswer,
      ...rest,
    })),
    ...(others > 0 && { others }),
  };
};
