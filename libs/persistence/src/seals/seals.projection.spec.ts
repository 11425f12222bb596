import { type GameId, type StoredEvent, sealedText } from '@clockbeat/domain';
import fc from 'fast-check';
import { seededRandom } from '../../../../test/support/random.js';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { jsonbText } from '../../../domain/src/seal/jsonb-text.js';
import { anyText } from '../../../domain/test-support/any-text.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { anEvent, created, newGame } from '../../test-support/events.js';
import { versionOf } from '../../test-support/queue.js';
import { insertEvents, randomNights, storeInterleaved } from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { isStorableText } from '../event-store/storable.js';
import { digestBytes, SealReckoner } from './seal.js';
import { sealsProjection } from './seals.projection.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

/** What the log itself comes to, computed here. */
const reckoned = async (gameId: GameId) => {
  const reckoner = new SealReckoner(gameId);
  const events = await test.store.events.readStored(gameId, 0, 10_000);
  const digests = events.map((event) => reckoner.add(event).toString('hex', 0, digestBytes));
  return { version: events.length, seal: reckoner.seal, digests };
};

it('writes JSON as PostgreSQL does', async () => {
  const texts = anyText().filter((text) => isStorableText(text));
  const numbers = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      texts,
      numbers,
      fc.constantFrom(null, true, false),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(texts, tie('tree'), { maxKeys: 5 }),
    ),
  }));
  const values = [...fc.sample(tree, { numRuns: 2_000, seed: 3 }), 1e21, 1.5e-7, -2.5e300, 5e-324, 1e23];
  const { rows } = await test.store.pool.query<{ text: string }>(
    'select value::text as text from unnest($1::jsonb[]) with ordinality given(value, nth) order by nth',
    [values.map((value) => JSON.stringify(value))],
  );
  expect(values.map(jsonbText)).toEqual(rows.map(({ text }) => text));
});

it('seals every event as the domain reads it, wherever batches end', async () => {
  const streams = randomNights(40, 5);
  const gameIds = [...streams.map(({ gameId }) => gameId)];
  await storeInterleaved(test.store.pool, streams, seededRandom(5));
  for (const { events } of recordedLogs) {
    await test.store.pool.query(insertEvents, [JSON.stringify(events)]);
    gameIds.push((events[0] as StoredEvent).gameId);
  }
  await caughtUp(test.store, sealsProjection, 37);
  for (const gameId of gameIds) expect(await test.store.seals.find(gameId)).toEqual(await reckoned(gameId));
});

it('goes on over pages, and takes times to the microsecond', async () => {
  const game = newGame();
  versionOf(await test.store.appends.append(created(game)));
  const append = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        test.store.appends.append(anEvent(game, { at: 1_700_000_000_000.123 + n / 3 })),
      ),
    );
  for (const count of [100, 1, 154, 1, 700]) {
    await append(count);
    await caughtUp(test.store, sealsProjection, 1_000);
  }
  expect(await test.store.seals.find(game)).toEqual(await reckoned(game));
  const pages = await test.store.pool.query('select page from game_seals where game_id = $1 order by 1', [
    game,
  ]);
  expect(pages.rows.map(({ page }) => page)).toEqual([0, 1, 2, 3]);
});

it('holds no name', () => {
  const names = recordedLogs.flatMap(({ outcome }) => outcome.finalScores.map(({ name }) => name));
  const text = recordedLogs
    // what stands in the place of a forgotten name is none
    .flatMap(({ events }) => events.filter(({ type }) => type !== 'NameForgotten').map(sealedText))
    .join('\n');
  expect(names).toContain('Visitor');
  for (const name of [...names, 'The Hosts', 'Reds', 'Blues']) expect(text).not.toContain(`"${name}"`);
});

it('knows nothing of a game that is not there', async () => {
  expect(await test.store.seals.find(newGame())).toBeNull();
});
