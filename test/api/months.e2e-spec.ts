import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameId } from '@clockbeat/domain';
import { beginningOfId, EventStore, LogMonths, Persistence } from '@clockbeat/persistence';
import type { PinoLogger } from 'nestjs-pino';
import { MonthsAhead } from '../../apps/gateway/src/months/months-ahead.js';
import { insertEvents } from '../../libs/persistence/test-support/random-nights.js';
import { GameNight } from '../support/game-night.js';
import { recordedLogs } from '../support/recorded-logs.js';

const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
/** What operators are told of the months. */
const [, told = ''] = /### The log in months\n([\s\S]*?)\n## /.exec(manual) ?? [];

describe('a gateway that runs', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin();
  });
  afterAll(() => night?.end());

  const query = (sql: string, values: unknown[] = []) =>
    night.gateway.app.get(Persistence).pool.query<{ name: string }>(sql, values);

  it('makes the months of the log before they begin', async () => {
    await night.gateway.app.get(MonthsAhead).make(Date.UTC(2030, 1, 28));
    const { rows } = await query(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['events_2030_02', 'events_2030_03', 'events_2030_04', 'events_2030_05']),
    );
  });

  it('says once which month has begun without a part, and reads it none the less', async () => {
    const at = Date.UTC(2035, 6, 7);
    const gameId = GameId(`${beginningOfId(at)}0123456789`);
    const [log] = recordedLogs;
    const events = Array.from({ length: 2_001 }, (_, nth) => ({
      ...log?.events[0],
      gameId,
      version: nth + 1,
    }));
    await query(insertEvents, [JSON.stringify(events)]);
    const said: string[] = [];
    const logger = { info: () => undefined, warn: (_: unknown, message: string) => said.push(message) };
    const months = new MonthsAhead(night.gateway.app.get(LogMonths), logger as unknown as PinoLogger);
    await months.make(at);
    await months.make(at);
    expect(said).toEqual(['This month of the log has begun without a part of its own']);
    expect(told).toContain(`\`${said[0]}\``);
    expect(await night.gateway.app.get(EventStore).readStream(gameId, 0)).toHaveLength(2_000);
  });

  it('has its parts told by the statement that operators are given', async () => {
    const [, statement = ''] = /```sql\n([\s\S]*?)\n```/.exec(told) ?? [];
    const { rows } = await query(statement);
    expect(rows).toContainEqual({
      part: 'events_2030_02',
      ids: `FOR VALUES FROM ('${beginningOfId(Date.UTC(2030, 1))}') TO ('${beginningOfId(Date.UTC(2030, 2))}')`,
      size: expect.stringMatching(/kB$/),
    });
  });
});
