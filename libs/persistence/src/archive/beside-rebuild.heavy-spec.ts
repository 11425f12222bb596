import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { projections } from '../projections/all-projections.js';
import { nextStretch } from '../projections/checkpoint.sql.js';
import { batchOf } from '../projections/projection.js';
import { ProjectionLoop } from '../projections/projection-loop.js';
import { beginRebuild } from '../projections/rebuild.js';
import { runBatch, schemaOf, settings } from '../projections/run-batch.js';
import { eventsOf } from '../results/read-games.js';
import { resultsProjection } from '../results/results.projection.js';
import { ArchiveReader } from './archive-reader.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { fillBeside } from './beside-rebuild.js';

const withTables = projections.filter(({ tables }) => tables.length > 0);
let test: ArchiveTest;
beforeEach(async () => {
  test = await openArchiveTest();
  await test.store.archiver.archive('2026-03', { now: Date.UTC(2026, 5), rowsPerFile: 200 });
});
afterEach(() => test.close());

const rowsOf = async (tables: readonly string[]) => {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await test.store.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    rows[table] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
};
/** What a rebuild reads: each event once. */
const events = async (schema: string): Promise<number> => {
  const { rows } = await test.store.pool.query<{ all: number; different: number }>(
    `select count(*)::int as all, count(distinct (game_id, version))::int as different from ${schema}.events`,
  );
  expect(rows[0]?.different).toBe(rows[0]?.all);
  return rows[0]?.all ?? 0;
};

it('reads log and archive by their indexes, as far as a batch goes', async () => {
  const schema = schemaOf(resultsProjection);
  await beginRebuild(test.store.pool, resultsProjection);
  while (await fillBeside(test.store.pool, test.store.archive.reader, schema));
  const client = await test.connect();
  // as over a long log, where to sort all of it for each batch would cost more
  await client.query(`set search_path = ${schema}, public; ${settings.replaceAll('set local', 'set')};
    set enable_sort = off; set enable_bitmapscan = off`);
  const plan = async (text: string, values: unknown[]): Promise<string> =>
    (await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  const plans = [
    await plan(nextStretch, ['0', '0', '9000000000', 500]),
    await plan(`with ${batchOf(['GameFinished'])} select * from batch`, ['0', '0', '9000000000', '1']),
    await plan(eventsOf, [[test.nights[0]?.gameId], [100], 0]),
  ];
  for (const one of plans) {
    expect(one).toContain('archived_events');
    expect(one).not.toContain('Seq Scan');
  }
  expect(plans[0]).toMatch(
    /Limit[\s\S]*Merge Append[\s\S]*archived_events_transaction_id_position_idx on archived_events/,
  );
});

describe.each(withTables)('a rebuild of $name', (projection) => {
  const schema = schemaOf(projection);

  it('reads nothing before all of the archive is beside the log', async () => {
    const before = await rowsOf(projection.tables);
    await beginRebuild(test.store.pool, projection);
    expect((await runBatch(test.store.pool, projection, 'next', 1_000)).result).toBe('busy');
    let groups = 0;
    while (await fillBeside(test.store.pool, test.store.archive.reader, schema)) {
      groups += 1;
      // two that fill at a time fill each group once
      await Promise.all([1, 2].map(() => fillBeside(test.store.pool, test.store.archive.reader, schema)));
      await events(schema);
    }
    expect(groups).toBeGreaterThan(1);
    const [month] = await test.store.archiver.list();
    expect(await events(schema)).toBe(month?.events);
    await test.store.projections.rebuild(projection.name);
    expect(await rowsOf(projection.tables)).toEqual(before);
  });

  it.each(['games go on', 'the month comes back'])('has each event once when %s meanwhile', async (what) => {
    await beginRebuild(test.store.pool, projection);
    for (let group = 0; group < 2; group += 1)
      await fillBeside(test.store.pool, test.store.archive.reader, schema);
    if (what === 'games go on') await test.storeLater();
    else await test.store.archiver.restore('2026-03');
    await events(schema);
    await test.caughtUp();
    await test.store.projections.rebuild(projection.name);
    const rebuilt = await rowsOf(projection.tables);
    if (what === 'games go on') await test.store.archiver.restore('2026-03');
    // from the whole log alone
    await test.store.projections.rebuild(projection.name);
    expect(await rowsOf(projection.tables)).toEqual(rebuilt);
  });

  it('waits while the archive is away, and the live rows go on', async () => {
    await beginRebuild(test.store.pool, projection);
    const away = new ProjectionLoop(test.store.pool, projection, new ArchiveReader(null));
    await expect(away.step()).rejects.toThrow(ArchiveUnavailable);
    const { rows } = await test.store.pool.query(
      `select build, transaction_id::text <> '0' as read from projections where name = $1 order by build`,
      [projection.name],
    );
    expect(rows).toEqual([
      { build: 'live', read: true },
      { build: 'next', read: false },
    ]);
  });
});
