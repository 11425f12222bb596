import type { Game, Knock, NameUse, PlayableGame, Seat, Seats } from './game.js';
import type { GameId, PlayerId } from './ids.js';

/**
 * Raise it whenever `apply`, or what a state holds, changes: a snapshot of another fold is as good as none, and the log is
 * folded from its beginning.
 */
export const foldVersion = 18;

interface SeatsSnapshot
  extends Omit<
    Seats,
    | 'byId'
    | 'names'
    | 'knocks'
    | 'refused'
    | 'teams'
    | 'moved'
    | 'awaited'
    | 'provedIn'
    | 'extended'
    | 'jokers'
    | 'forgotten'
  > {
  readonly seats: readonly Seat[];
  readonly names: readonly (readonly [key: string, use: NameUse])[];
  readonly knocks: readonly Knock[];
  readonly refused: readonly PlayerId[];
  readonly teams: readonly (readonly [key: string, teamName: string])[];
  readonly moved: readonly (readonly [tokenId: PlayerId, playerId: PlayerId])[];
  readonly awaited: readonly (readonly [tokenId: PlayerId, playerId: PlayerId])[];
  readonly provedIn: readonly GameId[];
  readonly extended: readonly PlayerId[];
  readonly jokers: readonly (readonly [key: string, round: number])[];
  readonly forgotten: readonly string[];
}

/** A state as plain JSON. It can be thrown away at any time: the log tells the same. */
export type GameSnapshot = Omit<PlayableGame, 'seats'> & { readonly seats: SeatsSnapshot };

/** Shares its parts with the state, whose seats change in place: write it down before the next event is applied. */
export const toSnapshot = (game: PlayableGame): GameSnapshot => {
  const {
    byId,
    names,
    knocks,
    refused,
    teams,
    moved,
    awaited,
    provedIn,
    extended,
    jokers,
    forgotten,
    ...counts
  } = game.seats;
  return {
    ...game,
    seats: {
      ...counts,
      seats: [...byId.values()],
      names: [...names],
      knocks: [...knocks.values()],
      refused: [...refused],
      teams: [...teams],
      moved: [...moved],
      awaited: [...awaited],
      provedIn: [...provedIn],
      extended: [...extended],
      jokers: [...jokers],
      forgotten: [...forgotten],
    },
  };
};

export const fromSnapshot = (snapshot: GameSnapshot): Game => {
  const {
    seats,
    names,
    knocks,
    refused,
    teams,
    moved,
    awaited,
    provedIn,
    extended,
    jokers,
    forgotten,
    ...counts
  } = snapshot.seats;
  const byId = new Map<PlayerId, Seat>(seats.map((seat) => [seat.playerId, seat]));
  return {
    ...snapshot,
    seats: {
      ...counts,
      byId,
      names: new Map(names),
      knocks: new Map(knocks.map((knock) => [knock.playerId, knock])),
      refused: new Set(refused),
      teams: new Map(teams),
      moved: new Map(moved),
      awaited: new Map(awaited),
      provedIn: new Set(provedIn),
      extended: new Set(extended),
      jokers: new Map(jokers),
      forgotten: new Set(forgotten),
    },
  } as PlayableGame;
};
