import type { GameId } from '@clockbeat/domain';
import { differences, hasSeat, noSeats, type SeatBits, withSeat } from './seat-bitmap.js';

interface There {
  readonly seats: SeatBits;
  readonly host: boolean;
  /** Monotonic ms. */
  readonly heardAt: number;
}
export interface Said {
  readonly seats: SeatBits;
  readonly host: boolean;
}
/** A game in which somebody came or went: the seats by their order, and whether a host did. */
export interface Change {
  readonly gameId: GameId;
  readonly orders: readonly number[];
  readonly host: boolean;
}

/** Who is connected to the other gateways, as each of them said last. */
export class Elsewhere {
  private readonly games = new Map<GameId, Map<string, There>>();

  isSeated(gameId: GameId, order: number): boolean {
    for (const { seats } of this.games.get(gameId)?.values() ?? []) if (hasSeat(seats, order)) return true;
    return false;
  }

  hostIsThere(gameId: GameId): boolean {
    for (const { host } of this.games.get(gameId)?.values() ?? []) if (host) return true;
    return false;
  }

  /** How many other gateways have somebody in it. */
  gatewaysIn(gameId: GameId): number {
    return this.games.get(gameId)?.size ?? 0;
  }

  /** One more seat on that gateway, heard of before its next whole list. */
  hearTaken(gateway: string, gameId: GameId, order: number, now: number): void {
    const { seats, host } = this.games.get(gameId)?.get(gateway) ?? { seats: noSeats, host: false };
    this.hear(gateway, gameId, { seats: withSeat(seats, order), host }, now);
  }

  /** What a gateway says of a game takes the place of what it said before. */
  hear(gateway: string, gameId: GameId, said: Said, now: number): Change {
    const ofGame = this.games.get(gameId) ?? new Map<string, There>();
    const before = ofGame.get(gateway);
    const isEmpty = said.seats.length === 0 && !said.host;
    if (isEmpty) ofGame.delete(gateway);
    else this.games.set(gameId, ofGame.set(gateway, { ...said, heardAt: now }));
    if (ofGame.size === 0) this.games.delete(gameId);
    return {
      gameId,
      orders: differences(before?.seats ?? noSeats, said.seats),
      host: (before?.host ?? false) !== said.host,
    };
  }

  /** Forgets a gateway that ends, in all games. */
  forget(gateway: string, now: number): Change[] {
    return this.emptied((name) => name === gateway, now);
  }

  /** Forgets what was not repeated since `before`. */
  expire(before: number, now: number): Change[] {
    return this.emptied((_name, { heardAt }) => heardAt < before, now);
  }

  /** What is known counts as said now: nobody could be heard for a while. */
  refresh(now: number): void {
    for (const ofGame of this.games.values())
      for (const [gateway, there] of ofGame) ofGame.set(gateway, { ...there, heardAt: now });
  }

  drop(gameId: GameId): void {
    this.games.delete(gameId);
  }

  private emptied(isGone: (gateway: string, there: There) => boolean, now: number): Change[] {
    const gone = [...this.games].flatMap(([gameId, ofGame]) =>
      [...ofGame].filter(([name, there]) => isGone(name, there)).map(([name]) => ({ gameId, name })),
    );
    return gone.map(({ gameId, name }) => this.hear(name, gameId, { seats: noSeats, host: false }, now));
  }
}
