import { UserId } from '@clockbeat/domain';
import type { Random } from '../support/random.js';
import { between, logNormal, normal } from './draws.js';

/** Somebody who plays, with what the log never tells. */
export interface SimulatedPlayer {
  readonly name: string;
  /** Null: plays as a guest, and nobody can follow them from game to game. */
  readonly account: UserId | null;
  readonly ability: number;
  /** Their times as a multiple of what others need. */
  readonly pace: number;
  /** The chance to let a question pass for no reason. */
  readonly absence: number;
  /** The chance to be gone for good after a question. */
  readonly weariness: number;
}

/** Somebody of a host's circle, from one week up to another. */
export interface Regular extends SimulatedPlayer {
  readonly from: number;
  readonly until: number;
  /** The chance to come, in a week of that time. */
  readonly habit: number;
}

const names =
  'Ada Bo Cleo Dan Eve Femi Gus Hana Ife Jo Kemi Leo Mina Nils Ola Pia Quinn Rosa Sam Tia Uma Viktor Wale Xenia Yan Zoe'.split(
    ' ',
  );
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Different for different numbers. */
const nameOf = (number: number): string => {
  const [name, letter] = [names[number % names.length], letters[Math.floor(number / names.length) % 26]];
  return `${name} ${letter}.`;
};

export const accountOf = (random: Random): UserId =>
  UserId(`51e00000-0000-4000-8000-${random.characters(12, '0123456789abcdef')}`);

const aPlayer = (random: Random, number: number, account: UserId | null): SimulatedPlayer => ({
  name: nameOf(number),
  account,
  ability: normal(random, 0, 1),
  pace: logNormal(random, 1, 0.25),
  absence: between(random, 0, 0.08),
  weariness: between(random, 0, 0.03),
});

/** Most signed in; most there from the first week on, some later; some come for good, some only for a while. */
export const aRegular = (random: Random, number: number): Regular => {
  const account = random.chance(0.75) ? accountOf(random) : null;
  const from = random.chance(0.6) ? 0 : random.whole(1, 4);
  const stays = random.chance(0.5) ? Number.POSITIVE_INFINITY : random.whole(1, 4);
  return {
    ...aPlayer(random, number, account),
    from,
    until: from + stays,
    habit: between(random, 0.4, 0.95),
  };
};

/** Somebody who comes once and never signs in. */
export const aGuest = (random: Random, number: number): SimulatedPlayer => aPlayer(random, number, null);
