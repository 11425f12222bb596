import { startBalancer } from '../../scripts/cluster/balancer.mjs';
import { waitUntilReady } from '../../scripts/gateway.mjs';
import { freePort } from '../../scripts/postgres/ports.mjs';
import { describeWith } from '../support/describe-with.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients, type Reachable, TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const roles = ['player', 'host', 'projector'] as const;
type People = Readonly<Record<(typeof roles)[number], number>>;

const nobody: People = { player: 0, host: 0, projector: 0 };

/** A number of those that a gateway tells Prometheus. */
const told = (metrics: string, series: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? Number.NaN,
  );
const metricsOf = async ({ url }: Reachable): Promise<string> => (await fetch(`${url}/metrics`)).text();

const peopleOn = async (gateway: Reachable): Promise<People> => {
  const metrics = await metricsOf(gateway);
  const of = (role: keyof People): number => told(metrics, `clockbeat_people{role="${role}"}`);
  return { player: of('player'), host: of('host'), projector: of('projector') };
};

describeWith('redis', 'haproxy')('three gateways, of which each game prefers one', () => {
  let night: Night;
  const gateways: GatewayProcess[] = [];
  const ends: (() => Promise<void>)[] = [];
  let cluster: Reachable;

  const balance = async (env: Readonly<Record<string, string>> = {}): Promise<Reachable> => {
    const bind = `127.0.0.1:${await freePort()}`;
    const balancer = startBalancer({ bind, gateways: gateways.map(({ port }) => `127.0.0.1:${port}`), env });
    ends.push(balancer.stop);
    let gone = false;
    void balancer.exited.then(() => {
      gone = true;
    });
    const url = `http://${bind}`;
    await waitUntilReady(url, () => gone);
    return { url };
  };

  beforeAll(async () => {
    night = await Night.beginWithRedis();
    // one after another: the first brings the database up to date
    for (const _ of [1, 2, 3])
      gateways.push(await GatewayProcess.start(night.databaseUrl, { env: { REDIS_URL: night.redis.url } }));
    cluster = await balance();
  });
  afterEach(() => everybodyLeaves());
  afterAll(async () => {
    for (const end of ends) await end();
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    await night?.end();
  });

  const everywhere = (): Promise<People[]> => Promise.all(gateways.map(peopleOn));

  /** The one gateway with people; null where several have some. */
  const theirs = async (): Promise<{ gateway: GatewayProcess; people: People } | null> => {
    const there = await Promise.all(
      gateways.map(async (gateway) => {
        const people = await peopleOn(gateway).catch(() => nobody);
        return { gateway, people };
      }),
    );
    const visited = there.filter(({ people }) => roles.some((role) => people[role] > 0));
    return visited.length === 1 ? (visited[0] ?? null) : null;
  };

  const sitDown = async (
    names: readonly string[],
    { joinCode, gameId }: TestHost,
    transports: ('websocket' | 'polling')[] = ['websocket'],
  ): Promise<TestPlayer[]> =>
    Promise.all(
      names.map(async (name) => {
        const player = TestPlayer.on(cluster, { gameId, transports, reconnects: true });
        return (await player.join(joinCode, name)).staysIn();
      }),
    );

  /** Everybody of one game, each of whom comes back by itself. */
  const gather = async () => {
    const host = await TestHost.on(cluster, { questions: quiz(3, { timeLimit: 120 }), reconnects: true });
    host.wire.socket.io.on('reconnect', () => void host.connect());
    const { gameId, cookie } = host;
    const screen = new TestClient(cluster, 'player', { gameId, cookie, reconnects: true });
    await screen.watch(gameId);
    screen.wire.socket.io.on('reconnect', () => void screen.watch(gameId));
    const players = [
      ...(await sitDown(['Ada', 'Bo', 'Cleo'], host)),
      ...(await sitDown(['Dan', 'Eve'], host, ['polling'])),
      ...(await sitDown(['Finn'], host, ['polling', 'websocket'])),
    ];
    return { host, screen, players };
  };
  const all: People = { player: 6, host: 1, projector: 1 };

  const everybodyLeaves = async (): Promise<void> => {
    closeClients();
    await until('nobody is there any more', async () =>
      (await everywhere()).every((people) => roles.every((role) => people[role] === 0)),
    );
  };

  /** Until all of a game are on one gateway: where one was too busy to be checked, its games were spread. */
  const gatherOnOne = async (wanted: (gateway: GatewayProcess) => boolean = () => true) => {
    let found: (Awaited<ReturnType<typeof gather>> & { gateway: GatewayProcess }) | null = null;
    await until('all of a game are on one gateway', async () => {
      const gathered = await gather();
      const there = await theirs();
      if (there && wanted(there.gateway)) {
        expect(there.people).toEqual(all);
        found = { ...gathered, gateway: there.gateway };
        return true;
      }
      await everybodyLeaves();
      return false;
    });
    return found!;
  };

  it('have all of a game on one of them, whatever it is connected by, and each game has its own', async () => {
    const { gateway } = await gatherOnOne();
    expect(told(await metricsOf(gateway), 'clockbeat_game_folds{gateways="1"}')).toBeGreaterThan(0);
    await everybodyLeaves();
    await gatherOnOne((other) => other !== gateway);
  });

  it('take a game over where the one it prefers is killed, and nothing is lost', async () => {
    const { host, screen, players, gateway } = await gatherOnOne();
    await host.start();
    const scores = new Map(players.map((player) => [player.playerId, 0]));
    const answerAll = async (index: number): Promise<void> => {
      await Promise.all(players.map((player) => player.sees(index)));
      for (const player of players)
        scores.set(player.playerId, (await player.answerStubbornly('B')).totalScore);
    };
    await answerAll(0);
    await gateway.kill();
    await until('all are with the others', async () => {
      const there = await Promise.all(gateways.filter((other) => other !== gateway).map(peopleOn));
      return roles.every((role) => there.reduce((sum, people) => sum + people[role], 0) === all[role]);
    });
    await host.next(0);
    await answerAll(1);

    await gateway.start();
    await until('who comes now comes to the one that the game prefers', async () => {
      await host.projector(cluster);
      return (await peopleOn(gateway)).projector > 0;
    });
    await host.next(1);
    await answerAll(2);
    const { finalScores } = await host.finish();
    expect(new Map(finalScores.map(({ id, score }) => [id as string, score]))).toEqual(scores);
    expect((await screen.hears('gameFinished')).finalScores).toEqual(finalScores);
    const [{ answers }] = (await night.query(
      `select count(*)::int as answers from events where game_id = $1 and type = 'AnswerSubmitted'`,
      [host.gameId],
    )) as [{ answers: number }];
    expect(answers).toBe(3 * players.length);
  });

  it('share who does not say which game it is for', async () => {
    const host = await TestHost.on(cluster, { questions: quiz(1) });
    for (const name of ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'])
      await TestPlayer.on(cluster).join(host.joinCode, name);
    for (const { player } of await everywhere()) expect(player).toBeGreaterThan(0);
  });

  it('share a game that is more than the one it prefers should have', async () => {
    const crowded = await balance({ MANY_SOCKETS: '2' });
    const host = await TestHost.on(crowded, { questions: quiz(1) });
    for (let nth = 1; nth <= 20; nth += 1)
      await TestPlayer.on(crowded, { gameId: host.gameId }).join(host.joinCode, `Player ${nth}`);
    const players = (await everywhere()).map(({ player }) => player);
    expect(players.reduce((sum, more) => sum + more, 0)).toBe(20);
    expect(Math.max(...players)).toBeLessThan(20);
    await host.start();
    await host.finish();
  });
});
