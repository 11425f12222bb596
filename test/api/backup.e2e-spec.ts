import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameCard, GameId } from '@clockbeat/domain';
import { EventStore, GameVerifier, Persistence } from '@clockbeat/persistence';
import { Client } from 'pg';
import { knownMigrations, migrateTo } from '../../libs/persistence/src/migrate.js';
import { startGateway } from '../support/app.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { runCli } from '../support/run-cli.js';

const run = (words: readonly string[], databaseUrl: string) =>
  runCli('backup', words, { DATABASE_URL: databaseUrl });

describe('npm run backup, npm run restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-night-'));
  const file = join(folder, 'night.backup');
  let night: GameNight;
  let target: TestDatabase;
  let host: Person;
  let finished: GameCard;
  let running: GameCard;
  let ada: SeatedPlayer;

  beforeAll(async () => {
    target = await emptyDatabase();
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Grace');
    finished = await night.makeGame(host, { questions: [question(0)] });
    const bo = await night.join(finished, 'Bo');
    await night.answer(finished, bo, 0, 0, (await night.start(finished, host)) + 2_000);
    await night.finish(finished, host);
    const long = { timeLimit: 120 };
    running = await night.makeGame(host, { questions: [question(0, long), question(1, long)] });
    ada = await night.join(running, 'Ada');
    await night.answer(running, ada, 0, 0, (await night.start(running, host)) + 1_000);
    await listsFollowed(night.gateway);
  });
  afterAll(async () => {
    await night?.end();
    await target?.drop();
    rmSync(folder, { recursive: true });
  });

  it('a night that was backed up while it was played goes on elsewhere, from the very moment', async () => {
    const exported = (query: { cursor?: string }, { api }: GameNight) =>
      api.get('/api/analytics/events').query(query).set('cookie', host.cookie);
    const whole = await exported({}, night).buffer(true).expect(200);
    const { cursor } = JSON.parse(whole.text.trim().split('\n').at(-1) ?? '');
    await exported({ cursor }, night).buffer(true).expect(200, '');
    const taken = await run(['backup', file], night.database.url);
    expect(taken).toMatchObject({ code: 0, errors: '' });
    expect(taken.output).toMatch(/night\.backup holds 2 games, 9 events and 1 accounts, \d\.\d MB, in \d/);
    // the moment is over; this belongs to nobody's future any more
    await night.finish(running, host);

    const restored = await run(['restore', file], target.url);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(
      /^Restored 2 games, 9 events and 1 accounts, as of .*\nVerified 2 games: every log is what it was/,
    );

    const gateway = await startGateway({ databaseUrl: target.url });
    try {
      const after = GameNight.of(target, gateway);
      const { body } = await after.api.get('/api/auth/user').set('cookie', host.cookie).expect(200);
      expect(body.id).toBe(host.id);
      // transactions have other numbers here: an export begins again, instead of missing what comes
      const refused = await exported({ cursor }, after).expect(400);
      expect(refused.body).toMatchObject({
        code: 'bad_cursor',
        message: expect.stringContaining('restored'),
      });
      await exported({ cursor }, night).expect(200);
      await after.advance(running, host, 0, Date.now());
      await after.answer(running, ada, 1, 1, Date.now());
      await after.finish(running, host);
      const log = await gateway.app.get(EventStore).readStream(GameId(running.id), 0);
      expect(log.slice(-2)).toMatchObject([
        { type: 'AnswerSubmitted', data: { questionIndex: 1, playerId: ada.playerId } },
        { type: 'GameFinished' },
      ]);
      await listsFollowed(gateway);
      for (const { id } of [finished, running])
        expect(await new GameVerifier(gateway.app.get(Persistence)).verify(GameId(id))).toMatchObject({
          difference: null,
          behind: [],
        });
    } finally {
      await gateway.close();
    }
  });

  it('a database of a release before is backed up as it is, and stays so', async () => {
    const old = await emptyDatabase();
    await migrateTo(old.url, new Set(knownMigrations().slice(0, -5)));
    const client = new Client({ connectionString: old.url });
    await client.connect();
    try {
      const shape = async () => (await client.query('select name from migrations order by id')).rows;
      const before = await shape();
      const taken = await run(['backup', join(folder, 'old.backup')], old.url);
      expect(taken).toMatchObject({ code: 0, errors: '' });
      expect(await shape()).toEqual(before);
    } finally {
      await client.end();
      await old.drop();
    }
  });
});
