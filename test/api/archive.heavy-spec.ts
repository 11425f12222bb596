import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameId } from '@clockbeat/domain';
import { GameVerifier, MonthArchiver, Persistence } from '@clockbeat/persistence';
import { Client } from 'pg';
import { type ArchivingNews, ArchivingProcess } from '../../apps/gateway/src/months/archiving-process.js';
import { MonthsToArchive } from '../../apps/gateway/src/months/months-to-archive.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { until } from '../support/live/until.js';
import { runCli } from '../support/run-cli.js';

/** Long after the games of today. */
const later = (): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 4);
};

describe('games whose month is archived', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
  const gateways: TestGateway[] = [];
  let night: GameNight;
  let host: Person;
  let game: { id: string };
  beforeAll(async () => {
    night = await GameNight.begin({
      ARCHIVE_URL: folder,
      ARCHIVE_AFTER_MONTHS: '2',
      OPERATOR_EMAILS: 'operator@example.org',
    });
    host = await night.signIn('host@example.org');
    game = await night.makeGame(host, { title: 'Quiz of a former evening' });
    const ada = await night.join(game, 'Ada');
    const start = await night.start(game, host);
    await night.answer(game, ada, 0, 0, start + 1_000);
    await night.advance(game, host, 0, start + 2_000);
    await night.finish(game, host);
    await listsFollowed(night.gateway);
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await night?.end();
    rmSync(folder, { recursive: true });
  });

  /** One that has not seen the game. */
  const another = async (archive?: string): Promise<GameNight> => {
    const env = { PROJECTIONS: 'off', ...(archive && { ARCHIVE_URL: archive }) };
    const gateway = await startGateway({ databaseUrl: night.database.url, env });
    gateways.push(gateway);
    return GameNight.of(night.database, gateway);
  };
  const told = async (of: GameNight) => {
    const get = async (path: string) => (await of.api.get(path).set('cookie', host.cookie)).text;
    return {
      results: await get(`/api/games/${game.id}/results`),
      events: await get(`/api/games/${game.id}/events`),
      exported: (await get(`/api/analytics/events?game=${game.id}`)).replace(/"cursor":"[^"]*"/g, ''),
    };
  };

  it('stay where they are when the gateway stops while they are archived', async () => {
    const { pool, archiver } = night.gateway.app.get(Persistence);
    const months = await archiver.waiting(later(), 2);
    expect(months).toHaveLength(1);
    const process = new ArchivingProcess();
    const news: ArchivingNews[] = [];
    const { url } = night.database;
    const run = () =>
      process.run({ url, archive: { folder }, months, now: later() }, (one) => news.push(one));
    const archiving = async (query: string) => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where application_name = 'clockbeat archive' and query like $1`,
        [query],
      );
      return rows.length > 0;
    };
    // no connection of the gateway's: one on which nothing moves for so long is broken there
    const reader = new Client({ connectionString: url });
    await reader.connect();
    try {
      // the swap waits for whoever reads the log
      await reader.query('begin; set local idle_in_transaction_session_timeout = 0; select from events');
      let running = run();
      await until('the archiver has wanted to swap', async () => {
        // a busy server's own analysis may be in the way for the moment: gateways try again, too
        for (const one of news.splice(0)) {
          if (one.outcome !== 'waits') throw new Error(`It was to wait: ${JSON.stringify(one)}`);
          await running;
          running = run();
        }
        return archiving('rollback%');
      });
      process.stop();
      await running;
    } finally {
      await reader.end();
    }
    await until('its turn is over', async () => !(await archiving('%')));
    expect([news, await archiver.list()]).toEqual([[], []]);
  });

  it('are told as before, and refused for the moment where the archive is away', async () => {
    const before = await told(await another());
    expect(before.events).toContain('AnswerSubmitted');
    const archived = () => night.gateway.app.get(MonthArchiver).list();
    await until('the month is archived', async () => {
      await night.gateway.app.get(MonthsToArchive).archiveDue(later());
      return (await archived()).length > 0;
    });
    expect(await archived()).toMatchObject([{ games: 1 }]);

    expect(await told(await another(folder))).toEqual(before);
    expect(await told(night)).toEqual(before);

    const without = await another();
    for (const path of ['results', 'events']) {
      const { status, body } = await without.api
        .get(`/api/games/${game.id}/${path}`)
        .set('cookie', host.cookie);
      expect([path, status, body.code]).toEqual([path, 503, 'unavailable']);
    }
    // one that goes on from it has its seats, and needs it no more
    const fork = (of: GameNight) =>
      of.api
        .post(`/api/games/${game.id}/fork`)
        .set('cookie', host.cookie)
        .send({ version: 4, questions: 'all' });
    expect((await fork(without).expect(503)).body.code).toBe('unavailable');
    const { body } = await fork(night).expect(201);
    expect(body.game).toMatchObject({ participantCount: 1, parentGameId: game.id });
    const log = await without.api.get(`/api/games/${body.game.id}/events`).set('cookie', host.cookie);
    expect(log.body.items[1].data).toMatchObject({ name: 'Ada', carried: { gameId: game.id } });
    // all others go on
    const next = await without.makeGame(host);
    await without.join(next, 'Bo');
    expect((await without.api.get(`/api/games/${next.id}/events`).set('cookie', host.cookie)).status).toBe(
      200,
    );
  });

  it('are handed over, there and back, and stay in their files', async () => {
    const [operator, heir] = await Promise.all(
      ['operator@example.org', 'heir@example.org'].map((email) => night.signIn(email)),
    );
    const historyOf = async (person?: Person): Promise<string[]> => {
      const { body } = await night.api.get('/api/user/game-history').set('cookie', person?.cookie ?? '');
      return body.map(({ id }: { id: string }) => id);
    };
    for (const [from, to] of [
      [host, heir],
      [heir, host],
    ]) {
      const { body } = await night.api
        .post(`/api/operator/accounts/${from?.id}/games/transfer`)
        .set('cookie', operator?.cookie ?? '')
        .send({ to: to?.id, reason: 'request' })
        .expect(200);
      expect(body).toEqual({ games: 1, next: null });
      await listsFollowed(night.gateway);
      expect(await historyOf(to)).toContain(game.id);
      expect(await historyOf(from)).not.toContain(game.id);
    }
    expect(await night.gateway.app.get(MonthArchiver).list()).toMatchObject([{ games: 1 }]);
  });

  it('take a correction, and what it changes is in the results', async () => {
    const of = await another(folder);
    const { status } = await of.api
      .post(`/api/games/${game.id}/corrections`)
      .set('cookie', host.cookie)
      .send({ questionIndex: 0, change: 'void', reason: 'Two were right' });
    expect(status).toBe(201);
    await listsFollowed(night.gateway);
    const { text } = await of.api.get(`/api/games/${game.id}/events`).set('cookie', host.cookie);
    expect(text).toContain('QuestionCorrected');
    expect(text).toContain('AnswerSubmitted');
    // lists and results are what the whole log comes to
    const verified = await new GameVerifier(night.gateway.app.get(Persistence)).verify(GameId(game.id));
    expect(verified).toMatchObject({ difference: null, behind: [] });
  });

  describe('npm run archive', () => {
    const [month] = new Date().toISOString().match(/^\d{4}-\d{2}/) ?? [''];
    const run = (words: readonly string[], archive = folder) =>
      runCli('archive', words, {
        DATABASE_URL: night.database.url,
        ARCHIVE_URL: archive,
      });
    const replay = () =>
      runCli('replay', [game.id, '--verify'], {
        DATABASE_URL: night.database.url,
        ARCHIVE_URL: folder,
      });

    it('lists and verifies what is archived, brings it back, and says why a month has to wait', async () => {
      expect(await replay()).toMatchObject({ code: 0 });
      expect(await run(['--list'], '')).toMatchObject({
        code: 0,
        output: expect.stringMatching(new RegExp(`^${month}  1 games, 6 events .*1 files`)),
      });
      expect(await run(['--verify'])).toMatchObject({
        code: 0,
        output: `${month}  every file is what was written, and every game what was sealed\n`,
      });
      const elsewhere = mkdtempSync(join(tmpdir(), 'clockbeat-archive-'));
      expect(await run(['--verify'], elsewhere)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is missing in the archive'),
      });
      rmSync(elsewhere, { recursive: true });
      expect(await run(['--restore', month])).toMatchObject({
        code: 0,
        output: expect.stringContaining(`${month} is in the log again`),
      });
      expect((await run(['--list'])).output).toBe('No month is archived.\n');
      expect(readdirSync(folder)).toHaveLength(1);
      expect((await run(['--delete-unused'])).output).toBe('1 files that no month uses were deleted.\n');
      expect(readdirSync(folder)).toEqual([]);
      expect(await replay()).toMatchObject({ code: 0 });
      expect(await run(['--month', month])).toMatchObject({
        code: 1,
        errors: `The month ${month} cannot be archived: it is not over.\n`,
      });
    });

    it('says how it is called', async () => {
      for (const words of [[], ['--list', '--verify'], ['--month', month, '--restore', month]])
        expect(await run(words)).toMatchObject({
          code: 1,
          errors: expect.stringContaining('Say what to do'),
        });
      expect((await run(['--verify'], '')).errors).toContain('ARCHIVE_URL is missing');
      expect((await run(['--verify'], 'archive')).errors).toContain('ARCHIVE_URL must be a folder');
    });
  });
});
