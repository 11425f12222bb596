import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameId, type RecordedEvent } from '@clockbeat/domain';
import { seededRandom } from '../../../test/support/random.js';
import type { PersistenceOptions } from '../src/index.js';
import { makeMonth } from '../src/months/make-months.js';
import { beginningOfId, type Month, monthNamed } from '../src/months/month.js';
import { projections } from '../src/projections/all-projections.js';
import { makeLive } from '../src/projections/checkpoint.sql.js';
import { ProjectionLoop } from '../src/projections/projection-loop.js';
import { isBehind } from './catch-up.js';
import { type GameStream, randomNights, storeInterleaved, writeHeads } from './random-nights.js';
import { openTestStore, type TestStore } from './store.js';

const isEnd = ({ type }: RecordedEvent): boolean => type === 'GameFinished' || type === 'GameAbandoned';
const hasEnded = ({ events }: GameStream): boolean => events.some(isEnd);

/** As it was when it ended. */
const untilEnd = (night: GameStream): GameStream => ({
  ...night,
  events: night.events.slice(0, night.events.findIndex(isEnd) + 1),
});

/** Nights of hosts that have ended, as games that were made in a month. */
const nightsOf = ({ begins, from }: Month, count: number, seed: number): GameStream[] =>
  randomNights(count, seed)
    .filter((night) => hasEnded(night) && night.game.kind === 'live')
    .map(({ game, events }, nth) => {
      const beginning = from === '' ? 'game_000000' : beginningOfId(begins + nth * 3_600_000);
      const gameId = GameId(`${beginning}${String(nth).padStart(10, '0')}`);
      return { gameId, game, events: events.map((event) => ({ ...event, gameId }) as RecordedEvent) };
    });

export interface ArchiveTest extends TestStore {
  readonly folder: string;
  readonly month: Month;
  readonly nights: readonly GameStream[];
  /** What followed the ends of the games, ratings and corrections, comes now. */
  storeLater(): Promise<void>;
  /** Until every projection has read everything. */
  caughtUp(): Promise<void>;
}

/** A store with a folder for its archive, and a month that is over, played, read by all projections and sealed. */
export const openArchiveTest = async (
  options: Partial<PersistenceOptions> = {},
  month = monthNamed('2026-03'),
): Promise<ArchiveTest> => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
  const test = await openTestStore({ archive: { folder }, ...options });
  const nights = nightsOf(month, 60, 17);
  const { pool } = test.store;
  const client = await pool.connect();
  if (month.from !== '') await makeMonth(client, month);
  client.release();
  await storeInterleaved(pool, nights.map(untilEnd), seededRandom(17));
  await writeHeads(pool);
  const withTables = projections.filter(({ tables }) => tables.length > 0);
  const readOn = async () => {
    for (const projection of withTables) {
      await pool.query(makeLive, [projection.name, projection.version]);
      const loop = new ProjectionLoop(pool, projection, test.store.archive.reader);
      do while (await loop.step());
      while (await isBehind(test.store, projection));
    }
  };
  await readOn();
  return {
    ...test,
    folder,
    month,
    nights,
    caughtUp: readOn,
    async storeLater() {
      const later = nights.map((night) => ({
        ...night,
        events: night.events.slice(untilEnd(night).events.length),
      }));
      await storeInterleaved(pool, later, seededRandom(18));
      await pool.query(
        'update game_streams s set version = (select max(version) from events e where e.game_id = s.game_id)',
      );
    },
    async close() {
      await test.close();
      rmSync(folder, { recursive: true });
    },
  };
};
