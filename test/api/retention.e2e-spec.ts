import type { GameCard, HistoryItem, InstallationView, RetentionView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { jest } from '@jest/globals';
import { AuditTrail } from '../../apps/gateway/src/audit/audit-trail.js';
import { Expiry } from '../../apps/gateway/src/expiry/expiry.js';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { GameNight, type Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { runCli } from '../support/run-cli.js';

const day = 86_400_000;
const noSuchGame = 'game_0000000000000000';

describe('games of accounts where a rule says how long they are kept', () => {
  let night: GameNight;
  let host: Person;
  let operator: Person;
  let game: GameCard;
  beforeAll(async () => {
    night = await GameNight.begin({ GAME_DAYS: '10', OPERATOR_EMAILS: 'operator@example.org' });
    host = await night.signIn('host@example.org');
    operator = await night.signIn('operator@example.org');
    game = await night.makeGame(host);
    const ada = await night.join(game, 'Ada');
    const at = await night.start(game, host);
    await night.answer(game, ada, 0, 1, at + 2_000);
    await night.finish(game, host);
    await listsFollowed(night.gateway);
  });
  afterAll(() => night?.end());

  const get = (path: string, { cookie } = host) => night.api.get(path).set('cookie', cookie);
  const history = async (): Promise<HistoryItem[]> => (await get('/api/user/game-history').expect(200)).body;
  const whenOver = (days: number) => night.gateway.app.get(Expiry).deleteDue(Date.now() + days * day);
  const kept = async (what: string): Promise<RetentionView | undefined> => {
    const { body } = await get('/api/operator/installation', operator).expect(200);
    return (body as InstallationView).retention.find((each) => each.what === what);
  };

  it('tell their host when they go, and go not before hosts had their notice', async () => {
    const rule = await kept('finished_games');
    expect(rule).toMatchObject({ days: 10, wentLately: 0 });
    const notice = Date.parse(rule?.inForceAt ?? '') - Date.now();
    expect(Math.round(notice / day)).toBe(30);
    expect((await history()).map(({ id, goesAt }) => [id, goesAt])).toEqual([[game.id, rule?.inForceAt]]);
    await whenOver(29);
    await get(`/api/games/${game.id}/results`).expect(200);
  });

  it('are not taken by the hour while a clock is wrong', async () => {
    const { app } = night.gateway;
    const clock = jest.spyOn(app.get(ServerClock), 'now').mockReturnValue(Date.now() + 100 * day);
    await app.get(Expiry).round();
    clock.mockRestore();
    await get(`/api/games/${game.id}/results`).expect(200);
    expect(await history()).toHaveLength(1);
  });

  it('nor are lines of the audit log while the clock of this machine is', async () => {
    const { app } = night.gateway;
    const lines = async () => (await app.get(Persistence).audit.head()).lines;
    const before = await lines();
    expect(before).toBeGreaterThan(0);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 800 * day);
    await app.get(Expiry).round();
    await app.get(AuditTrail).tellSeal();
    clock.mockRestore();
    expect(await lines()).toBe(before);
  });

  it('are gone then, from every list and figure, and each call says so instead of knowing nothing', async () => {
    await whenOver(31);
    expect(await history()).toEqual([]);
    expect((await get('/api/user/stats').expect(200)).body).toMatchObject({
      gamesHosted: 0,
      totalPlayers: 0,
    });
    for (const path of ['', '/results', '/events']) {
      const { body } = await get(`/api/games/${game.id}${path}`).expect(404);
      expect(body).toMatchObject({ code: 'not_found', message: expect.stringContaining('was deleted on') });
      expect(Date.now() - Date.parse(body.deletedAt)).toBeLessThan(600_000);
    }
    const { body: unknown } = await get(`/api/games/${noSuchGame}`).expect(404);
    expect(unknown.deletedAt).toBeUndefined();
  });

  it('are counted for whoever looks after the installation, and once in the audit log', async () => {
    expect(await kept('finished_games')).toMatchObject({ days: 10, wentLately: 1 });
    expect(await kept('audit')).toEqual({ what: 'audit', days: 730, inForceAt: null, wentLately: null });
    await whenOver(32);
    const { body } = await get('/api/operator/audit?what=retention', operator).expect(200);
    expect(body.items).toEqual([expect.objectContaining({ actor: null, details: { finished_games: 1 } })]);
  });

  it.each([
    ['replay', []],
    ['replay', ['--verify']],
    ['what-if', []],
  ])('npm run %s -- GAME %j tells when that was and what it had been', async (program, words) => {
    const { code, errors } = await runCli(program, [game.id, ...words], {
      DATABASE_URL: night.database.url,
    });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The game game_\S+ was deleted by retention on \d{4}-\S+Z \(rule: finished\)\.\nIt had 5 events; its last seal was [\da-f]{64}\.\n$/,
    );
  });

  it('are proven by a seal that somebody wrote down', async () => {
    const verify = async (seal: string) =>
      (await runCli('replay', [game.id, '--verify', '--seal', seal], { DATABASE_URL: night.database.url }))
        .errors;
    const wrong = await verify('0'.repeat(64));
    expect(wrong).toContain('That is another than the one that was written down');
    const [seal = ''] = /[\da-f]{64}/.exec(wrong) ?? [];
    expect(await verify(seal)).toContain('That is the seal that was written down.');
  });
});
