import { signalBounds } from '../contract/signals.js';
import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, areApart, cell } from './answer-table.js';
import { type Choices, chanceOf } from './choices.js';
import { chanceWithin, type Moments, roomShare } from './moments.js';
import { chanceOfAtLeast, type Outcome } from './tails.js';

/** What a pair in which one goes by the other is taken to be like: so many answers taken over, so many of them at once. */
const takenOver = 0.7;
const atOnce = 0.8;
/** Likelihood ratios are added up in steps of this much of their logarithm. */
const step = 0.02;
/** A chance is hardly ever smaller than the bound by its likelihood ratio by more than this factor. */
const slack = 500;
const { before, after } = signalBounds.momentMs;

/** `first` gave the answers, `second` gave them shortly after. */
export interface Alike {
  readonly first: number;
  readonly second: number;
  readonly questions: number;
  readonly same: number;
  readonly sameWrong: number;
  readonly sameMoment: number;
  readonly chance: number;
}

interface Candidate {
  readonly first: number;
  readonly second: number;
  readonly ratio: number;
}
/** Where a whole room goes by one answer, nobody reads all of its pairs. */
const candidatesAtMost = 2_000;
const mostLikely = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.ratio - a.ratio).slice(0, candidatesAtMost);

/** When “the moment” of each answer begins and ends, and what share of the room answered in it. */
interface Windows {
  readonly from: Float64Array;
  readonly until: Float64Array;
  readonly room: Float64Array;
}

const windowsOf = ({ seats, questions, ms }: AnswerTable, { times }: Moments): Windows => {
  const empty = (): Float64Array => new Float64Array(seats * questions);
  const windows = { from: empty(), until: empty(), room: empty() };
  for (let place = 0; place < ms.length; place += 1) {
    const [from, until] = [Math.max(1, at(ms, place) - before), at(ms, place) + after];
    windows.from[place] = Math.log(from);
    windows.until[place] = Math.log(until);
    const ofQuestion = times[place % questions];
    if (ofQuestion) windows.room[place] = roomShare(ofQuestion, from, until);
  }
  return windows;
};

/** How likely what a pair did is if one goes by the other, to how likely it is by chance: for the same option at once, and later. */
const ratioAtOnce = (same: number, within: number): number =>
  1 - takenOver + (takenOver * atOnce) / (same * within);
const ratioLater = (same: number, within: number): number =>
  1 - takenOver + (takenOver * (1 - atOnce)) / (same * Math.max(1e-9, 1 - within));
const ratioOther = 1 - takenOver;

/**
 * Pairs of seats that answered alike: more often the same, and sooner after each other, than both would by themselves. Conditional
 * on the answers of the one, as omega (Wollack 1997) and the K-index (Holland 1996) are; a question counts by the logarithm of its
 * likelihood ratio, so that a wrong option that hardly anybody chose counts most. Under independence such a ratio is at least r with a chance of
 * at most 1/r (Ville 1939): only pairs that this bound allows to be below `chanceAtMost` are reckoned in full. One row of pairs a step.
 */
export class AlikePairs {
  private readonly windows: Windows;

  constructor(
    private readonly table: AnswerTable,
    private readonly choices: Choices,
    private readonly moments: Moments,
  ) {
    this.windows = windowsOf(table, moments);
  }

  *below(chanceAtMost: number): Generator<void, Alike[]> {
    let candidates: Candidate[] = [];
    for (let first = 0; first < this.table.seats; first += 1) {
      for (let second = 0; second < this.table.seats; second += 1) {
        if (!areApart(this.table, first, second)) continue;
        const ratio = this.ratio(first, second);
        if (ratio * slack * chanceAtMost >= 1) candidates.push({ first, second, ratio });
      }
      if (candidates.length > 2 * candidatesAtMost) candidates = mostLikely(candidates);
      yield;
    }
    const found: Alike[] = [];
    for (const { first, second } of mostLikely(candidates)) {
      const alike = this.reckoned(first, second);
      if (alike.questions >= signalBounds.questions && alike.chance <= chanceAtMost) found.push(alike);
      yield;
    }
    return oneOfEach(found);
  }

  private ratio(first: number, second: number): number {
    const { questions, chosen } = this.table;
    let ratio = 1;
    for (let question = 0; question < questions; question += 1) {
      const [one, other] = [first * questions + question, second * questions + question];
      const option = byteAt(chosen, one);
      if (option < 0 || byteAt(chosen, other) < 0) continue;
      if (byteAt(chosen, other) !== option) {
        ratio *= ratioOther;
        continue;
      }
      const { same, within } = this.chances(one, other, second, question);
      ratio *= this.isAtOnce(one, other) ? ratioAtOnce(same, within) : ratioLater(same, within);
    }
    return ratio;
  }

  /** Of the second one's answer at `other`: how likely it is the first one's option, and how likely at its moment. */
  private chances(one: number, other: number, second: number, question: number) {
    const { table, choices, moments, windows } = this;
    const option = byteAt(table.chosen, one);
    const isRight = option === table.keys[question];
    const same = chanceOf(table, choices, second, question, option);
    const [from, until, room] = [at(windows.from, one), at(windows.until, one), at(windows.room, one)];
    return { same, within: chanceWithin(moments, other, isRight, from, until, room) };
  }

  private isAtOnce(one: number, other: number): boolean {
    const lag = at(this.table.ms, other) - at(this.table.ms, one);
    return lag >= -before && lag < after;
  }

  private reckoned(first: number, second: number): Alike {
    const { table } = this;
    let [questions, same, sameWrong, sameMoment, sum] = [0, 0, 0, 0, 0];
    const outcomes: Outcome[][] = [];
    for (let question = 0; question < table.questions; question += 1) {
      const [one, other] = [cell(table, first, question), cell(table, second, question)];
      const option = byteAt(table.chosen, one);
      if (option < 0 || byteAt(table.chosen, other) < 0) continue;
      const chances = this.chances(one, other, second, question);
      const counts = [
        ratioAtOnce(chances.same, chances.within),
        ratioLater(chances.same, chances.within),
        ratioOther,
      ].map((ratio) => Math.round(Math.log(ratio) / step));
      const [atOnceCounts = 0, laterCounts = 0, otherCounts = 0] = counts;
      outcomes.push([
        { chance: chances.same * chances.within, counts: atOnceCounts },
        { chance: chances.same * (1 - chances.within), counts: laterCounts },
        { chance: 1 - chances.same, counts: otherCounts },
      ]);
      questions += 1;
      const isSame = byteAt(table.chosen, other) === option;
      const isAtOnce = isSame && this.isAtOnce(one, other);
      if (isSame) same += 1;
      if (isSame && option !== table.keys[question]) sameWrong += 1;
      if (isAtOnce) sameMoment += 1;
      if (!isSame) sum += otherCounts;
      else sum += isAtOnce ? atOnceCounts : laterCounts;
    }
    const chance = chanceOfAtLeast(outcomes, sum);
    return { first, second, questions, same, sameWrong, sameMoment, chance };
  }
}

/** Of both directions of a pair the less likely one. */
const oneOfEach = (found: readonly Alike[]): Alike[] => {
  const pairs = new Map<string, Alike>();
  for (const alike of found) {
    const key = `${Math.min(alike.first, alike.second)} ${Math.max(alike.first, alike.second)}`;
    const known = pairs.get(key);
    if (!known || alike.chance < known.chance) pairs.set(key, alike);
  }
  return [...pairs.values()];
};
