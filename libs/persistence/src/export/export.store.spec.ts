import { GameId, type PlayableGame, type RecordedEvent, UserId } from '@clockbeat/domain';
import { seededRandom } from '../../../../test/support/random.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { GameLog } from '../../test-support/game-log.js';
import {
  type GameStream,
  insertEvents,
  randomNights,
  storeInterleaved,
} from '../../test-support/random-nights.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import type { ExportedEvent, ExportPlace, ExportScope } from './export.store.js';

const everything: ExportScope = { hostId: null, from: null, to: null };
const beginning: ExportPlace = { transactionId: '0', position: '0', version: 0 };
const host = UserId('00000000-0000-4000-8000-000000000001');

let test: TestStore;
let streams: GameStream[];
let ended: (GameStream & { endedAt: number })[];

beforeAll(async () => {
  test = await openTestStore();
  streams = randomNights(80, 3);
  await storeInterleaved(test.store.pool, streams, seededRandom(3));
  await caughtUp(test.store, gamesProjection, 1_000);
  ended = streams.flatMap((stream) =>
    stream.game.status === 'finished'
      ? [{ ...stream, events: toldOf(stream.events), endedAt: stream.game.endedAt }]
      : [],
  );
  // another test's transaction may hold the horizon back
  await eventually(async () => {
    const events = await read(everything);
    const whole = ended.reduce((sum, { events: { length } }) => sum + length, 0);
    expect(events).toHaveLength(whole);
  });
});
afterAll(() => test.close());

/** A change of hosts, and a name that is lent, are told with what follows them. */
const toldOf = (events: readonly RecordedEvent[]) =>
  events.slice(0, events.findLastIndex(({ type }) => type !== 'HostChanged' && type !== 'NameLent') + 1);

const read = async (scope: ExportScope, after = beginning): Promise<ExportedEvent[]> => {
  const events: ExportedEvent[] = [];
  for await (const page of test.store.exports.released(scope, after)) events.push(...page);
  return events;
};
const told = (events: readonly ExportedEvent[]): string[] =>
  events.map(({ event: { gameId, version } }) => `${gameId} ${version}`);
const namesOf = (events: readonly RecordedEvent[]): string[] =>
  events.map(({ gameId, version }) => `${gameId} ${version}`);
const hostOf = (game: PlayableGame) => game.hostId;

it('has every event of every game that has ended once, each game in its order, and none of one that runs', async () => {
  expect(ended.length).toBeGreaterThan(10);
  expect(streams.length).toBeGreaterThan(ended.length);
  const all = await read(everything);
  expect(told(all).sort()).toEqual(ended.flatMap(({ events }) => namesOf(events)).sort());
  for (const { gameId, events } of ended) {
    const own = all.filter(({ event }) => event.gameId === gameId).map(({ event }) => event);
    expect(own.map(({ version }) => version)).toEqual(events.map(({ version }) => version));
    expect(own.map(({ data }) => data)).toEqual(events.map(({ data }) => data));
  }
});

it('goes on behind any event, and repeats and skips none', async () => {
  const all = await read(everything);
  const names = told(all);
  for (let index = 0; index < all.length; index += 23) {
    const place = all[index]?.place ?? beginning;
    expect(told(await read(everything, place))).toEqual(names.slice(index + 1));
  }
  const last = all.at(-1)?.place ?? beginning;
  expect(await read(everything, last)).toEqual([]);
});

it('knows the newest place that any scope tells', async () => {
  const { exports } = test.store;
  const { transactionId, position } = await exports.newest();
  const last = (await read(everything)).at(-1)?.place;
  expect({ transactionId, position }).toEqual({
    transactionId: last?.transactionId,
    position: last?.position,
  });
});

it('has what a host hosted, and nobody else’s', async () => {
  const own = ended.filter(({ game }) => hostOf(game) === host);
  expect(own.length).toBeGreaterThan(0);
  const events = told(await read({ ...everything, hostId: host }));
  expect([...events].sort()).toEqual(own.flatMap(({ events: of }) => namesOf(of)).sort());
  expect(await read({ ...everything, hostId: UserId('00000000-0000-4000-8000-00000000dead') })).toEqual([]);
});

it('has what ended in a time', async () => {
  const times = ended.map(({ endedAt }) => endedAt).sort((a, b) => a - b);
  const [from = 0, to = 0] = [times[Math.floor(times.length / 3)], times[Math.floor((times.length * 2) / 3)]];
  const inTime = ended.filter(({ endedAt }) => endedAt >= from && endedAt < to);
  const events = await read({ ...everything, from, to });
  const endings = events.filter(({ event: { type } }) => type === 'GameFinished' || type === 'GameAbandoned');
  expect(endings.map(({ event }) => event.gameId).sort()).toEqual(inTime.map(({ gameId }) => gameId).sort());
});

it('finds, going on, what has ended since, and what was said of old games since', async () => {
  const last = (await read(everything)).at(-1)?.place ?? beginning;
  const id = GameId('game_ended_just_now_');
  const log = new GameLog(id, 1_900_000_000_000).created(1).joined('ada').started().finished(0);
  const [rated] = ended.filter(({ game }) => game.kind === 'live');
  const rating = {
    ...log.events.at(-1),
    gameId: rated?.gameId,
    version: 9_999,
    type: 'GameRated',
    data: { stars: 3 },
  };
  const rows = log.events.map((event, index) => ({ ...event, version: index + 1 }));
  await test.store.pool.query(insertEvents, [JSON.stringify([...rows, rating])]);
  const expected = [...rows.map(({ version }) => `${id} ${version}`), `${rated?.gameId} 9999`];
  await eventually(async () => expect(told(await read(everything, last))).toEqual(expected));
  // the host's export waits for the projection that knows whose a game is
  await caughtUp(test.store, gamesProjection, 1_000);
  const hosts = { ...everything, hostId: UserId('11111111-1111-4111-8111-111111111111') };
  expect(told(await read(hosts, last))).toEqual(expected.slice(0, -1));
});

it('counts what it would tell, up to a limit', async () => {
  for (const scope of [everything, { ...everything, hostId: host }]) {
    const events = await read(scope);
    const games = new Set(events.map(({ event }) => event.gameId)).size;
    expect(await test.store.exports.size(scope)).toEqual({ games, events: events.length, more: false });
    expect(games).toBeGreaterThan(3);
    // ends and later words on a game, in the order of their commits
    const first = events.filter(({ place }) => place.position === events[0]?.place.position);
    const one = await test.store.exports.size(scope, 1);
    expect(one).toEqual({ games: 1, events: first.length, more: true });
  }
});

it('has one game as far as it is asked for, whether it runs or not', async () => {
  const [running] = streams.filter(
    ({ game: { status }, events }) => status !== 'finished' && events.length > 3,
  );
  const events = running?.events ?? [];
  const gameId = running?.gameId ?? GameId('');
  const pages: ExportedEvent[] = [];
  for await (const page of test.store.exports.game(gameId, events.length, { ...beginning, version: 2 }))
    pages.push(...page);
  expect(told(pages)).toEqual(namesOf(events).slice(2));
});

it('tells a long game in pages', async () => {
  const id = GameId('game_of_2000_answers');
  const log = new GameLog(id).created(1).started();
  for (let n = 0; n < 2_000; n += 1) log.answered(`p${n}`, 0);
  log.finished(0);
  const rows = log.events.map((event, index) => ({ ...event, version: index + 1 }));
  await test.store.pool.query(insertEvents, [JSON.stringify(rows)]);
  const sizes: number[] = [];
  const versions: number[] = [];
  for await (const page of test.store.exports.game(id, rows.length, beginning)) {
    sizes.push(page.length);
    versions.push(...page.map(({ event }) => event.version));
  }
  expect(sizes).toEqual([500, 500, 500, 500, 3]);
  expect(versions).toEqual(rows.map(({ version }) => version));
});
