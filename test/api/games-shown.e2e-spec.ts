import type { RulesBody } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { MadeGames } from '../support/api/made-games.js';
import { question } from '../support/game-night.js';

describe('games', () => {
  let games: MadeGames;
  beforeAll(async () => {
    games = await MadeGames.begin();
  });
  afterAll(() => games?.night.end());

  describe('are made again', () => {
    it('plays something else under the same id and code', async () => {
      const game = await games.night.makeGame(games.host, { title: 'First' });
      const { body } = await games
        .put(games.host, game.id, {
          teamId: 'ignored',
          teamMode: true,
          questions: [{ id: 'hist1' }],
        })
        .expect(200);
      expect(body.game).toMatchObject({
        id: game.id,
        gameCode: game.gameCode,
        title: 'First',
        category: 'History',
        questionCount: 1,
        teamMode: true,
        teamId: null,
        isOwner: true,
      });
      expect(body.game.questions).toHaveLength(1);
      const again = await games.night.api.get(`/api/games/${game.id}`).set('cookie', games.host.cookie);
      expect(again.body).toEqual(body.game);
    });

    it('keeps the rules that the call does not name, and takes the others while it waits', async () => {
      const game = await games.night.makeGame(games.host, { rules: { maxPlayers: 5 } });
      const rulesAfter = async (rules: RulesBody) =>
        (await games.put(games.host, game.id, { questions: [question(0)], rules }).expect(200)).body.game
          .rules;
      expect(await rulesAfter({})).toEqual(game.rules);
      expect(await rulesAfter({ maxPlayers: 6 })).toEqual({ ...game.rules, maxPlayers: 6 });
      // another pacing brings what is usual for it
      const led = { pacing: 'host', readSeconds: 5, closeWhenAllAnswered: true };
      expect(await rulesAfter({ pacing: 'host' })).toEqual({ ...game.rules, maxPlayers: 6, ...led });
      const again = await games.night.api.get(`/api/games/${game.id}`).set('cookie', games.host.cookie);
      expect(again.body.rules).toMatchObject(led);
      await games
        .put(games.host, game.id, { questions: [question(0)], rules: { pacing: 'slow' } })
        .expect(400);
      const broken = { ...question(0), breakAfter: { minutes: 5 } };
      await games.put(games.host, game.id, { questions: [broken], rules: { pacing: 'swift' } }).expect(400);
    });

    it('is for its owner, while it waits', async () => {
      const game = await games.night.makeGame(games.host);
      const body = { questions: [question(0)] };
      await games.night.api.put(`/api/games/${game.id}`).send(body).expect(401);
      expect((await games.put(games.other, game.id, body).expect(403)).body.code).toBe('not_host');
      await games.put(games.host, 'game_0000000000000000', body).expect(404);
      await games.night.start(game, games.host);
      expect((await games.put(games.host, game.id, body).expect(409)).body.code).toBe('wrong_state');
      await games.night.finish(game, games.host);
      expect((await games.put(games.host, game.id, body).expect(409)).body.code).toBe('game_finished');
      expect((await games.put(games.other, game.id, body).expect(403)).body.code).toBe('not_host');
    });
  });

  describe('are shown', () => {
    it('with their questions to the owner only', async () => {
      const game = await games.night.makeGame(games.host);
      const { token } = await games.night.join(game, 'Ada');
      const stranger = await games.night.api.get(`/api/games/${game.id}`).expect(200);
      const signedIn = await games.night.api
        .get(`/api/games/${game.id}`)
        .set('cookie', games.other.cookie)
        .expect(200);
      const player = await games.night.api
        .get(`/api/games/${game.id}`)
        .set('authorization', `Bearer ${token}`)
        .expect(200);
      const { questions, rules, ...open } = game;
      for (const { body } of [stranger, signedIn, player]) {
        expect(body).toEqual({ ...open, participantCount: 1, isOwner: false });
        expect(JSON.stringify(body)).not.toMatch(/answer|Which one/);
      }
      const owner = await games.night.api
        .get(`/api/games/${game.id}`)
        .set('cookie', games.host.cookie)
        .expect(200);
      expect(owner.body).toEqual({ ...game, participantCount: 1 });
      expect(questions).toHaveLength(3);
    });

    it('as they are now', async () => {
      const game = await games.night.makeGame(games.host);
      await games.night.start(game, games.host);
      const card = async () => (await games.night.api.get(`/api/games/${game.id}`).expect(200)).body;
      expect(await card()).toMatchObject({
        status: 'active',
        startedAt: expect.any(String),
        completedAt: null,
      });
      await games.night.finish(game, games.host);
      expect(await card()).toMatchObject({
        status: 'finished',
        endedBy: 'host',
        completedAt: expect.any(String),
      });
    });

    it.each(['game_0000000000000000', 'nothing', 'XVKBB7', 'game_%00', "game_'; drop table", '%F0%9F%8E%88'])(
      'never for the id %s',
      async (id) => {
        const { body } = await games.night.api.get(`/api/games/${encodeURI(decodeURI(id))}`).expect(404);
        expect(body.code).toBe('not_found');
      },
    );

    it('in a list of my own, without questions, page by page', async () => {
      const person = await games.somebody();
      const { pool } = games.night.gateway.app.get(Persistence);
      for (let day = 1; day <= 3; day += 1) {
        await pool.query(
          `insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, created_at,
             created_by, selected_questions, kind, status, team_mode)
           values ($1, $2, 'Science', 'mixed', 3, 20, 'CODE' || $3::text, $4, $5, '{}', 'live', 'waiting', false)`,
          [`game_000000000000000${day}`, `Game ${day}`, day, `2020-01-0${day}T12:00:00Z`, person.id],
        );
      }
      const list = (query: object) =>
        games.night.api.get('/api/games').query(query).set('cookie', person.cookie).expect(200);
      const first = await list({ limit: 2 });
      expect(first.body.items.map(({ title }: { title: string }) => title)).toEqual(['Game 3', 'Game 2']);
      expect(first.body.items[0]).toEqual({
        id: 'game_0000000000000003',
        gameCode: 'CODE3',
        title: 'Game 3',
        name: 'Game 3',
        kind: 'live',
        category: 'Science',
        difficulty: 'mixed',
        status: 'waiting',
        questionCount: 3,
        timePerQuestion: 20,
        participantCount: 0,
        teamMode: false,
        teamId: null,
        hostTeamName: null,
        createdAt: '2020-01-03T12:00:00.000Z',
        startedAt: null,
        completedAt: null,
        endedBy: null,
        joinUrl: expect.stringContaining('/join/CODE3'),
        isOwner: true,
      });
      const second = await list({ limit: 2, cursor: first.body.nextCursor });
      expect(second.body).toMatchObject({ items: [{ title: 'Game 1' }], nextCursor: null });
      const stranger = await games.night.api.get('/api/games').set('cookie', games.other.cookie).expect(200);
      expect(JSON.stringify(stranger.body)).not.toContain('CODE3');
      await games.night.api.get('/api/games').expect(401);
      await games.night.api.get('/api/games?limit=201').set('cookie', person.cookie).expect(400);
    });
  });
});
