import type { SeedQuestion } from '../../src/questions.types.js';
import { shuffled } from '../chance.js';
import type { MadeTask, TaskFamily } from './family.js';

/** Something that has its place among others. */
export interface Ranked {
  label: string;
  value: number;
}

interface Orders {
  name: string;
  category: string;
  difficulty: SeedQuestion['difficulty'];
  /** Sentences that ask for it, taken in turn: in one game nothing is asked twice in the same words. */
  questions: readonly [string, ...string[]];
  items: readonly Ranked[];
  /** How many items a question has, taken in turn. */
  sizes: readonly [number, ...number[]];
  count: number;
  /** Whether two values are so far from each other that nobody can argue; the smaller one first. */
  apart: (smaller: number, larger: number) => boolean;
  /** The largest first. */
  falling?: boolean;
}

const inTurn = <T>(list: readonly [T, ...T[]], nth: number): T => list[nth % list.length] ?? list[0];

/** Makes so many questions of the items, each item about as often as the others. */
export const putInOrder = (orders: Orders): TaskFamily<'order'> => {
  const { name, category, difficulty, questions, items, sizes, count, falling = false } = orders;
  const used = new Map<Ranked, number>(items.map((item) => [item, 0]));
  const tasks: MadeTask<'order'>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const size = inTurn(sizes, nth);
    const chosen = choose(orders, used, size, `${name} ${nth}`);
    if (chosen.length < size) throw new Error(`Too few items that are clearly apart: ${name} ${nth}`);
    for (const item of chosen) used.set(item, (used.get(item) ?? 0) + 1);
    const labels = chosen.sort((a, b) => (falling ? b.value - a.value : a.value - b.value));
    tasks.push({
      id: `${name}-${nth + 1}`,
      difficulty,
      question: inTurn(questions, nth),
      task: { kind: 'order', items: labels.map(({ label }) => label) },
    });
  }
  return { name, category, kind: 'order', tasks };
};

const areApart = ({ apart }: Orders, one: Ranked, other: Ranked): boolean =>
  one.value < other.value ? apart(one.value, other.value) : apart(other.value, one.value);

/** Those that were used least, by chance; never two that are too near to each other. */
const choose = (orders: Orders, used: ReadonlyMap<Ranked, number>, size: number, seed: string): Ranked[] => {
  const chosen: Ranked[] = [];
  const least = shuffled(orders.items, seed).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
  for (const item of least)
    if (chosen.length < size && chosen.every((other) => areApart(orders, item, other))) chosen.push(item);
  return chosen;
};

/** At least so much more. */
export const byGap =
  (gap: number) =>
  (smaller: number, larger: number): boolean =>
    larger - smaller >= gap;

/** At least so many times as much. */
export const byFactor =
  (factor: number) =>
  (smaller: number, larger: number): boolean =>
    larger >= smaller * factor;

interface Scale {
  key: string;
  difficulty: SeedQuestion['difficulty'];
  question: string;
  /** In their right order. */
  items: readonly string[];
}

/** Asks for orders that are written down as they are. */
export const askScales = (name: string, category: string, scales: readonly Scale[]): TaskFamily<'order'> => ({
  name,
  category,
  kind: 'order',
  tasks: scales.map(({ key, difficulty, question, items }) => ({
    id: `${name}-${key}`,
    difficulty,
    question,
    task: { kind: 'order', items },
  })),
});
