import type { GameId, PlayerId, TeamId, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { GroupedWrites } from '../grouped-writes.js';
import { inTransaction } from '../in-transaction.js';
import * as sql from './seat.sql.js';

export interface NewSeat {
  gameId: GameId;
  playerId: PlayerId;
  /** Never the token itself. */
  tokenHash: string;
  userId: UserId | null;
  /** Of the browser that took it, good for this game only. Left out: it did not say which it is. */
  browserHash?: string;
  /** Of the network that it was taken from, good for this game only. */
  networkHash?: string;
  /** What its player is called, and in a game of which team of the host's: by a mark of that the team knows its regulars. */
  regular?: { readonly name: string; readonly teamId: TeamId };
}

/** Who may come back to which seat: a table beside the log, for tokens have no place in it. */
export class SeatStore {
  private readonly writes: GroupedWrites<NewSeat>;

  constructor(private readonly pool: pg.Pool) {
    this.writes = new GroupedWrites(async (seats) => {
      await pool.query({
        name: 'remember-seats',
        text: sql.insertSeats,
        values: [
          seats.map((seat) => seat.gameId),
          seats.map((seat) => seat.playerId),
          seats.map((seat) => seat.tokenHash),
          seats.map((seat) => seat.userId),
          seats.map((seat) => seat.browserHash ?? null),
          seats.map((seat) => seat.networkHash ?? null),
          seats.map((seat) => seat.regular?.name ?? null),
          seats.map((seat) => seat.regular?.teamId ?? null),
        ],
      });
    });
  }

  /** Durable when it resolves; remembering a seat twice changes nothing. Many at once share a statement. */
  remember(seat: NewSeat): Promise<void> {
    return this.writes.write(seat);
  }

  /** The seat is another token's and browser's from now on; the account that took it stays. */
  move({ gameId, playerId, tokenHash, browserHash }: Omit<NewSeat, 'userId'>): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query(sql.freeToken, [gameId, playerId, tokenHash]);
      await transaction.query(sql.moveSeat, [gameId, playerId, tokenHash, browserHash ?? null]);
    });
  }

  async find(
    gameId: GameId,
    tokenHash: string,
  ): Promise<{ playerId: PlayerId; userId: UserId | null } | null> {
    const { rows } = await this.pool.query<{ playerId: PlayerId; userId: UserId | null }>({
      name: 'find-seat',
      text: `select player_id as "playerId", user_id as "userId" from seats where game_id = $1 and token_hash = $2`,
      values: [gameId, tokenHash],
    });
    return rows[0] ?? null;
  }

  /** The seats that this browser took in this game, as far as it said which it is. */
  ofBrowser(gameId: GameId, browserHash: string): Promise<PlayerId[]> {
    return this.seatsBy('browser_hash', gameId, browserHash);
  }

  /** The seats that were taken in this game from this network. */
  ofNetwork(gameId: GameId, networkHash: string): Promise<PlayerId[]> {
    return this.seatsBy('network_hash', gameId, networkHash);
  }

  private async seatsBy(
    column: 'browser_hash' | 'network_hash',
    gameId: GameId,
    hash: string,
  ): Promise<PlayerId[]> {
    const { rows } = await this.pool.query<{ playerId: PlayerId }>({
      name: `seats-by-${column}`,
      text: `select player_id as "playerId" from seats where game_id = $1 and ${column} = $2`,
      values: [gameId, hash],
    });
    return rows.map(({ playerId }) => playerId);
  }
}
