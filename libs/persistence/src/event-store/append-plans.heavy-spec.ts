import { GameId } from '@clockbeat/domain';
import type { Client } from 'pg';
import { anEvent, created, newGame } from '../../test-support/events.js';
import { hostId } from '../../test-support/game-log.js';
import { appendOn, openTestStore, type TestStore } from '../../test-support/store.js';
import { makeMonth, missingMonths } from '../months/make-months.js';
import { firstMonth, monthsFrom } from '../months/month.js';
import { nextStretch, readLag } from '../projections/checkpoint.sql.js';
import { standAndLook } from '../projections/election.sql.js';
import { eventColumns } from './event-row.js';

const months = monthsFrom(firstMonth.begins, 39);
/** With the part of before, and the one for what no month waits for. */
const parts = months.length + 2;

/** Four in ten of these events are of games of before, the others of thirty months. */
const million = /* sql */ `
create temporary table games_of_all_times as
select n, case when n % 10 < 4 then 'game_' else (select ($1::text[])[n % 30 + 1]) end || 'x' || n as id
from generate_series(1, 1000) n;
insert into game_streams (game_id, version, round) select id, 1000, 1 from games_of_all_times;
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select id, version, 'PlayerReadied', 1, '{"commandId":"c"}', 'key:' || version, now(), 'player', now()
from games_of_all_times, generate_series(1, 1000) version;
analyze game_streams; analyze events;`;

let test: TestStore;
let client: Client;

beforeAll(async () => {
  test = await openTestStore();
  client = await test.connect();
  for (const month of await missingMonths(client, months)) await makeMonth(client, month);
  const [begin, ...rest] = million.split(';').filter((statement) => statement.trim() !== '');
  await client.query((begin ?? '').replace('$1', `'{${months.map(({ from }) => from).join(',')}}'`));
  for (const statement of rest) await client.query(statement);
});
afterAll(() => test.close());

const inEmptyParts = new RegExp(
  `Seq Scan on (events_without_month|${months
    .filter((_, nth) => nth >= 30 || nth % 10 < 4)
    .map(({ partition }) => partition)
    .join('|')}) `,
  'g',
);

const gameOf = (number: number): GameId =>
  GameId(`${number % 10 < 4 ? 'game_' : months[number % 30]?.from}x${number}`);

/** The plans of all statements that run inside a function on this connection, as the server tells them. */
const explained = async (work: () => Promise<unknown>): Promise<string> => {
  const plans: string[] = [];
  const listen = ({ message }: { message: string | undefined }) => plans.push(message ?? '');
  client.on('notice', listen);
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_level = notice;
    set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on`);
  await work();
  await client.query('set auto_explain.log_min_duration = -1');
  client.off('notice', listen);
  return plans.join('\n');
};

const plan = async (sql: string, values: unknown[] = [], how = ''): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${how} ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

/** The parts of the log that a plan names, and that its run has looked into. */
const looksAt = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        / on events_\w+/.test(line) &&
        !line.includes('Bitmap Index Scan') &&
        !line.includes('never executed'),
    )
    .map((line) => / on (events_\w+)/.exec(line)?.[1] ?? '');
const partsOf = (text: string): number => new Set(looksAt(text)).size;

it('appends among a million events by index look-ups in the months of its games only, whatever the batch', async () => {
  const known = Array.from({ length: 50 }, (_, n) => anEvent(newGame(), { gameId: gameOf(n * 10 + 7) }));
  await appendOn(client, created(newGame())); // the plan is made once per connection
  const plans = await explained(async () => {
    await appendOn(client, anEvent(newGame(), { gameId: gameOf(7) }));
    await appendOn(client, ...known.filter(({ gameId }) => gameId === gameOf(7) || gameId === gameOf(37)));
    await appendOn(client, created(newGame()));
  });
  expect(plans).toMatch(/Index Scan using game_streams_pkey/);
  expect(plans).toMatch(/Index Scan using events_\w+_key/);
  expect(plans).toContain(`Subplans Removed: ${parts - 1}`);
  expect(plans).not.toMatch(/Seq Scan|Hash Join|Merge Join/);
  expect(looksAt(plans).sort()).toEqual(
    [months[7]?.partition, months[7]?.partition, 'events_before_months'].sort(),
  );
  // games of two months are looked for in those between them as well, and nowhere else
  const wide = await explained(() => appendOn(client, ...known));
  expect(partsOf(wide)).toBeLessThanOrEqual(30);
});

describe('reads of the log', () => {
  it('in its order take the next events of each part from an index, and sort nothing', async () => {
    const reads = await import('./read.sql.js');
    const exports = await import('../export/export.sql.js');
    const bounds = ['0', '0', null, null, 500];
    const inOrder = {
      readAll: await plan(reads.readAll, ['0', '500000', 2_000]),
      horizonAge: await plan(reads.horizonAge),
      nextStretch: await plan(nextStretch, ['0', '500000', '99999999', 2_000]),
      readLag: await plan(readLag, [['games']]),
      standAndLook: await plan(standAndLook, ['any', ['games'], '10000']),
    };
    for (const [read, text] of Object.entries(inOrder)) {
      expect(text).not.toMatch(/Seq Scan on events|Bitmap Heap Scan on events/);
      expect([
        read,
        text.match(/Index Scan using events_\w+_(order|transaction_id_position_idx) /g)?.length,
      ]).toEqual([read, parts]);
      expect([
        read,
        text.includes('Merge Append'),
        /Sort Key: events/.test(text.replace(/Merge Append[^\n]*\n\s*Sort Key/g, '')),
      ]).toEqual([read, true, false]);
    }
    // a part in which nothing is may be read as a whole
    for (const text of [
      await plan(exports.readReleased, bounds),
      await plan(exports.readReleasedOfHost, [...bounds, hostId]),
      await plan(exports.readNewest),
    ])
      expect(/Seq Scan on (events_\w+)/g.exec(text.replace(inEmptyParts, ''))).toBeNull();
    expect(await plan(reads.overdue, [1_000, 100])).toMatch(/game_streams_due/);
  });

  it('of games look into the months of these games only', async () => {
    const reads = await import('./read.sql.js');
    const { readRanges } = await import('../export/export.sql.js');
    const [one, two] = [gameOf(7), gameOf(8)] as const;
    const reading = (sql: string, values: unknown[]) => plan(sql, values, '(analyze, timing off)');
    for (const [read, text, most] of [
      ['readStream', await reading(reads.readStream, [one, 10, 2_000]), 1],
      ['heads', await reading(reads.heads, [[one, two], 16, one, two]), 2],
      [
        'readVersions',
        await reading(reads.readVersions, [
          [one, two],
          [1, 1],
        ]),
        2,
      ],
      ['verdicts', await reading(reads.verdicts, [[one, two]]), 2],
      [
        'readRanges',
        await reading(readRanges(eventColumns), [
          [one, two],
          [1, 1],
          [9, 9],
        ]),
        2,
      ],
    ] as const) {
      expect([read, /Seq Scan on events(?!.*never executed)/.test(text)]).toEqual([read, false]);
      expect([read, partsOf(text)]).toEqual([read, most]);
    }
  });
});
