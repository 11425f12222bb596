import type { GameCard, HistoryItem, TransferredGamesView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { startGateway, type TestGateway } from '../support/app.js';
import { GameNight, type Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';

describe('finished games that an operator hands over', () => {
  let night: GameNight;
  let second: TestGateway;
  let operator: Person;
  let host: Person;
  let heir: Person;
  let games: GameCard[];
  let open: GameCard;
  beforeAll(async () => {
    const env = { OPERATOR_EMAILS: 'operator@example.org' };
    night = await GameNight.begin(env);
    second = await startGateway({ databaseUrl: night.database.url, env });
    operator = await night.signIn('operator@example.org');
    host = await night.signIn('host@example.org');
    heir = await night.signIn('heir@example.org');
    games = [await night.makeGame(host, { teamMode: true }), await night.makeGame(host)];
    open = await night.makeGame(host);
    for (const game of games) {
      const ada = await night.join(game, 'Ada', { teamName: 'Owls' });
      const at = await night.start(game, host);
      await night.answer(game, ada, 0, 0, at + 2_000);
      await night.finish(game, host);
    }
    await listsFollowed(night.gateway);
  });
  afterAll(async () => {
    await second?.close();
    await night?.end();
  });

  const get = (path: string, { cookie }: Person) => night.api.get(path).set('cookie', cookie);
  const post = (path: string, { cookie }: Person, body: object = {}) =>
    night.api.post(path).set('cookie', cookie).send(body);
  const handOver = (body: object, by = operator) =>
    post(`/api/operator/accounts/${host.id}/games/transfer`, by, { to: heir.id, reason: 'request', ...body });
  const historyOf = async (person: Person): Promise<string[]> => {
    const { body } = await get('/api/user/game-history', person).expect(200);
    return (body as HistoryItem[]).map(({ id }) => id).sort();
  };
  const finished = () => games.map(({ id }) => id).sort();

  it('stay where they are for whoever is no operator, and where one of the two is gone', async () => {
    await handOver({}, host).expect(403);
    for (const to of [host.id, '00000000-0000-4000-8000-000000000000']) await handOver({ to }).expect(404);
    await handOver({ after: 'somewhere' }).expect(400);
    await handOver({ reason: 'because' }).expect(400);
    expect(await historyOf(host)).toEqual([...finished(), open.id].sort());
  });

  it('are the other host’s from then on, on every gateway and in every list; a game that goes on is not', async () => {
    const [game] = games as [GameCard];
    const { body: link } = await post(`/api/games/${game.id}/what-if/links`, host, { speed: false }).expect(
      201,
    );
    const secret = new URL(link.url).hash.slice(1);
    await post('/api/what-if/shared', host, { secret }).expect(200);
    // in the memory of the other gateway before
    await fetch(`${second.url}/api/games/${game.id}/results`, { headers: { cookie: host.cookie } });
    const { body } = await handOver({}).expect(200);
    expect(body).toEqual({ games: 2, next: null } satisfies TransferredGamesView);
    await listsFollowed(night.gateway);
    expect(await historyOf(heir)).toEqual(finished());
    expect(await historyOf(host)).toEqual([open.id]);
    const { body: statistics } = await get('/api/user/stats', heir).expect(200);
    expect(statistics).toMatchObject({ gamesHosted: 2, totalPlayers: 2 });
    expect((await get('/api/user/stats', host).expect(200)).body).toMatchObject({ gamesHosted: 0 });
    for (const url of [night.gateway.url, second.url])
      for (const [{ cookie }, status] of [
        [heir, 200],
        [host, 403],
      ] as const)
        expect((await fetch(`${url}/api/games/${game.id}/overlays`, { headers: { cookie } })).status).toBe(
          status,
        );
    await post('/api/what-if/shared', host, { secret }).expect(404);
    await get(`/api/games/${open.id}/overlays`, host).expect(200);
  });

  it('and can be corrected by the one, and no more by the other; exports follow', async () => {
    const [game] = games as [GameCard];
    const rekeying = { questionIndex: 0, change: 'rekey', answer: 2, reason: 'Two were right' };
    await post(`/api/games/${game.id}/corrections`, host, rekeying).expect(403);
    await post(`/api/games/${game.id}/corrections`, heir, rekeying).expect(201);
    await listsFollowed(night.gateway);
    // exports tell who takes over from the beginning on
    const exported = async (person: Person) =>
      (await get('/api/analytics/events?scope=mine', person).expect(200)).text;
    expect(await exported(heir)).toContain(game.id);
    expect(await exported(heir)).toContain('HostChanged');
    expect(await exported(host)).not.toContain(game.id);
  });

  it('leave a line for each call in the audit log, and one in the game’s own', async () => {
    expect((await handOver({}).expect(200)).body).toEqual({ games: 0, next: null });
    const { items } = await night.gateway.app
      .get(Persistence)
      .audit.page({ what: 'operator_games_transferred' }, { limit: 5 });
    expect(items.map(({ actor, about, details }) => [actor, about, details])).toEqual(
      [0, 2].map((count) => [operator.id, host.id, { to: heir.id, reason: 'request', games: count }]),
    );
    const log = await get(`/api/games/${games[0]?.id}/events`, heir).expect(200);
    expect(log.text).toContain('"HostChanged"');
    await get(`/api/games/${games[0]?.id}/events`, host).expect(404);
  });
});
