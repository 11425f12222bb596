import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameId } from '@clockbeat/domain';
import { beginningOfId, EventStore, LogMonths, Persistence } from '@clockbeat/persistence';
import type { PinoLogger } from 'nestjs-pino';
import { MonthsAhead } from '../../apps/gateway/src/months/months-ahead.js';
import { insertEvents } from '../../libs/persistence/test-support/random-nights.js';
import { GameNight } from '../support/game-night.js';
import { until } from '../support/live/until.js';
import { recordedLogs } from '../support/recorded-logs.js';

const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
/** What operators are told of the months. */
const [, told = ''] = /### The log in months\n([\s\S]*?)\n## /.exec(manual) ?? [];

const waiting = 'Months of the log wait: something has it in use for long';

describe('a gateway that runs', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin();
  });
  afterAll(() => night?.end());

  const query = (sql: string, values: unknown[] = []) =>
    night.gateway.app.get(Persistence).pool.query<{ name: string }>(sql, values);

  /** As a gateway makes them, and what its log says of it. */
  const listened = () => {
    const said: string[] = [];
    const logger = { info: () => undefined, warn: (_: unknown, message: string) => said.push(message) };
    const months = new MonthsAhead(night.gateway.app.get(LogMonths), logger as unknown as PinoLogger);
    return { said, months };
  };

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
    const { said, months } = listened();
    // a busy machine may have the log in use for so long that months wait for the next time
    const ofLate = () => said.filter((message) => message !== waiting);
    await until('it is said', async () => {
      await months.make(at);
      return ofLate().length > 0;
    });
    await months.make(at);
    expect(ofLate()).toEqual(['This month of the log has begun without a part of its own']);
    expect(told).toContain(`\`${ofLate()[0]}\``);
    expect(await night.gateway.app.get(EventStore).readStream(gameId, 0)).toHaveLength(2_000);
  });

  it('says that months wait for whoever has the log in use, and makes them afterwards', async () => {
    const reader = await night.gateway.app.get(Persistence).pool.connect();
    const { said, months } = listened();
    const at = Date.UTC(2040, 1);
    try {
      await reader.query('begin');
      await reader.query('select from events limit 1');
      await months.make(at);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    expect(said).toEqual([waiting]);
    expect(told).toContain(`\`${waiting}\``);
    await until('the months are made', async () => {
      await months.make(at);
      const { rows } = await query(`select to_regclass('events_2040_02') as name`);
      return rows[0]?.name === 'events_2040_02';
    });
    expect(said.filter((message) => message !== waiting)).toEqual([]);
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
