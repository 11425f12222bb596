import { signalBounds } from '../contract/signals.js';
import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, cell, isPauseAt } from './answer-table.js';
import type { Moments } from './moments.js';
import { chanceOfCount } from './tails.js';

/**
 * Too fast for reading is less than half of what the fastest tenth of the room took besides: a question that many answer at sight
 * can be answered at sight.
 */
const fastest = 0.1;
const ofFastest = 0.5;

export interface Quick {
  readonly seat: number;
  readonly quick: number;
  readonly quickRight: number;
  readonly chance: number;
}

/**
 * Seats that were right faster than anybody reads: at more than 15 words a second, where adults read 238 a minute (Brysbaert 2019,
 * Journal of Memory and Language 109). The chance is that of whoever guesses among the options without having read. Step by step.
 */
export function* quickReaders(table: AnswerTable, { times }: Moments): Generator<void, Quick[]> {
  const tooFast = table.words.map((words, question) =>
    Math.min((words / signalBounds.wordsPerSecond) * 1_000, fastestMs(times[question])),
  );
  const found: Quick[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (isPauseAt(seat, table.questions)) yield;
    const quick = quickReader(table, tooFast, seat);
    if (quick.quick >= signalBounds.quickAnswers) found.push(quick);
  }
  return found;
}

/** `tooFast`: of each question, below which time, ms. */
const quickReader = (table: AnswerTable, tooFast: readonly number[], seat: number): Quick => {
  const guesses: number[] = [];
  let quickRight = 0;
  for (let question = 0; question < table.questions; question += 1) {
    const place = cell(table, seat, question);
    const option = byteAt(table.chosen, place);
    if (option < 0 || at(table.ms, place) >= (tooFast[question] ?? 0)) continue;
    guesses.push(1 / Math.max(1, table.options[question] ?? 1));
    if (option === table.keys[question]) quickRight += 1;
  }
  return { seat, quick: guesses.length, quickRight, chance: chanceOfCount(guesses, quickRight) };
};

const fastestMs = (times: Float64Array = new Float64Array()): number =>
  times.length === 0
    ? 0
    : ofFastest * at(times, Math.min(times.length - 1, Math.ceil(fastest * times.length)));
