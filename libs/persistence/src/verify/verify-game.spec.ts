import { randomBytes } from 'node:crypto';
import { type GameId, toSnapshot } from '@clockbeat/domain';
import { jest } from '@jest/globals';
import { seededRandom } from '../../../../test/support/random.js';
import { type RecordedLog, recordedLogs } from '../../../../test/support/recorded-logs.js';
import { isBehind } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import {
  type GameStream,
  insertEvents,
  randomNights,
  storeInterleaved,
  writeHeads,
} from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { makeLive } from '../projections/checkpoint.sql.js';
import { runBatch } from '../projections/run-batch.js';
import { resultsProjection } from '../results/results.projection.js';
import { sealsProjection } from '../seals/seals.projection.js';
import { GameVerifier } from './verify-game.js';

let test: TestStore;
let verifier: GameVerifier;
let streams: GameStream[];

const projections = [gamesProjection, resultsProjection, sealsProjection];
const caughtUp = async () => {
  for (const projection of projections) {
    await test.store.pool.query(makeLive, [projection.name, projection.version]);
    do {
      while ((await runBatch(test.store.pool, projection, 'live', 1_000)).result === 'moved');
    } while (await isBehind(test.store, projection));
  }
};
const sql = (text: string, ...values: unknown[]) => test.store.pool.query(text, values);

beforeAll(async () => {
  test = await openTestStore();
  verifier = new GameVerifier(test.store);
  streams = randomNights(60, 11);
  await storeInterleaved(test.store.pool, streams, seededRandom(11));
  for (const { events } of recordedLogs) await sql(insertEvents, JSON.stringify(events));
  await writeHeads(test.store.pool);
  await caughtUp();
});
afterAll(() => test.close());

const differenceIn = async (gameId: GameId) => (await verifier.verify(gameId))?.difference;

const recorded = (name: string): RecordedLog => {
  const log = recordedLogs.find(({ name: path }) => path.endsWith(`/${name}`));
  if (!log) throw new Error(`No recorded log ${name}`);
  return log;
};

/** A copy of the recorded game, under an id of its own, sealed and projected. */
const aGame = async (): Promise<GameId> => {
  const gameId = newGame();
  const { events } = recorded('live');
  await sql(insertEvents, JSON.stringify(events.map((event) => ({ ...event, gameId }))));
  await writeHeads(test.store.pool);
  await caughtUp();
  expect(await differenceIn(gameId)).toBeNull();
  return gameId;
};

it('finds nothing amiss in any game that was played', async () => {
  for (const { gameId, events } of streams) {
    expect(await verifier.verify(gameId)).toEqual({
      version: events.length,
      sealedVersion: events.length,
      seal: (await test.store.seals.find(gameId))?.seal,
      behind: [],
      difference: null,
    });
  }
  for (const { events } of recordedLogs)
    for (const { gameId } of events.slice(0, 1)) expect(await differenceIn(gameId)).toBeNull();
});

it('verifies a log from which names were erased', async () => {
  const gameId = await aGame();
  await sql(
    `update events set data = data || '{"name": "Erased"}' where game_id = $1 and data ? 'name'`,
    gameId,
  );
  await sql(
    `update events set data = data || '{"teamName": null}' where game_id = $1 and data ? 'teamName'`,
    gameId,
  );
  expect(await differenceIn(gameId)).toBeNull();
});

describe('names what was tampered with', () => {
  it.each([
    ['changed', 14, `update events set data = data || '{"points": 999}' where game_id = $1 and version = 14`],
    ['changed', 14, `update events set at = at + interval '0.000001 s' where game_id = $1 and version = 14`],
    ['changed', 33, `update events set actor = 'host' where game_id = $1 and version = 33`],
    ['taken away', 14, 'delete from events where game_id = $1 and version = 14'],
    ['taken away', 1, 'delete from events where game_id = $1 and version = 1'],
    ['taken away', 32, 'delete from events where game_id = $1 and version > 31'],
    ['taken away', 1, 'delete from events where game_id = $1'],
    [
      'taken away',
      14,
      `delete from events where game_id = $1 and version = 14;
       update events set version = version + 1000 where game_id = $1 and version > 14;
       update events set version = version - 1001 where game_id = $1 and version > 1000`,
    ],
    [
      'put in another place',
      13,
      `update events set version = 1000 where game_id = $1 and version = 13;
       update events set version = 13 where game_id = $1 and version = 15;
       update events set version = 15 where game_id = $1 and version = 1000`,
    ],
    [
      'added',
      14,
      `update events set version = version + 1000 where game_id = $1 and version >= 14;
       insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
         select game_id, 14, type, schema, data || '{"choice": 3}', 'again', at, actor, recorded_at from events
         where game_id = $1 and version = 13;
       update events set version = version - 999 where game_id = $1 and version > 1000`,
    ],
    [
      'added',
      34,
      `insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at, transaction_id)
         select game_id, 34, type, schema, data, 'again', at, actor, recorded_at, '0' from events
         where game_id = $1 and version = 33`,
    ],
  ])('%s, version %i: %s', async (kind, version, tamper) => {
    const gameId = await aGame();
    await sql(tamper.replaceAll('$1', `'${gameId}'`));
    expect(await differenceIn(gameId)).toMatch(new RegExp(`^Version ${version} of the log was ${kind}`));
  });

  it('a seal', async () => {
    const gameId = await aGame();
    await sql(`update game_seals set seal = sha256('x') where game_id = $1`, gameId);
    expect(await differenceIn(gameId)).toMatch('the rolling seal is another');
  });

  it('an outcome, where the seal was made anew', async () => {
    const gameId = await aGame();
    await sql(
      `update events set data = data || '{"total": 999}' where game_id = $1 and version = 28`,
      gameId,
    );
    await sql('delete from game_seals where game_id = $1', gameId);
    expect(await differenceIn(gameId)).toBe(
      'Version 28 (AnswerSubmitted) contradicts the log before it: total is 999, the rules make it 570.',
    );
  });

  it.each([
    ['games', `update games set participant_count = 7 where id = $1`],
    ['game_participants', `delete from game_participants where game_id = $1 and removed_version is null`],
    ['player_answers', `update player_answers set is_correct = not is_correct where game_id = $1`],
    ['game_results', `update game_results set stars = 1 where game_id = $1`],
    ['question_results', `delete from question_results where game_id = $1 and question_index = 1`],
    ['user_game_history', `update user_game_history set score = 1 where game_id = $1`],
  ])('the read model %s', async (table, tamper) => {
    const gameId = await aGame();
    await sql(tamper, gameId);
    expect(await differenceIn(gameId)).toMatch(new RegExp(`^The read model ${table} has .*, the log says`));
  });

  it('a snapshot, and the head of the stream', async () => {
    const [{ gameId, game }] = streams.filter(({ game: { status } }) => status === 'finished') as [
      GameStream,
    ];
    await test.store.snapshots.save(toSnapshot(game));
    expect(await differenceIn(gameId)).toBeNull();
    await sql(
      `update game_snapshots set state = (state::jsonb || '{"gameCode": "HACKED"}')::json where game_id = $1`,
      gameId,
    );
    expect(await differenceIn(gameId)).toMatch(/^Its snapshot of version \d+ is not what the log comes to/);
    await sql('update game_streams set round = 99 where game_id = $1', gameId);
    expect(await differenceIn(gameId)).toMatch('Its row in game_streams says');
  });
});

it('compares a snapshot that is sealed by what is in it', async () => {
  const [, { gameId, game }] = streams.filter(({ game: { status } }) => status === 'finished') as [
    GameStream,
    GameStream,
  ];
  await sql('insert into name_keys (game_id, root) values ($1, $2)', gameId, randomBytes(32));
  await test.store.snapshots.save(toSnapshot(game));
  const { rows } = await sql('select state from game_snapshots where game_id = $1', gameId);
  expect(rows).toEqual([{ state: { sealed: expect.any(String) } }]);
  expect(await differenceIn(gameId)).toBeNull();
  await sql('delete from game_snapshots where game_id = $1', gameId);
  await test.store.snapshots.save(toSnapshot({ ...game, gameCode: 'HACKED' } as typeof game));
  expect(await differenceIn(gameId)).toMatch(/^Its snapshot of version \d+ is not what the log comes to/);
});

it('leaves out what the projections have not come to, and says so', async () => {
  const gameId = newGame();
  const { events } = recorded('solo');
  await sql(insertEvents, JSON.stringify(events.map((event) => ({ ...event, gameId }))));
  await writeHeads(test.store.pool);
  expect(await verifier.verify(gameId)).toMatchObject({
    version: events.length,
    sealedVersion: 0,
    behind: ['games', 'results', 'seals'],
    difference: null,
  });
});

describe('of a game that goes on', () => {
  /** The recorded game, but for its end; `goOn` adds one event of that, and the projections follow at once. */
  const aRunningGame = async () => {
    const gameId = newGame();
    const waiting = recorded('live').events.map((event) => ({ ...event, gameId }));
    const store = async (events: typeof waiting) => {
      await sql(insertEvents, JSON.stringify(events));
      await sql('delete from game_streams where game_id = $1', gameId);
      await writeHeads(test.store.pool);
      await caughtUp();
    };
    await store(waiting.splice(0, 4));
    return { gameId, goOn: () => store(waiting.splice(0, 1)) };
  };
  afterEach(() => jest.restoreAllMocks());

  it.each(['seals', 'heads'] as const)('accuses nobody of what came meanwhile (%s)', async (moment) => {
    const { gameId, goOn } = await aRunningGame();
    const { seals, events } = test.store;
    if (moment === 'seals') {
      const find = seals.find.bind(seals);
      jest.spyOn(seals, 'find').mockImplementation(async (id) => {
        const seal = await find(id);
        await goOn();
        return seal;
      });
    } else {
      const heads = events.heads.bind(events);
      jest.spyOn(events, 'heads').mockImplementation(async (ids) => {
        await goOn();
        return heads(ids);
      });
    }
    expect(await verifier.verify(gameId)).toMatchObject({ difference: null });
  });

  it('looks once more, and then tells of all', async () => {
    const { gameId, goOn } = await aRunningGame();
    const { events } = test.store;
    const heads = events.heads.bind(events);
    jest.spyOn(events, 'heads').mockImplementationOnce(async (ids) => {
      await goOn();
      await sql('update games set participant_count = 99 where id = $1', gameId);
      return heads(ids);
    });
    expect(await verifier.verify(gameId)).toMatchObject({
      version: 5,
      difference: expect.stringContaining('The read model'),
    });
  });
});

it('knows no game that is not there', async () => {
  expect(await verifier.verify(newGame())).toBeNull();
});
