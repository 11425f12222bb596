import { seededRandom } from '../../../../test/support/random.js';
import { correctQuestion, rekeying, undoCorrection, voiding } from '../../../domain/test-support/index.js';
import { isBehind } from '../../test-support/catch-up.js';
import { faultyPool } from '../../test-support/faulty-pool.js';
import {
  deadHeat,
  type GameStream,
  randomNights,
  storeInterleaved,
} from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { resultsProjection } from '../results/results.projection.js';
import { sealsProjection } from '../seals/seals.projection.js';
import { makeLive } from './checkpoint.sql.js';
import type { Projection } from './projection.js';
import { runBatch } from './run-batch.js';

/** More of them: NIGHTS=2000 SEED=7 */
const nights = Number(process.env['NIGHTS'] ?? 120);
const seed = Number(process.env['SEED'] ?? 1);
const random = seededRandom(seed);

let test: TestStore;
let streams: GameStream[];

beforeAll(async () => {
  test = await openTestStore();
  streams = [
    ...randomNights(nights, seed),
    deadHeat(nights),
    deadHeat(nights + 1, [correctQuestion(0, voiding), undoCorrection()]),
    deadHeat(nights + 2, [correctQuestion(0, rekeying(3))]),
  ];
  await storeInterleaved(test.store.pool, streams, random);
});
afterAll(() => test.close());

/** Every row of every table, as text. */
const rowsOf = async ({ tables }: Projection) => {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await test.store.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    rows[table] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
};

/** One batch, broken off behind each of its statements in turn until there is none left to break off behind. */
const runThroughFaults = async (projection: Projection, limit: number): Promise<boolean> => {
  for (let after = 1; ; after += 1) {
    const { pool, state } = faultyPool(test.store.pool, after, after % 2 ? 'kill' : 'lose the reply');
    try {
      const { result } = await runBatch(pool, projection, 'live', limit);
      if (!state.broke) return result === 'moved';
    } catch (error) {
      if (!state.broke) throw error;
    }
  }
};

const tested = [gamesProjection, resultsProjection, sealsProjection];

it('leaves out no projection that has tables', async () => {
  const listed = (await test.store.projections.list()).filter(({ tables }) => tables.length > 0);
  expect(tested.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
});

describe.each(tested)('the projection $name', (projection) => {
  it('has the same rows live, in any batches and through any crash, as built anew', async () => {
    await test.store.pool.query(makeLive, [projection.name, projection.version]);
    do {
      while (await runThroughFaults(projection, 1 + Math.floor(random() ** 3 * 300)));
    } while (await isBehind(test.store, projection)); // another test's transaction holds the horizon back
    const live = await rowsOf(projection);
    for (const table of projection.tables) expect([table, live[table]?.length]).not.toEqual([table, 0]);
    await test.store.projections.rebuild(projection.name);
    expect(await rowsOf(projection)).toEqual(live);
  });
});
