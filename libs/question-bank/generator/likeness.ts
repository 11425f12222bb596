import type { SeedChoice, SeedPicture, SeedQuestion, SeedTask } from '../src/questions.types.js';

/** Words that say nothing about what is asked. */
const idle = new Set(
  'a an the of in on at to for by is was are were be do did does has have had what which who whom whose this these that it its as with and or from called name you'.split(
    ' ',
  ),
);

/** Lower case, without accents and punctuation. */
export const folded = (text: string): string =>
  text
    .replace(/['’]s\b/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+%]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word));

/** With these a question begins; any other capital letter begins a name. */
const openings = new Set(
  'which what who whom whose how in on at by after from to under when where why if only'.split(' '),
);

/** The words that name what a question is about: names, titles and numbers. */
export const namesIn = (question: string): string[] => {
  const named = question.match(/(?<!\p{L})'[^']+'|\p{Lu}[\p{L}\p{M}-]*|\S*\d\S*/gu) ?? [];
  return wordsOf(named.join(' ')).filter((word) => !openings.has(word));
};

const lacking = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((word) => !others.includes(word));

/** From this share of common words on, two questions with the same answer are one question in other words. */
const sameQuestion = 0.6;

export interface Asked {
  question: string;
  /** The right option. */
  right: string;
  /** What is shown with it, by its hash. */
  shown?: string | undefined;
}

/**
 * Whether both ask for the same thing: the same right option and nearly the same words, or all words of the shorter one. Two of a family ("… in 2006",
 * "… in 2008") are two questions: each names something that the other does not.
 * So are the same words under different pictures.
 */
export const asksTheSame = (one: Asked, other: Asked): boolean => {
  if (one.shown !== other.shown) return false;
  if (folded(one.right) !== folded(other.right)) return false;
  const [words, others] = [new Set(wordsOf(one.question)), new Set(wordsOf(other.question))];
  const shared = [...words].filter((word) => others.has(word)).length;
  const all = words.size + others.size - shared;
  if (shared < sameQuestion * all && shared < Math.min(words.size, others.size)) return false;
  const [names, otherNames] = [namesIn(one.question), namesIn(other.question)];
  return !(lacking(names, otherNames) && lacking(otherNames, names));
};

/** What a question asks, once for each way in which its right answer may be written. */
export const askedBy = (seed: Pick<SeedQuestion, 'question'> & Answered): Asked[] =>
  rightTexts(seed).map((right) => ({ question: seed.question, right, shown: shownBy(seed) }));

type Answered = Pick<SeedChoice, 'options' | 'answer'> | Pick<SeedTask, 'task'> | Omit<SeedPicture, 'id'>;

const shownBy = (seed: Answered): string | undefined => ('media' in seed ? seed.media.hash : undefined);

const rightTexts = (seed: Answered): string[] => {
  if (!('task' in seed)) return [seed.options[seed.answer]];
  const { task } = seed;
  switch (task.kind) {
    case 'number':
      return [...new Set([`${task.value}`, task.value.toLocaleString('en')])];
    case 'order':
      return [task.items.join(', ')];
    case 'multi':
      return [task.right.map((index) => task.options[index]).join(', ')];
  }
};
