import { signalBounds } from '../contract/signals.js';
import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, areApart, cell, isPauseAt } from './answer-table.js';
import type { Choices } from './choices.js';
import { Copying } from './copying.js';
import { chanceWithin, type Moments, roomShare } from './moments.js';

/** What a pair in which one goes by the other is taken to be like at a first look: so many answers taken over, so many of them at once. */
const takenOver = 0.7;
const atOnce = 0.8;
/** The first look takes the second one’s ability and pace from its answers, and has two parts of time: it may find less by this factor. */
const slack = 100_000;
/** Pairs whose 1/ratio is above the bound by these two factors are left out: a chance is hardly ever less than 1/ratio by more than the first. */
const exact = 40;
/** `namedSignals` allows each of n signals n times the bound; more than so many in one game are rare. */
const namedTogether = 10;
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
/** Where a whole room goes by one answer, nobody reads all of its pairs, and fewer still are reckoned more exactly than 1/ratio. */
const candidatesAtMost = 2_000;
const exactAtMost = 200;
const mostLikely = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((a, b) => b.ratio - a.ratio).slice(0, candidatesAtMost);

/** When “the moment” of each answer begins and ends, as ln ms, and what share of the room answered in it. */
interface Windows {
  readonly from: Float64Array;
  readonly until: Float64Array;
  readonly room: Float64Array;
}

function* windowsOf({ seats, questions, ms }: AnswerTable, { times }: Moments): Generator<void, Windows> {
  const empty = (): Float64Array => new Float64Array(seats * questions);
  const windows = { from: empty(), until: empty(), room: empty() };
  for (let seat = 0; seat < seats; seat += 1) {
    if (isPauseAt(4 * seat, questions)) yield;
    for (let question = 0; question < questions; question += 1) {
      const place = seat * questions + question;
      const [from, until] = [Math.max(1, at(ms, place) - before), at(ms, place) + after];
      windows.from[place] = Math.log(from);
      windows.until[place] = Math.log(until);
      const ofQuestion = times[question];
      if (ofQuestion) windows.room[place] = roomShare(ofQuestion, from, until);
    }
  }
  return windows;
}

/** How likely what a pair did is if one goes by the other, to how likely it is by chance: for the same option at once, and later. */
const ratioAtOnce = (same: number, within: number): number =>
  1 - takenOver + (takenOver * atOnce) / (same * within);
const ratioLater = (same: number, within: number): number =>
  1 - takenOver + (takenOver * (1 - atOnce)) / (same * Math.max(1e-9, 1 - within));
const ratioOther = 1 - takenOver;

/**
 * Pairs of seats that answered alike: more often the same, and sooner after each other, than both would by themselves. Conditional
 * on the answers of the one, as omega (Wollack 1997) and the K-index (Holland 1996) are; a question counts by its likelihood ratio, so that a
 * wrong option that hardly anybody chose counts most. All pairs get a first look, by products without a logarithm; `Copying` reckons those
 * that may be below `chanceAtMost`. Told are those that may be named among as many as are told. A part of a row of pairs a step.
 */
export function* alikePairs(
  table: AnswerTable,
  choices: Choices,
  moments: Moments,
  chanceAtMost: number,
): Generator<void, Alike[]> {
  const found: {
    readonly alike: Omit<Alike, 'chance'>;
    readonly copying: Copying;
    readonly ratio: number;
  }[] = [];
  for (const { first, second } of yield* candidatesOf(table, choices, moments, chanceAtMost)) {
    yield;
    const alike = countsOf(table, first, second);
    if (alike.questions < signalBounds.questions) continue;
    const copying = new Copying(table, choices, moments, first, second);
    const ratio = copying.ratio();
    if (ratio * exact * namedTogether * chanceAtMost >= 1) found.push({ alike, copying, ratio });
  }
  found.sort((a, b) => b.ratio - a.ratio);
  const told: Alike[] = [];
  for (const [nth, { alike, copying, ratio }] of found.entries()) {
    const chance = nth < exactAtMost ? yield* copying.chance(ratio) : Math.min(1, 1 / ratio);
    told.push({ ...alike, chance });
  }
  return oneOfEach(told).filter(({ chance }) => chance <= chanceAtMost * told.length);
}

/** Answers that are compared between two pauses: a tenth of a ms, and some ms before V8 has compiled it. */
const comparedAtOnce = 4_000;

/** The likeliest pairs of a first look. */
function* candidatesOf(
  table: AnswerTable,
  choices: Choices,
  moments: Moments,
  chanceAtMost: number,
): Generator<void, readonly Candidate[]> {
  const look = new FirstLook(table, choices, moments, yield* windowsOf(table, moments));
  const ratioAtLeast = 1 / (slack * chanceAtMost);
  const secondsAtOnce = Math.max(1, Math.floor(comparedAtOnce / table.questions));
  let candidates: Candidate[] = [];
  for (let first = 0; first < table.seats; first += 1) {
    look.from(first);
    for (let second = 0; second < table.seats; second += 1) {
      if (second % secondsAtOnce === 0) yield;
      if (!areApart(table, first, second)) continue;
      const ratio = look.ratio(second);
      if (ratio >= ratioAtLeast) candidates.push({ first, second, ratio });
    }
    if (candidates.length > 2 * candidatesAtMost) candidates = mostLikely(candidates);
  }
  return mostLikely(candidates);
}

/** How likely what pairs did is if the second one goes by the first one, in two parts of time: at once, and later. */
class FirstLook {
  /** Of the one whose row it is, by question: its option (-1: none), whether it is right, and how likely it is to who is wrong. */
  private readonly options: Int8Array;
  private readonly isRight: Uint8Array;
  private readonly whenWrong: Float64Array;
  private row = 0;

  constructor(
    private readonly table: AnswerTable,
    private readonly choices: Choices,
    private readonly moments: Moments,
    private readonly windows: Windows,
  ) {
    this.options = new Int8Array(table.questions);
    this.isRight = new Uint8Array(table.questions);
    this.whenWrong = new Float64Array(table.questions);
  }

  from(first: number): void {
    const { questions, chosen, keys } = this.table;
    this.row = first * questions;
    for (let question = 0; question < questions; question += 1) {
      const option = byteAt(chosen, this.row + question);
      this.options[question] = option;
      this.isRight[question] = option === keys[question] ? 1 : 0;
      this.whenWrong[question] = this.choices.wrong[question]?.[option] ?? 0;
    }
  }

  ratio(second: number): number {
    const { table, moments, windows, options, row } = this;
    const { questions, chosen, ms } = table;
    const { right } = this.choices;
    let ratio = 1;
    for (let question = 0; question < questions; question += 1) {
      const option = byteAt(options, question);
      const other = second * questions + question;
      const chose = byteAt(chosen, other);
      if (option < 0 || chose < 0) continue;
      if (chose !== option) {
        ratio *= ratioOther;
        continue;
      }
      const isRight = byteAt(this.isRight, question) === 1;
      const same = isRight ? at(right, other) : (1 - at(right, other)) * at(this.whenWrong, question);
      const one = row + question;
      const [from, until, room] = [at(windows.from, one), at(windows.until, one), at(windows.room, one)];
      const within = chanceWithin(moments, other, isRight, from, until, room);
      const lag = at(ms, other) - at(ms, one);
      ratio *= lag >= -before && lag < after ? ratioAtOnce(same, within) : ratioLater(same, within);
    }
    return ratio;
  }
}

const countsOf = (table: AnswerTable, first: number, second: number): Omit<Alike, 'chance'> => {
  let [questions, same, sameWrong, sameMoment] = [0, 0, 0, 0];
  for (let question = 0; question < table.questions; question += 1) {
    const [one, other] = [cell(table, first, question), cell(table, second, question)];
    const option = byteAt(table.chosen, one);
    if (option < 0 || byteAt(table.chosen, other) < 0) continue;
    questions += 1;
    if (byteAt(table.chosen, other) !== option) continue;
    const lag = at(table.ms, other) - at(table.ms, one);
    same += 1;
    if (option !== table.keys[question]) sameWrong += 1;
    if (lag >= -before && lag < after) sameMoment += 1;
  }
  return { first, second, questions, same, sameWrong, sameMoment };
};

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
