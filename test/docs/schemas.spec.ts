import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNights } from '../../libs/persistence/test-support/random-nights.js';
import { schemaChecker } from '../served-schemas/checker.js';
import { makeSchemas } from '../served-schemas/make.js';
import { recordedLogs } from '../support/recorded-logs.js';

const folder = join(import.meta.dirname, '../../apps/gateway/src/schemas');
const served = (name: string): object =>
  JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));

const isEvent = schemaChecker().compile(served('events'));

/** As an export has it. */
const exported = (event: { at: number; recordedAt?: number }): object => ({
  ...event,
  at: new Date(event.at).toISOString(),
  recordedAt: new Date(event.recordedAt ?? event.at).toISOString(),
});
const problemsOf = (events: readonly { at: number; version: number; type: string }[]): string[] =>
  events.flatMap((event) =>
    isEvent(exported(event))
      ? []
      : [
          `${event.version} ${event.type}: ${JSON.stringify(isEvent.errors?.filter(({ schemaPath }) => !schemaPath.includes('anyOf')).slice(0, 3))}`,
        ],
  );

it('are those of the types that the code is compiled with: else run npm run schemas:record', () => {
  for (const [name, schema] of Object.entries(makeSchemas())) expect(served(name)).toEqual(schema);
});

it.each(recordedLogs)('take every event of the recorded log $name', ({ events }) => {
  expect(events.length).toBeGreaterThan(0);
  expect(problemsOf(events as never)).toEqual([]);
});

it('take every event of random nights', () => {
  const events = randomNights(100, 29).flatMap((night) => night.events);
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(15);
  expect(problemsOf(events)).toEqual([]);
});

it.each([
  ['an event of no known type', { type: 'PlayerJumped' }],
  ['a version that is a text', { version: '1' }],
  ['a time that is none', { at: 'yesterday' }],
  ['data of another type', { data: { commandId: 'c', ready: 'yes' } }],
])('refuse %s', (_, change) => {
  const event = {
    gameId: 'game_0000000000000000',
    version: 3,
    type: 'PlayerReadied',
    schema: 1,
    data: { commandId: 'c', playerId: 'p_0000000000000000', ready: true },
    at: '2026-11-22T20:00:00.000Z',
    recordedAt: '2026-11-22T20:00:00.004Z',
  };
  expect(isEvent(event)).toBe(true);
  expect(isEvent({ ...event, ...change })).toBe(false);
});
