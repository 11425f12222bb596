import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { inShortTries } from './in-short-tries.js';
import * as sql from './make-months.sql.js';
import {
  beforeMonths,
  firstMonth,
  type Month,
  monthBefore,
  monthNamed,
  monthOf,
  monthsFrom,
} from './month.js';

/** How many months are made before they begin. */
const ahead = 3;
/** So often now, and then in an hour: there are months of time. */
const tries = { lockMs: 25, statementMs: 1_000, attempts: 8, pauseMs: 150 };
/** As many events as are taken along in a moment. */
const mostTaken = 2_000;

type Client = Pick<pg.ClientBase, 'query'>;

export interface MonthsMade {
  /** Just now. */
  readonly made: readonly Month[];
  /** There is too much of them already where no month has taken it. It goes on being written and read there. */
  readonly late: readonly Month[];
  /** Somebody has the log in use for long: they are made the next time. */
  readonly waiting: readonly Month[];
}

type Outcome = keyof MonthsMade | 'others';

/** Makes the months of the log that are missing, from that of `now` (ms since 1970) on, if nobody else is at it. */
export const makeMonths = async (pool: pg.Pool, now: number): Promise<MonthsMade> => {
  const months: Record<Outcome, Month[]> = { made: [], late: [], waiting: [], others: [] };
  for (const month of await missingMonths(pool, monthsFrom(now, ahead))) {
    // what one has waited for in vain the next one would wait for as well
    const outcome = months.waiting.length > 0 ? 'waiting' : await tryToMake(pool, month, now);
    months[outcome].push(month);
  }
  return months;
};

const tryToMake = async (pool: pg.Pool, month: Month, now: number): Promise<Outcome> => {
  const outcome = await inShortTries<Outcome>(
    tries,
    (work) => inTransaction(pool, work),
    (client) => makeInTurn(client, month, now),
  );
  return outcome ?? 'waiting';
};

/** Those for which the log has no part. */
export const missingMonths = async (client: Client | pg.Pool, months: readonly Month[]): Promise<Month[]> => {
  const { rows: parts } = await client.query<{ name: string; bounds: string }>(sql.readParts);
  if (parts.length === 0) return [];
  const names = new Set(parts.map(({ name }) => name));
  const end = endOf(parts.find(({ name }) => name === beforeMonths)?.bounds);
  return months.filter(({ partition, from }) => !names.has(partition) && from >= end);
};

/** What lies before all months of the log, as one month. */
export const readBefore = async (client: Client | pg.Pool): Promise<Month> => {
  const { rows: parts } = await client.query<{ name: string; bounds: string }>(sql.readParts);
  return monthBefore(endOf(parts.find(({ name }) => name === beforeMonths)?.bounds));
};

/** The months that have a part of the log, in their order; what lies before all of them is the first. */
export const readMonths = async (client: Client | pg.Pool): Promise<Month[]> => {
  const { rows: parts } = await client.query<{ name: string; bounds: string }>(sql.readParts);
  const months = parts.filter(({ name }) => /^events_\d{4}_\d{2}$/.test(name));
  return [
    monthBefore(endOf(parts.find(({ name }) => name === beforeMonths)?.bounds)),
    ...months.map(({ name }) => monthNamed(name.slice('events_'.length).replace('_', '-'))),
  ];
};

/** "FOR VALUES FROM (MINVALUE) TO ('game_zzz0Mc')": where the part of before ends. */
const endOf = (bounds = ''): string => /TO \('([^']*)'\)$/.exec(bounds)?.[1] ?? '';

/**
 * Before a log is filled: the months of the games that are there by their streams, as far as months are made by themselves. In
 * the transaction of the caller.
 */
export const makeMonthsOfStreams = async (client: Client, now: number): Promise<void> => {
  const end = monthsFrom(now, ahead).at(-1)?.ends ?? now;
  const wanted: Month[] = [];
  for (let month = firstMonth; month.begins < end; month = monthOf(month.ends)) {
    const { rows } = await client.query<{ has: boolean }>(sql.hasGames, [month.from, month.to]);
    if (rows[0]?.has) wanted.push(month);
  }
  for (const month of await missingMonths(client, wanted)) await makeMonth(client, month);
};

const makeInTurn = async (client: pg.ClientBase, month: Month, now: number): Promise<Outcome> => {
  const { rows } = await client.query<{ mine: boolean }>(sql.takeTurn);
  if (!rows[0]?.mine || (await missingMonths(client, [month])).length === 0) return 'others';
  // An append that was about to write where no month has taken it would be refused. Before it begins nobody is.
  if (month.begins <= now) await client.query('lock table events in access exclusive mode');
  return (await makeMonth(client, month)) ? 'made' : 'late';
};

/**
 * Makes one month, in the transaction of the caller; whether it was possible. Everything that can be is done beside the log:
 * to attach it locks nobody out but who reads or writes what no month has taken.
 */
export const makeMonth = async (client: Client, { partition, from, to }: Month): Promise<boolean> => {
  const { rows } = await client.query<{ count: number }>(sql.countLeftOver, [from, to, mostTaken + 1]);
  const leftOver = rows[0]?.count ?? 0;
  if (leftOver > mostTaken) return false;
  await client.query(`create table ${partition} (like events including defaults including indexes)`);
  if (leftOver > 0) await client.query(sql.takeLeftOver(partition), [from, to]);
  await client.query(
    `alter table events attach partition ${partition} for values from ('${from}') to ('${to}')`,
  );
  return true;
};
