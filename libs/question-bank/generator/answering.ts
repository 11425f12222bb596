import type { SeedQuestion } from '../src/questions.types.js';
import { askedBy, folded, namesIn } from './likeness.js';

/** A question as it is held against others. */
interface Side {
  readonly id: string;
  /** Its text, folded, with a blank at both ends, so that whole words are found in it. */
  readonly text: string;
  /** What is right, folded: each of several, each in every way in which it may be written. */
  readonly rights: readonly string[];
  /** The words that name what it is about. */
  readonly names: readonly string[];
}

/** A word in more questions than this names no subject: it is how a family asks. */
const mostOfASubject = 40;

/**
 * Families made of the same table, one of which asks for one right option and the other for all of them. Where what is right
 * for the one is right for the other too, the fact is the same.
 */
const sameTable = [
  ['fact-element-group-', 'fact-ticks-group-'],
  ['fact-language-', 'fact-ticks-language-'],
  ['fact-money-called-', 'fact-ticks-money-'],
  ['fact-euro-', 'fact-ticks-euro-'],
  ['fact-landlocked-', 'fact-ticks-landlocked-'],
  ['fact-neighbour-', 'fact-ticks-border-'],
] as const;

/**
 * The pairs of questions that answer each other, each once, the smaller id first: one fact asked from both sides, where what
 * is right for each stands in the text of the other, or both are of one table; and what is right for one stands in the text of
 * another about the same.
 */
export const answeringPairs = (seeds: readonly SeedQuestion[]): (readonly [string, string])[] => {
  const sides = seeds.map(sideOf);
  const found = [...told(sides), ...ofOneTable(sides)].map(([one, other]): readonly [string, string] =>
    one.id < other.id ? [one.id, other.id] : [other.id, one.id],
  );
  const each = new Map(found.map((pair) => [pair.join(' '), pair]));
  return [...each.keys()].sort().flatMap((key) => [each.get(key) ?? ['', '']]);
};

const told = (sides: readonly Side[]): [Side, Side][] => {
  const byWord = new Map<string, Side[]>();
  for (const side of sides)
    for (const word of new Set(side.text.trim().split(' '))) {
      const those = byWord.get(word);
      if (those) those.push(side);
      else byWord.set(word, [side]);
    }
  const inMany = (word: string): number => byWord.get(word)?.length ?? 0;
  const pairs: [Side, Side][] = [];
  for (const one of sides)
    for (const right of one.rights) {
      const [rarest = ''] = right.split(' ').sort((a, b) => inMany(a) - inMany(b));
      for (const other of byWord.get(rarest) ?? []) {
        if (other === one || !says(other, right)) continue;
        const isMutual = other.rights.some((its) => says(one, its));
        const isAboutTheSame = one.names.some((name) => inMany(name) <= mostOfASubject && says(other, name));
        if (isMutual || isAboutTheSame) pairs.push([one, other]);
      }
    }
  return pairs;
};

const ofOneTable = (sides: readonly Side[]): [Side, Side][] =>
  sameTable.flatMap(([one, all]) => {
    const singles = sides.filter(({ id }) => id.startsWith(one));
    const several = sides.filter(({ id }) => id.startsWith(all));
    return singles.flatMap((single) =>
      several
        .filter(({ rights }) => single.rights.some((right) => rights.includes(right)))
        .filter((other) => single.names.every((name) => says(other, name)))
        .map((other): [Side, Side] => [single, other]),
    );
  });

const says = ({ text }: Side, words: string): boolean => words !== '' && text.includes(` ${words} `);

const sideOf = (seed: SeedQuestion): Side => ({
  id: seed.id,
  text: ` ${folded(seed.question)} `,
  rights: [...new Set(rightsOf(seed).map(folded))],
  names: [...new Set(namesIn(seed.question))],
});

const rightsOf = (seed: SeedQuestion): string[] => {
  if (!('task' in seed) || seed.task.kind !== 'multi') return askedBy(seed).map(({ right }) => right);
  const { right, options } = seed.task;
  return right.map((index) => options[index] ?? '');
};

/** The file in which the bank keeps them: the same at every call. */
export const answeringFile = (seeds: readonly SeedQuestion[]): string =>
  `// Made by \`npm run bank:generate\` (docs/question-bank.md), which derives it from the questions.

/** Pairs of questions that answer each other, by their ids. No draw takes both. */
export const answeringPairs: readonly string[] = \`
${answeringPairs(seeds)
  .map((pair) => pair.join(' '))
  .join('\n')}
\`
  .trim()
  .split('\\n');
`;
