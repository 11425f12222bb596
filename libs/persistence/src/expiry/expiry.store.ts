import type { GameId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { forgetUnconfirmed } from '../newsletter/confirmations.sql.js';
import { projections } from '../projections/all-projections.js';
import * as sql from './expiry.sql.js';

/** Where a round has come to among the games that ended. Opaque: keep it and give it back. */
export interface ExpiryPlace {
  readonly endedAt: string;
  readonly id: string;
}

export interface ExpiredPage {
  /** Games that are gone. */
  readonly games: GameId[];
  /** Where to go on; null: there is nothing more, or somebody else is at it. */
  readonly next: ExpiryPlace | null;
}

interface Ended extends ExpiryPlace {
  readonly code: string;
  readonly events: number;
  readonly isGuests: boolean;
}

/** A page is one short transaction, since one that writes holds back what projections may read. */
const gamesAtOnce = 50;
const eventsAtOnce = 5_000;
const rowsAtOnce = 500;

const withTables = projections.filter(({ tables }) => tables.length > 0).map(({ name }) => name);
const nothing: ExpiredPage = { games: [], next: null };

/** Forgets what visitors without an account have left behind (docs/decisions/033). Nothing of an account's is touched. */
export class ExpiryStore {
  constructor(private readonly pool: pg.Pool) {}

  /** A page of games that only visitors played and that ended before then: their logs, and all that was made of them. */
  expireGames(before: Date, after: ExpiryPlace | null = null): Promise<ExpiredPage> {
    return inTransaction(this.pool, async (transaction) => {
      if (!(await isMyTurn(transaction))) return nothing;
      const { rows: held } = await transaction.query<{ held: boolean }>(sql.holdRebuilds, [withTables]);
      if (!held[0]?.held) return nothing;
      const { endedAt, id } = after ?? { endedAt: '-infinity', id: '' };
      const { rows: ended } = await transaction.query<Ended>(sql.endedBefore, [
        before,
        endedAt,
        id,
        gamesAtOnce,
      ]);
      const page = ofEvents(ended);
      const games = await forget(
        transaction,
        page.filter(({ isGuests }) => isGuests),
      );
      const last = page.at(-1);
      const more = page.length < ended.length || ended.length === gamesAtOnce;
      return { games, next: last && more ? { endedAt: last.endedAt, id: last.id } : null };
    });
  }

  /** How many sets of guests went, that nobody has claimed or touched since then; call it until that is 0. */
  expireSets(before: Date): Promise<number> {
    return this.expire(sql.forgetSets, before);
  }

  /** How many words to us went, that were sent before then; call it until that is 0. */
  expireFeedback(before: Date): Promise<number> {
    return this.expire(sql.forgetFeedback, before);
  }

  /** What was asked of the newsletter and not confirmed within a week; one page, the next round takes what is left. */
  async expireUnconfirmed(): Promise<void> {
    await this.pool.query(forgetUnconfirmed, [rowsAtOnce]);
  }

  private expire(statement: string, before: Date): Promise<number> {
    return inTransaction(this.pool, async (transaction) => {
      if (!(await isMyTurn(transaction))) return 0;
      return (await transaction.query(statement, [before, rowsAtOnce])).rowCount ?? 0;
    });
  }
}

const isMyTurn = async (transaction: pg.ClientBase): Promise<boolean> =>
  (await transaction.query<{ mine: boolean }>(sql.takeTurn)).rows[0]?.mine === true;

/** The first games with so many events together; at least one. */
const ofEvents = (ended: readonly Ended[]): Ended[] => {
  let room = eventsAtOnce;
  return ended.filter(({ events }, index) => {
    room -= events;
    return index === 0 || room >= 0;
  });
};

const forget = async (transaction: pg.ClientBase, ended: readonly Ended[]): Promise<GameId[]> => {
  if (ended.length === 0) return [];
  const ids = async (statement: string, values: unknown[]): Promise<GameId[]> =>
    (await transaction.query<{ id: GameId }>(statement, values)).rows.map(({ id }) => id);
  const locked = await ids(sql.lockStreams, [ended.map(({ id }) => id)]);
  const games = await ids(sql.maybeForgotten, [locked, withTables]);
  if (games.length === 0) return [];
  for (const statement of sql.forgetGames) await transaction.query(statement, [games]);
  await transaction.query(sql.forgetCodes, [ended.map(({ code }) => code), games]);
  return games;
};
