import {
  banMs,
  type GameId,
  type PlayableGame,
  type PlayerId,
  type Seat,
  type Seats,
  seatOfToken,
  type UserId,
} from '@clockbeat/domain';
import { isUnavailable, SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import type { LiveGame } from '../game/live-game.js';
import { LiveGames } from '../game/live-games.js';
import { LookAlikes } from './look-alikes.js';
import { browserHashOf, networkHashOf, tokenIdOf } from './seat-tokens.js';

/** So many games are looked back at, and led on to: an evening has no more. */
export const gamesInARow = 10;

/** By what somebody without a seat may be known from a game before. */
interface Newcomer {
  readonly token: string;
  readonly userId: UserId | null;
  readonly browserId: string;
}

/**
 * Who comes over from the games that one follows (decision 051). Nothing of it is stored: a game that is finished changes
 * no seat any more, so its fold says the same on every gateway, whenever somebody asks.
 */
@Injectable()
export class CarriedSeats {
  constructor(
    private readonly games: LiveGames,
    private readonly seats: SeatStore,
    private readonly looks: LookAlikes,
  ) {}

  /** The games whose people this one goes on with, the nearest first. */
  async before(game: PlayableGame): Promise<PlayableGame[]> {
    const before: PlayableGame[] = [];
    let { parentGameId } = game;
    while (parentGameId !== null && before.length < gamesInARow) {
      const live = await this.find(parentGameId, game);
      // a fold that has not heard of the end may not have heard who was removed before it
      if (live && live.game.status !== 'finished') await live.catchUp();
      if (!live || live.game.status === 'unborn') break;
      before.push(live.game);
      ({ parentGameId } = live.game);
    }
    return before;
  }

  /** A game that goes on from an archived one has all that it needs: who was banned there is not known while the archive is away. */
  private async find(parentGameId: GameId, { forkedFrom }: PlayableGame): Promise<LiveGame | null> {
    try {
      return await this.games.find(parentGameId);
    } catch (error) {
      if (forkedFrom && isUnavailable(error)) return null;
      throw error;
    }
  }

  /** What this token derives to in the games that seats were brought along from (decision 101); a chain of them has few. */
  provedAs({ seats }: PlayableGame, token: string): PlayerId[] {
    return [...seats.provedIn].map((gameId) => tokenIdOf(gameId, token));
  }

  /** The seat that was brought along for this token, and waits for it; null: there is none. */
  awaiting({ seats }: PlayableGame, provedAs: readonly PlayerId[]): Seat | null {
    const playerId = provedAs.map((tokenId) => seats.awaited.get(tokenId)).find((id) => id !== undefined);
    return (playerId && seats.byId.get(playerId)) ?? null;
  }

  /** The seat that this token comes over from; null: it had none, has left, was removed, or its seat moved to another token. */
  seatOf(before: readonly PlayableGame[], token: string): Seat | null {
    for (const { gameId, seats } of before) {
      const tokenId = tokenIdOf(gameId, token);
      const seat = seatOfToken(seats, tokenId);
      if (seat) return seat.tokenId === tokenId && !seat.left && !seat.removed ? seat : null;
    }
    return null;
  }

  /** Whether the host has banned it from a game before: by its token, its account or its browser. */
  async isBanned(before: readonly PlayableGame[], { token, userId, browserId }: Newcomer): Promise<boolean> {
    for (const { gameId, seats } of before) {
      const banned = bannedIn(seats);
      if (banned.length === 0) continue;
      const tokenId = tokenIdOf(gameId, token);
      if (banned.some((seat) => seat.tokenId === tokenId || (userId !== null && seat.userId === userId)))
        return true;
      const taken = await this.seats.ofBrowser(gameId, browserHashOf(gameId, browserId));
      if (isAmong(banned, taken)) return true;
    }
    return false;
  }

  /** Whether somebody from the same network was banned from one of these games a moment ago; `now` in epoch ms. */
  async isDoubtful(games: readonly PlayableGame[], address: string, now: number): Promise<boolean> {
    for (const { gameId, seats } of games) {
      const banned = bannedIn(seats, now - banMs);
      if (banned.length === 0) continue;
      if (isAmong(banned, await this.seats.ofNetwork(gameId, networkHashOf(gameId, address)))) return true;
    }
    return false;
  }

  /** Whether somebody of the game before who may still come is called so, and it is neither this account nor this browser. */
  async isReserved(
    [parent]: readonly PlayableGame[],
    name: string,
    { userId, browserId }: Newcomer,
  ): Promise<boolean> {
    const holder = parent && this.looks.holderOf(parent, name);
    if (!holder || holder.left || (userId !== null && holder.userId === userId)) return false;
    const own = await this.seats.ofBrowser(parent.gameId, browserHashOf(parent.gameId, browserId));
    return !own.includes(holder.playerId);
  }
}

const bannedIn = ({ byId, participants }: Seats, since = Number.NEGATIVE_INFINITY): Seat[] => {
  if (byId.size === participants) return []; // nobody was removed, and nobody is looked at
  return [...byId.values()].filter(({ bannedAt }) => bannedAt !== undefined && bannedAt > since);
};

const isAmong = (seats: readonly Seat[], taken: readonly PlayerId[]): boolean =>
  seats.some(({ playerId }) => taken.includes(playerId));
