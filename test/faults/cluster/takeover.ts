import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { takeBackLast } from '../../support/live/take-back.js';

/** By then every gateway has read the game again, ms (docs/operations.md). */
const readAnewWithinMs = 15_000;
const waitsForMs = 4_000;

/** A game lost its newest event, which clients had been told of: what they were told meanwhile is no promise. */
export interface TakenBack {
  readonly gameId: string;
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
}

/**
 * Takes the next event of any game back, `lateMs` after it was stored, as a server that takes over without its last commit
 * does. The lists lag behind meanwhile: what they have read would be gone together with the event. Null: none came that
 * can be taken alone.
 */
export const loseNextEvent = async (databaseUrl: string, lateMs: number): Promise<TakenBack | null> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined); // another fault's doing: the query under way fails as well
  let lost: TakenBack | null = null;
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select from projections for update');
    const from = Date.now();
    const gameId = await nextMoved(client);
    if (gameId === null) return null;
    await sleep(lateMs);
    if (await takeBackLast(client, gameId)) lost = { gameId, from, until: Date.now() + readAnewWithinMs };
    await client.query('commit');
  } catch {
    // if it was the commit that failed, nobody knows whether it was done
  } finally {
    await client.end().catch(() => undefined);
  }
  return lost;
};

/** The game whose log grows next. */
const nextMoved = async (client: pg.Client): Promise<string | null> => {
  const versions = async (): Promise<Map<string, number>> => {
    const { rows } = await client.query<{ id: string; version: number }>(
      'select game_id as id, version from game_streams',
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  };
  const before = await versions();
  for (const giveUp = Date.now() + waitsForMs; Date.now() < giveUp; await sleep(20)) {
    const moved = [...(await versions())].find(
      ([id, version]) => version > (before.get(id) ?? Number.POSITIVE_INFINITY),
    );
    if (moved) return moved[0];
  }
  return null;
};
