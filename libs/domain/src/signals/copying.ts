import { at, byteAt, indexAt } from '../items/arrays.js';
import { type AnswerTable, cell } from './answer-table.js';
import { type Choices, logistic } from './choices.js';
import { drawn, habitParts, habitShares, lagEdges, outside, partOf } from './lags.js';
import { answeredBefore, type Moments, normalBelow } from './moments.js';

/** Of ten answers who copies takes over so many. */
const takenOver = 0.78;
/** The room’s own share in how likely an option is: who knows nothing is right now and then, and no model has all that people have in common. */
const byTheRoom = 0.2;
/** The room’s own share in how likely a moment is. */
const momentByTheRoom = 0.4;
/** The room’s times are counted with so many more that lie as the curve says: a few answers say little of a short time. */
const priorTimes = 15;
/** No option and no moment is less likely than this. */
const leastChance = 1e-5;

/** Abilities and paces that a seat may have, in deviations, and how likely; some are further off than a normal distribution has it. */
const grid = (count: number): { readonly offs: Float64Array; readonly weights: Float64Array } => {
  const offs = Float64Array.from({ length: count }, (_, nth) => (6 * nth) / (count - 1) - 3);
  const density = offs.map((off) => Math.exp(-(off ** 2) / 2));
  const all = density.reduce((sum, one) => sum + one, 0);
  return { offs, weights: density.map((one) => (0.95 * one) / all + 0.05 / count) };
};
const abilities = grid(7);
const paces = grid(9);
/** Some people answer more regularly than others: what a question’s spread is to be taken by, and how many are like that. */
const regularities = [
  { by: 0.45, share: 0.25 },
  { by: 1, share: 0.5 },
  { by: 1.8, share: 0.25 },
];
/** Paces, in each regularity. */
const manners = regularities.flatMap(({ by, share }) =>
  Array.from(paces.offs, (off, nth) => ({ off, by, weight: share * at(paces.weights, nth) })),
);
const mannerWeights = Float64Array.from(manners, ({ weight }) => weight);
const parts = outside + 1;

/** Draws from which a chance is estimated, and how many between two pauses. */
const draws = 200;
const drawsAtOnce = 4;

/** Numbers from 0 to 1, the same each time: a method of reckoning and no chance (mulberry32). */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * How much more likely the second one’s answers are if it goes by the first one’s than if it answers by itself (Bayes factor). A question
 * comes to the same option after a lag in one of `lagEdges`’ parts, or to another option (-1). What nobody knows of the second one, its ability,
 * its pace and how regular it is, is summed over as the room’s are spread, instead of taken from the very answers that are in question: who copies looks
 * like whom it copies. What is seen of who copies, a lag of its own that stays about the same, is summed over too.
 */
export class Copying {
  /** By question both answered: what it came to, and how likely the same option is by ability, and each part by manner. */
  private readonly outcomes: Int32Array;
  private readonly same: Float64Array;
  private readonly moments: Float64Array;
  private readonly count: number;
  /** Of those that came to the same option: where `same` has them, how likely their part is by manner, and by habit if it was copied. */
  private readonly sameAt: Int32Array;
  private readonly likely: Float64Array;
  private readonly taken: Float64Array;

  constructor(table: AnswerTable, choices: Choices, moments: Moments, first: number, second: number) {
    const both: number[] = [];
    const hasChosen = (seat: number, question: number): boolean =>
      byteAt(table.chosen, cell(table, seat, question)) >= 0;
    for (let question = 0; question < table.questions; question += 1)
      if (hasChosen(first, question) && hasChosen(second, question)) both.push(question);
    this.count = both.length;
    this.outcomes = new Int32Array(both.length);
    this.same = new Float64Array(both.length * abilities.offs.length);
    this.moments = new Float64Array(both.length * manners.length * parts);
    this.sameAt = new Int32Array(both.length);
    this.likely = new Float64Array(both.length * manners.length);
    this.taken = new Float64Array(both.length * habitParts.length);
    for (const [nth, question] of both.entries()) {
      const [one, other] = [cell(table, first, question), cell(table, second, question)];
      const option = byteAt(table.chosen, one);
      const lag = at(table.ms, other) - at(table.ms, one);
      this.outcomes[nth] = byteAt(table.chosen, other) === option ? partOf(lag) : -1;
      this.likelyOptions(table, choices, nth, question, option);
      const isRight = option === table.keys[question];
      this.likelyMoments(moments, nth, question, isRight, at(table.ms, one), partOf(lag));
    }
  }

  private likelyOptions(
    table: AnswerTable,
    { eases, spread, wrong, shares }: Choices,
    nth: number,
    question: number,
    option: number,
  ): void {
    for (const [node, off] of abilities.offs.entries()) {
      const right = logistic(spread * off + at(eases, question));
      const own =
        option === table.keys[question] ? right : (1 - right) * (wrong[question]?.[option] ?? leastChance);
      this.same[nth * abilities.offs.length + node] =
        (1 - byTheRoom) * own + byTheRoom * (shares[question]?.[option] ?? leastChance);
    }
  }

  /** `ownPart`: where the second one’s answer lies, which says nothing of the others. */
  private likelyMoments(
    { usual, spreads, paceSpread, whenRight, times }: Moments,
    nth: number,
    question: number,
    isRight: boolean,
    firstMs: number,
    ownPart: number,
  ): void {
    const all = times[question] ?? new Float64Array();
    const others = new Float64Array(parts);
    others[outside] = all.length;
    for (let part = 0; part < outside; part += 1) {
      const [from, until] = [lagEdges[part] ?? 0, lagEdges[part + 1] ?? 0];
      const count = answeredBefore(all, firstMs + until) - answeredBefore(all, firstMs + from);
      others[part] = count;
      others[outside] = at(others, outside) - count;
    }
    for (const own of [partOf(0), ownPart]) others[own] = Math.max(0, at(others, own) - 1);
    const edges = Float64Array.from(lagEdges, (edge) => Math.log(Math.max(1, firstMs + edge)));
    for (const [node, { off, by }] of manners.entries()) {
      const mean = at(usual, question) + paceSpread * off + (isRight ? whenRight : 0);
      const deviation = by * at(spreads, question);
      const row = (nth * manners.length + node) * parts;
      let [rest, from] = [1, normalBelow((at(edges, 0) - mean) / deviation)];
      for (let part = 0; part < parts; part += 1) {
        const until = part < outside ? normalBelow((at(edges, part + 1) - mean) / deviation) : from;
        const curve = part < outside ? until - from : Math.max(0, rest);
        const room = (at(others, part) + priorTimes * curve) / (Math.max(0, all.length - 2) + priorTimes);
        this.moments[row + part] = Math.max(
          leastChance,
          (1 - momentByTheRoom) * curve + momentByTheRoom * room,
        );
        rest -= curve;
        from = until;
      }
    }
  }

  /** The ratio of what the second one did, or of other outcomes. */
  ratio(outcomes: Int32Array = this.outcomes): number {
    const together = this.gatherSame(outcomes);
    let [byItself, copied] = [0, 0];
    for (let ability = 0; ability < abilities.offs.length; ability += 1) {
      // what came to another option says nothing of the moment: it is the same for all manners
      let apart = at(abilities.weights, ability);
      let apartIfCopying = apart;
      for (let nth = 0; nth < this.count; nth += 1) {
        if (indexAt(outcomes, nth) >= 0) continue;
        const other = 1 - at(this.same, nth * abilities.offs.length + ability);
        apart *= other;
        apartIfCopying *= (1 - takenOver) * other;
      }
      for (let manner = 0; manner < manners.length; manner += 1) {
        let [alone, one, two, three] = [1, 1, 1, 1];
        for (let nth = 0; nth < together; nth += 1) {
          const chance =
            at(this.same, indexAt(this.sameAt, nth) + ability) *
            at(this.likely, nth * manners.length + manner);
          const own = (1 - takenOver) * chance;
          alone *= chance;
          one *= own + at(this.taken, 3 * nth);
          two *= own + at(this.taken, 3 * nth + 1);
          three *= own + at(this.taken, 3 * nth + 2);
        }
        const weight = at(mannerWeights, manner);
        byItself += weight * apart * alone;
        copied +=
          weight *
          apartIfCopying *
          (at(habitShares, 0) * one + at(habitShares, 1) * two + at(habitShares, 2) * three);
      }
    }
    return copied / byItself;
  }

  /** Lays side by side what every ability and manner is asked of the questions that came to the same option, and says how many they are. */
  private gatherSame(outcomes: Int32Array): number {
    let together = 0;
    for (let nth = 0; nth < this.count; nth += 1) {
      const outcome = indexAt(outcomes, nth);
      if (outcome < 0) continue;
      this.sameAt[together] = nth * abilities.offs.length;
      for (let habit = 0; habit < habitParts.length; habit += 1)
        this.taken[habitParts.length * together + habit] = takenOver * partAt(habit, outcome);
      for (let manner = 0; manner < manners.length; manner += 1)
        this.likely[together * manners.length + manner] = at(
          this.moments,
          (nth * manners.length + manner) * parts + outcome,
        );
      together += 1;
    }
    return together;
  }

  /**
   * The chance of at least this ratio for whoever answers by itself. At most 1/ratio (Ville 1939), and mostly a fifth of it: the mean of
   * 1/ratio over those draws of somebody who copies that come to as much (importance sampling), with two standard errors more. Step by step.
   */
  *chance(ratio: number): Generator<void, number> {
    const random = numbers(this.count);
    const outcomes = new Int32Array(this.count);
    let [sum, squares] = [0, 0];
    for (let draw = 0; draw < draws; draw += 1) {
      if (draw % drawsAtOnce === 0) yield;
      this.draw(random, outcomes);
      const found = this.ratio(outcomes);
      if (found < ratio) continue;
      sum += 1 / found;
      squares += 1 / found ** 2;
    }
    return Math.min(1, 1 / ratio, (sum + 2 * Math.sqrt(squares)) / draws);
  }

  /** Somebody who copies, of any ability, manner and habit. */
  private draw(random: () => number, outcomes: Int32Array): void {
    const ability = drawn(abilities.weights, 0, abilities.weights.length, random());
    const manner = drawn(mannerWeights, 0, mannerWeights.length, random());
    const habit = habitParts[drawn(habitShares, 0, habitShares.length, random())] ?? new Float64Array(parts);
    for (let nth = 0; nth < this.count; nth += 1) {
      const same = at(this.same, nth * abilities.offs.length + ability);
      if (random() < takenOver) outcomes[nth] = drawn(habit, 0, parts, random());
      else if (random() >= same) outcomes[nth] = -1;
      else outcomes[nth] = drawn(this.moments, (nth * manners.length + manner) * parts, parts, random());
    }
  }
}

const partAt = (habit: number, part: number): number => at(habitParts[habit] as Float64Array, part);
