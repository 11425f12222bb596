import type pg from 'pg';
import { fillSlab } from './fill-log.sql.js';

/** Games that ran at the same time, players and questions of each, and how often there was such an hour. */
const small = { games: 20, players: 20, questions: 10 };
const large = { games: 2, players: 1_000, questions: 10 };
/** One slab in so many is of large games. */
const largeEvery = 25;

/** Fills the log with finished games until it holds at least `events`; answers how many it holds. */
export const fillLog = async (client: pg.Client, events: number): Promise<number> => {
  let stored = 0;
  for (let slab = 1; stored < events; slab += 1) {
    const { games, players, questions } = slab % largeEvery === 0 ? large : small;
    const { rowCount } = await client.query(fillSlab, [slab, games, players, questions]);
    stored += rowCount ?? 0;
  }
  await client.query('vacuum analyze');
  return stored;
};
