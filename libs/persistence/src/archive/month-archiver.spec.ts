import { readdirSync } from 'node:fs';
import type { GameId } from '@clockbeat/domain';
import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { AnswerClock, EventStore } from '../event-store/index.js';
import { GameVerifier } from '../verify/verify-game.js';
import { type ArchiveStep, MonthArchiver } from './month-archiver.js';

let test: ArchiveTest;
beforeEach(async () => {
  test = await openArchiveTest();
});
afterEach(() => test.close());

const now = Date.UTC(2026, 5);
const archive = (options: { rowsPerFile?: number; onStep?: (step: ArchiveStep) => void } = {}) =>
  test.store.archiver.archive(test.month.name, { now, ...options });
const rowsInTable = async (): Promise<number> => {
  const { rows } = await test.store.pool.query<{ count: number }>('select count(*)::int from events');
  return rows[0]?.count ?? 0;
};
/** All that can be read of the games, by every way that there is. */
const told = async () => {
  const { events, exports } = test.store;
  const logs: Record<GameId, unknown> = {};
  for (const { gameId } of test.nights) logs[gameId] = await events.readStored(gameId, 0, 100_000);
  const exported: unknown[] = [];
  const everything = { hostId: null, from: null, to: null };
  for await (const page of exports.released(everything, { transactionId: '0', position: '0', version: 0 }))
    exported.push(...page);
  const heads = await events.heads(
    test.nights.map(({ gameId }) => gameId),
    16,
  );
  return { logs, exported, heads };
};

it('leaves in the table what statements look for there, and tells every game as before', async () => {
  const before = await told();
  const rows = await rowsInTable();
  const archived = await archive({ rowsPerFile: 2_000 });
  expect(archived).toMatchObject({ month: '2026-03', games: test.nights.length, events: rows });
  expect(await rowsInTable()).toBeLessThan(rows / 2);
  expect(await told()).toEqual(before);
});
