import type { GameId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { forgetUnconfirmed } from '../newsletter/confirmations.sql.js';
import { projections } from '../projections/all-projections.js';
import * as sql from './expiry.sql.js';
import { forgetCodes, forgetGames, noteForgotten } from './forget-games.sql.js';
import type { GameRule } from './retention.js';

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

/** Which games are to go: those of a rule that ended before then, in the log or in archived months that go. */
export interface DueGames {
  readonly rule: GameRule;
  readonly before: Date;
  /** By their names. None: what is in the archive stays. */
  readonly archivedMonths?: readonly string[];
}

interface Ended extends ExpiryPlace {
  readonly code: string;
  readonly events: number;
  readonly isMeant: boolean;
}

/** A page is one short transaction, since one that writes holds back what projections may read. */
const gamesAtOnce = 50;
const eventsAtOnce = 5_000;
const rowsAtOnce = 500;

const withTables = projections.filter(({ tables }) => tables.length > 0).map(({ name }) => name);
const nothing: ExpiredPage = { games: [], next: null };

/** Forgets what has been kept for long enough (docs/decisions/033 and 088). */
export class ExpiryStore {
  constructor(private readonly pool: pg.Pool) {}

  /** A page of games whose time is over: their logs, and all that was made of them. Of accounts' games a line stays. */
  expireGames(due: DueGames, after: ExpiryPlace | null = null): Promise<ExpiredPage> {
    return inTransaction(this.pool, async (transaction) => {
      if (!(await isMyTurn(transaction))) return nothing;
      const { rows: held } = await transaction.query<{ held: boolean }>(sql.holdRebuilds, [withTables]);
      if (!held[0]?.held) return nothing;
      const { endedAt, id } = after ?? { endedAt: '-infinity', id: '' };
      const { rows: ended } = await transaction.query<Ended>(sql.endedBefore(due.rule), [
        due.before,
        endedAt,
        id,
        gamesAtOnce,
      ]);
      const page = ofEvents(ended);
      const games = await forget(
        transaction,
        due,
        page.filter(({ isMeant }) => isMeant),
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

  /** How many things and sets went of the reports that nobody has made since then; call it until that is 0. The sets stay. */
  async expireReports(before: Date): Promise<number> {
    return (await this.expire(sql.forgetReports, before)) + (await this.expire(sql.forgetSetReports, before));
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

/** Whether nobody else forgets, archives or restores just now; until the transaction ends. */
export const isMyTurn = async (transaction: pg.ClientBase): Promise<boolean> =>
  (await transaction.query<{ mine: boolean }>(sql.takeTurn)).rows[0]?.mine === true;

/** The first games with so many events together; at least one. */
const ofEvents = (ended: readonly Ended[]): Ended[] => {
  let room = eventsAtOnce;
  return ended.filter(({ events }, index) => {
    room -= events;
    return index === 0 || room >= 0;
  });
};

const forget = async (
  transaction: pg.ClientBase,
  { rule, archivedMonths = [] }: DueGames,
  ended: readonly Ended[],
): Promise<GameId[]> => {
  if (ended.length === 0) return [];
  const ids = async (statement: string, values: unknown[]): Promise<GameId[]> =>
    (await transaction.query<{ id: GameId }>(statement, values)).rows.map(({ id }) => id);
  const locked = await ids(sql.lockStreams, [ended.map(({ id }) => id)]);
  // only hosted games are in sums
  if (rule === 'finished') await transaction.query(sql.holdResults);
  const games = await ids(sql.maybeForgotten(rule), [locked, withTables, archivedMonths]);
  if (games.length === 0) return [];
  if (rule !== 'visitors') await transaction.query(noteForgotten, [games, rule]);
  for (const statement of forgetGames) await transaction.query(statement, [games]);
  await transaction.query(forgetCodes, [ended.map(({ code }) => code), games]);
  return games;
};
