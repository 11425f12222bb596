import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Month } from '../months/month.js';
import { namesBeforeArchives } from '../program-names.js';
import { projections } from '../projections/all-projections.js';
import * as sql from './archive.sql.js';
import { archivedMonths } from './archived-months.js';
import { NotArchivable } from './not-archivable.js';

/** So often it is looked whether transactions have ended that ran before, and after so long again. */
const [attemptsToEnd, pauseMs] = [10, 500];

/** Those that make something of the log that is kept. */
export const withTables = projections.filter(({ tables }) => tables.length > 0).map(({ name }) => name);

/** Where the part of a month ends that goes. */
export interface Top {
  readonly transactionId: string;
  readonly position: string;
  /** Every event of the month is of an older transaction; whatever comes is not. */
  readonly horizon: string;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Up to where a month may be archived now. Throws `NotArchivable`, which says why it may not. */
export const mayGo = async (client: Client, month: Month, now: number): Promise<Top> => {
  const { name, from, to } = month;
  const refuse = (why: string): never => {
    throw new NotArchivable(`The month ${name} cannot be archived: ${why}.`);
  };
  if (month.ends > now) refuse('it is not over');
  const { rows: known } = await client.query<{ isKnown: boolean }>(sql.isKnown);
  if (!known[0]?.isKnown) refuse('no gateway of this release has been started yet');
  const { rows: older } = await client.query<{ connections: number }>(sql.countConnections, [
    namesBeforeArchives,
  ]);
  if (older[0]?.connections !== 0)
    refuse('a gateway or a projector of a release that knows no archive is connected, and would tell holes');
  if ((await archivedMonths(client)).some((one) => one.month === name)) refuse('it is archived');
  const { rows: parts } = await client.query<{ isPart: boolean }>(sql.isPart, [`public.${month.partition}`]);
  if (!parts[0]?.isPart) refuse('it has no part of the log of its own');
  const { rows } = await client.query<Record<string, number>>(sql.hindrances, [from, to]);
  const { games = 0, running = 0, withoutEnd = 0, visitors = 0, unsealed = 0 } = rows[0] ?? {};
  if (games === 0) refuse('it has no games');
  if (running > 0) refuse(`${running} of its games have not ended`);
  if (withoutEnd > 0) refuse(`${withoutEnd} of its games have no end in the log`);
  if (visitors > 0)
    refuse(`${visitors} of its games are visitors' and are still to be deleted (GUEST_GAME_DAYS)`);
  if (unsealed > 0) refuse(`${unsealed} of its games are not sealed to their last event`);
  const top = await decidedTop(client, month);
  if (!top) return refuse('somebody writes to it, or a transaction has been open since then');
  const late = await client.query<{ name: string }>(sql.behind, [
    withTables,
    top.transactionId,
    top.position,
  ]);
  if (late.rows.length > 0)
    refuse(`${late.rows.map((row) => row.name).join(', ')} have not read it to its end`);
  const building = await client.query<{ isBuilding: boolean }>(sql.isBeingBuilt);
  if (building.rows[0]?.isBuilding) refuse('a projection is being built anew');
  return top;
};

/**
 * The end of the month's part, once every transaction that may have written before it is over: an analysis that runs by itself
 * is, in a moment. Null: one goes on.
 */
const decidedTop = async (client: Client, month: Month): Promise<Top | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<Top & { isDecided: boolean }>(sql.topOf(month));
    if (rows[0]?.isDecided) return rows[0];
    if (attempt === attemptsToEnd) return null;
    await pause(pauseMs);
  }
};
