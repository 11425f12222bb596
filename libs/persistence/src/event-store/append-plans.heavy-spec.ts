import type { Client } from 'pg';
import { anEvent, created, newGame } from '../../test-support/events.js';
import { hostId } from '../../test-support/game-log.js';
import { appendOn, openTestStore, type TestStore } from '../../test-support/store.js';

const million = /* sql */ `
insert into game_streams (game_id, version, round)
select 'game_' || n, 1000, 1 from generate_series(1, 1000) n;
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select 'game_' || (n % 1000 + 1), n / 1000 + 1, 'PlayerReadied', 1, '{"commandId":"c"}', 'key:' || n, now(), 'player', now()
from generate_series(0, 999999) n;
analyze game_streams; analyze events;`;

let test: TestStore;
let client: Client;

beforeAll(async () => {
  test = await openTestStore();
  client = await test.connect();
  await client.query(million);
});
afterAll(() => test.close());

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

it('appends among a million events by index look-ups only, whatever the batch', async () => {
  const known = Array.from({ length: 50 }, (_, n) =>
    anEvent(newGame(), { gameId: `game_${n + 1}` as never }),
  );
  await appendOn(client, created(newGame())); // the plan is made once per connection
  const plans = await explained(async () => {
    await appendOn(client, ...known);
    await appendOn(client, anEvent(newGame(), { gameId: 'game_7' as never }));
    await appendOn(client, created(newGame()));
  });
  expect(plans).toMatch(/Index Scan using game_streams_pkey/);
  expect(plans).toMatch(/Index Scan using events_key/);
  expect(plans).not.toMatch(/Seq Scan|Hash Join|Merge Join/);
});

it('reads of the log stay on their indexes', async () => {
  const plan = async (sql: string, values: unknown[]) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const reads = await import('./read.sql.js');
  expect(await plan(reads.readAll, ['0', '500000', 2_000])).toMatch(/Index Scan using events_order/);
  expect(await plan(reads.readStream, ['game_7', 10, 2_000])).toMatch(/events_pkey/);
  expect(await plan(reads.heads, [['game_7', 'game_8'], 16])).toMatch(/game_streams_pkey[\s\S]*events_pkey/);
  expect(await plan(reads.overdue, [1_000, 100])).toMatch(/game_streams_due/);
  expect(await plan(reads.horizonAge, [])).toMatch(/events_order/);
  const exports = await import('../export/export.sql.js');
  const bounds = ['0', '0', null, null, 500];
  expect(await plan(exports.readReleased, bounds)).toMatch(/events_endings/);
  expect(await plan(exports.readReleasedOfHost, [...bounds, hostId])).toMatch(/events_(game_)?endings/);
});
