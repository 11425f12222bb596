import { GameId } from '@clockbeat/domain';
import { EventStore, Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { LiveGames } from '../../apps/gateway/src/live/game/live-games.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { Night } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** During a rolling upgrade: a gateway of today, and one of a release that writes a newer schema of an event. */
describeWith('redis')('beside a gateway of a newer release', () => {
  let night: Night;
  let today: TestGateway;
  let tomorrow: GatewayProcess;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    today = await night.gateway();
    tomorrow = await GatewayProcess.start(night.databaseUrl, {
      env: { REDIS_URL: night.redis.url },
      hook: new URL('./newer-release/hook.mjs', import.meta.url),
    });
  });
  afterAll(async () => {
    await tomorrow?.kill();
    await night?.end();
  });

  const schemasOf = async (gameId: string): Promise<Record<string, number>> => {
    const { rows } = await today.app
      .get(Persistence)
      .pool.query<{ type: string; schema: number }>(
        'select type, max(schema) as schema from events where game_id = $1 group by type',
        [gameId],
      );
    return Object.fromEntries(rows.map(({ type, schema }) => [type, schema]));
  };
  const holdsIt = (host: TestHost): boolean => today.app.get(LiveGames).peek(GameId(host.gameId)) !== null;
  const whyGone = (client: TestPlayer | TestHost): string[] => {
    const reasons: string[] = [];
    client.wire.socket.on('disconnect', (reason) => reasons.push(reason));
    return reasons;
  };

  it('what the older one writes is read by the newer one, lifted, and both go on', async () => {
    const host = await TestHost.on(tomorrow, { questions: quiz(1) });
    const ada = await TestPlayer.on(today).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(tomorrow).join(host.joinCode, 'Bo');
    await ada.ready();
    expect(await schemasOf(host.gameId)).toMatchObject({ PlayerReadied: 1 });
    await until('the newer gateway has it', async () =>
      (await host.players()).some(({ name, ready }) => name === 'Ada' && ready),
    );
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    expect(await Promise.all([ada.answer('B'), bo.answer('B')])).toMatchObject([
      { isCorrect: true },
      { isCorrect: true },
    ]);
    await host.finish();
  });

  it('the older one lets go of what the newer one has written to, and of nothing else', async () => {
    const host = await TestHost.on(today, { questions: quiz(1) });
    const ada = await TestPlayer.on(today).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(tomorrow).join(host.joinCode, 'Bo');
    const other = await TestHost.on(today, { questions: quiz(1) });
    const cleo = await TestPlayer.on(today).join(other.joinCode, 'Cleo');
    const gone = [...whyGone(host), ...whyGone(ada)];
    const reasons = [whyGone(host), whyGone(ada)];
    expect(gone).toEqual([]);

    await bo.ready();
    expect(await schemasOf(host.gameId)).toMatchObject({ PlayerReadied: 2 });
    await Promise.all([host.wire.disconnected(), ada.wire.disconnected()]);
    // as after a lost connection, so that a standard client comes back by itself
    expect(reasons).toEqual([['transport close'], ['transport close']]);
    expect(holdsIt(host)).toBe(false);

    // a client that meets the older one again is told to ask once more, and goes elsewhere
    const again = TestPlayer.on(today);
    expect(await again.tryJoin(host.gameId, 'Ada', { token: ada.token })).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    });
    await again.wire.disconnected();
    await request(today.url).get(`/api/games/${host.gameId}`).set('cookie', host.cookie).expect(503);
    const { body } = await request(today.url).get('/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'degraded', degraded: expect.arrayContaining(['release']) });
    expect((await request(today.url).get('/metrics')).text).toMatch(/^clockbeat_games_let_go_total 1$/m);

    // on the newer one the game goes on with everybody
    const panel = await host.secondTab(tomorrow);
    const back = await ada.comesBack(tomorrow);
    await panel.start();
    await back.sees(0);
    expect(await back.answer('B')).toMatchObject({ isCorrect: true });
    await panel.finish();

    // and the older one has its other games
    expect(cleo.wire.socket.connected).toBe(true);
    await other.start();
    await cleo.sees(0);
    expect(await cleo.answer('B')).toMatchObject({ isCorrect: true });
    await other.finish();
  });

  it('read models take in all of it, by whichever of the two', async () => {
    await listsFollowed(today);
    const { rows } = await today.app
      .get(Persistence)
      .pool.query('select count(*)::int as finished from games where status = $1', ['finished']);
    expect(rows).toEqual([{ finished: 3 }]);
  });

  it('games whose time is up are ended, although the older one cannot read one that comes before them', async () => {
    const unread = await TestHost.on(tomorrow, { questions: quiz(1, { timeLimit: endsByItself }) });
    const bo = await TestPlayer.on(tomorrow).join(unread.joinCode, 'Bo');
    await bo.ready();
    await unread.start();
    const read = await TestHost.on(tomorrow, { questions: quiz(1, { timeLimit: endsByItself }) });
    await TestPlayer.on(tomorrow).join(read.joinCode, 'Dan');
    await read.start();
    await tomorrow.kill();
    const store = today.app.get(EventStore);
    await until('the older gateway has ended what it can read', async () => {
      const log = await store.readStream(GameId(read.gameId), 0);
      return log.at(-1)?.type === 'GameFinished';
    });
    expect((await schemasOf(unread.gameId))['GameFinished']).toBeUndefined();
  });
});
