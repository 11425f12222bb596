import { signalBounds } from '../contract/signals.js';
import { at, byteAt } from '../items/arrays.js';
import { type AnswerTable, areApart, type Change, cell, isPauseAt, teamSizes } from './answer-table.js';
import { type Choices, chanceOf } from './choices.js';
import { chanceWithin, type Moments, roomShare } from './moments.js';
import { chanceOfCount } from './tails.js';

const { followsMs } = signalBounds;
/** Changes that are looked at between two pauses. */
const changesAtOnce = 1_000;

/** `second` changed its mind `changes` times while `first` had answered, `followed` times shortly after it and to its answer. */
export interface Following {
  readonly first: number;
  readonly second: number;
  readonly changes: number;
  readonly followed: number;
  readonly chance: number;
}

/** What somebody said, from when until when. */
interface Said {
  readonly seat: number;
  readonly option: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** All that was said to each question, in any order: answers that were changed, and those that stood. */
function* saidTo(table: AnswerTable, changes: readonly Change[]): Generator<void, Said[][]> {
  const said = Array.from({ length: table.questions }, (): Said[] => []);
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (isPauseAt(seat, table.questions)) yield;
    for (let question = 0; question < table.questions; question += 1) {
      const place = cell(table, seat, question);
      const option = byteAt(table.chosen, place);
      if (option < 0) continue;
      said[question]?.push({ seat, option, fromMs: at(table.ms, place), untilMs: Number.POSITIVE_INFINITY });
    }
  }
  for (const [nth, { seat, question, from: option, fromMs, ms: untilMs }] of changes.entries()) {
    if (nth % changesAtOnce === 0) yield;
    said[question]?.push({ seat, option, fromMs, untilMs });
  }
  return said;
}

/** Of each seat that changed its mind often enough: what it changed. */
function* changesBySeat(changes: readonly Change[]): Generator<void, Map<number, Change[]>> {
  const bySeat = new Map<number, Change[]>();
  for (const [nth, change] of changes.entries()) {
    if (nth % changesAtOnce === 0) yield;
    const own = bySeat.get(change.seat);
    if (own) own.push(change);
    else bySeat.set(change.seat, [change]);
  }
  for (const [seat, own] of bySeat) if (own.length < signalBounds.changes) bySeat.delete(seat);
  return bySeat;
}

/** How many pairs can be compared by their changes. */
export function* changingPairs(table: AnswerTable, changes: readonly Change[]): Generator<void, number> {
  const sizes = teamSizes(table);
  let pairs = 0;
  for (const seat of (yield* changesBySeat(changes)).keys())
    pairs += table.seats - (sizes.get(table.teams[seat] ?? -1) ?? 1);
  return pairs;
}

/**
 * Seats whose changes followed another's answers. Given when and to what it changed, the chance is that the other one by itself would have said
 * so in the seconds before, as often as it did. One pair a step.
 */
export function* followingPairs(
  table: AnswerTable,
  changes: readonly Change[],
  choices: Choices,
  moments: Moments,
): Generator<void, Following[]> {
  const said = yield* saidTo(table, changes);
  const found: Following[] = [];
  for (const [second, own] of yield* changesBySeat(changes)) {
    const followed = new Uint16Array(table.seats);
    for (const change of own)
      for (const one of said[change.question] ?? [])
        if (areApart(table, one.seat, second) && isFollowed(one, change))
          followed[one.seat] = (followed[one.seat] ?? 0) + 1;
    yield;
    for (const [first, count] of followed.entries()) {
      if (count < signalBounds.changes) continue;
      found.push(followingPair(table, choices, moments, said, { first, second, count, own }));
      yield;
    }
  }
  return found;
}

const isFollowed = ({ option, fromMs, untilMs }: Said, { to, ms }: Change): boolean =>
  option === to && fromMs < ms && fromMs >= ms - followsMs && untilMs > ms;

interface Followed {
  readonly first: number;
  readonly second: number;
  readonly count: number;
  readonly own: readonly Change[];
}

const followingPair = (
  table: AnswerTable,
  choices: Choices,
  moments: Moments,
  said: readonly (readonly Said[])[],
  { first, second, count, own }: Followed,
): Following => {
  const chances = own.flatMap(({ question, to, ms }) => {
    const times = (said[question] ?? []).filter(({ seat }) => seat === first).length;
    if (times === 0) return [];
    const fromMs = Math.max(1, ms - followsMs);
    const isRight = to === table.keys[question];
    const within = chanceWithin(
      moments,
      cell(table, first, question),
      isRight,
      Math.log(fromMs),
      Math.log(Math.max(fromMs, ms)),
      roomShare(moments.times[question] ?? new Float64Array(), fromMs, ms),
    );
    // whoever says something twice could have said it twice as often
    return 1 - (1 - chanceOf(table, choices, first, question, to) * within) ** times;
  });
  return { first, second, changes: chances.length, followed: count, chance: chanceOfCount(chances, count) };
};
