import { Persistence } from '@clockbeat/persistence';
import { MadeGames } from '../support/api/made-games.js';
import { question } from '../support/game-night.js';

describe('games', () => {
  let games: MadeGames;
  beforeAll(async () => {
    games = await MadeGames.begin();
  });
  afterAll(() => games?.night.end());

  describe('are made', () => {
    it('answers the card, with the questions and their answers', async () => {
      const { body } = await games
        .post(games.host, {
          title: ' Quiz night ',
          category: 'Rivers',
          difficulty: 'HARD',
          timePerQuestion: 25,
          teamMode: true,
          questions: [question(2, { category: 'Lakes', explanation: 'As everybody knows.' }), { id: 'sci1' }],
        })
        .expect(201);
      expect(body).toEqual({
        game: {
          id: expect.stringMatching(/^game_[\w-]{16}$/),
          gameCode: expect.stringMatching(/^[A-Z0-9]{6}$/),
          title: 'Quiz night',
          name: 'Quiz night',
          kind: 'live',
          category: 'Rivers',
          difficulty: 'hard',
          status: 'waiting',
          questionCount: 2,
          timePerQuestion: 25,
          participantCount: 0,
          teamMode: true,
          teamId: null,
          hostTeamName: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          startedAt: null,
          completedAt: null,
          endedBy: null,
          joinUrl: expect.stringMatching(/^http:\/\/[\d.]+:\d+\/join\/[A-Z0-9]{6}$/),
          isOwner: true,
          rules: expect.objectContaining({ pacing: 'swift', scoring: 'classic', lateJoin: 'open' }),
          questions: [
            {
              index: 0,
              question: 'Which one is number 2?',
              options: ['Ada', 'Bee', 'Cid', 'Dee'],
              answer: 2,
              timeLimit: 20,
              category: 'Lakes',
              points: 100,
            },
            expect.objectContaining({ index: 1, category: 'Science', timeLimit: 25 }),
          ],
        },
      });
      expect(body.game.joinUrl).toContain(`/join/${body.game.gameCode}`);
    });

    it('fills in what is left out', async () => {
      const { body } = await games
        .post(games.host, { questions: [{ id: 'sci1' }, { id: 'sci2' }] })
        .expect(201);
      expect(body.game).toMatchObject({ title: 'Trivia Game', category: 'Science', timePerQuestion: 10 });
      const mixed = await games
        .post(games.host, {
          title: ' ',
          teamId: null,
          rules: null,
          difficulty: '',
          questions: [{ id: 'sci1' }, { id: 'hist1' }, question(0)],
        })
        .expect(201);
      expect(mixed.body.game).toMatchObject({
        title: 'Trivia Game',
        category: 'Mixed',
        difficulty: 'mixed',
        timePerQuestion: 30,
      });
    });

    it('gives each question its time: its own, else the game’s, else 10 for the bank’s and 30 for others', async () => {
      const timed = async (timePerQuestion?: number) => {
        const questions = [
          { id: 'sci1', timeLimit: 7 },
          { id: 'sci2' },
          question(0, { timeLimit: undefined }),
          question(1, { timeLimit: 120 }),
        ];
        const { body } = await games.post(games.host, { timePerQuestion, questions }).expect(201);
        return body.game.questions.map(({ timeLimit }: { timeLimit: number }) => timeLimit);
      };
      expect(await timed()).toEqual([7, 10, 30, 120]);
      expect(await timed(45)).toEqual([7, 45, 45, 120]);
    });

    it('trims texts, takes 50 questions, code points at their limits, and a copy of a question', async () => {
      const person = await games.somebody();
      const long = question(3, {
        id: 'sci1', // written out: the id of what it was copied from says nothing
        source: 'bank',
        createdAt: '2020-01-01',
        question: ` ${'🎈'.repeat(500)} `,
        options: ['a', 'b', 'c'].map((text) => text.repeat(200)).concat('🎈'.repeat(200)),
      });
      const { body } = await games
        .post(person, {
          id: 'mine',
          gameCode: 'AAAAAA',
          createdBy: games.other.id,
          title: '🎈'.repeat(100),
          questions: Array(50).fill(long),
        })
        .expect(201);
      expect(body.game.questionCount).toBe(50);
      expect(body.game.questions[0].question).toBe('🎈'.repeat(500));
      expect(body.game.id).not.toBe('mine');
      expect(body.game.gameCode).not.toBe('AAAAAA');
    });

    it('plays by the rules that were asked for', async () => {
      const rules = { lateJoin: 'closed', leaderboard: 'never', maxPlayers: 1, scoring: 1, settleMs: 300 };
      const game = await games.night.makeGame(games.host, { rules });
      await games.night.join(game, 'Ada');
      await expect(games.night.join(game, 'Bea')).rejects.toThrow('lobby_locked');
      const { body } = await games.night.api
        .get(`/api/games/${game.id}/events`)
        .set('cookie', games.host.cookie);
      expect(body.items[0].data.rules).toEqual({
        scoring: 1,
        settleMs: 300,
        revealMs: 0,
        autoAdvance: true,
        closeWhenAllAnswered: false,
        lateJoin: 'closed',
        lateTeams: false,
        teamScore: 'mean',
        leaderboard: 'never',
        maxPlayers: 1,
      });
    });

    it('is led, timed and scored as asked for, with rounds, points and breaks', async () => {
      const rules = { pacing: 'host', scoring: 'balanced', teamScore: 'best3', lateJoin: 'until2' } as const;
      const questions = [
        { ...question(0), round: ' Rivers ', points: 0, breakAfter: { minutes: 5, text: ' Soup ' } },
        { ...question(1), breakAfter: { minutes: 1 } },
        question(2),
      ];
      const { body } = await games.post(games.host, { rules, questions }).expect(201);
      expect(body.game.rules).toMatchObject({ ...rules, readSeconds: 5, closeWhenAllAnswered: true });
      expect(body.game.questions).toMatchObject([
        {
          points: 0,
          round: { number: 1, count: 1, title: 'Rivers' },
          breakAfter: { minutes: 5, text: 'Soup' },
        },
        { points: 1_000, breakAfter: { minutes: 1, text: null } },
        { points: 1_000 },
      ]);
      expect(body.game.questions[2]).not.toHaveProperty('breakAfter');
    });

    it('mixes its options for each player, and its results say so', async () => {
      const { night, host } = games;
      const game = await night.makeGame(host, { rules: { shuffle: true } });
      await night.join(game, 'Ada');
      await night.start(game, host);
      await night.finish(game, host);
      const asHost = (path: string) =>
        night.api.get(`/api/games/${game.id}/${path}`).set('cookie', host.cookie);
      const { body: log } = await asHost('events').expect(200);
      expect(log.items[0]).toMatchObject({ schema: 4, data: { rules: { shuffle: true } } });
      const { body: results } = await asHost('results').expect(200);
      expect(results.shuffle).toBe(true);
    });

    it('needs an account', async () => {
      const { body } = await games.night.api
        .post('/api/games')
        .send({ questions: [question(0)] })
        .expect(401);
      expect(body).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
    });

    it('refuses the page of another site', async () => {
      await games
        .post(games.host, { questions: [question(0)] })
        .set('origin', 'https://elsewhere.example')
        .expect(403);
    });

    it('belongs to a team of the host’s, under its name', async () => {
      const team = await games.night.api
        .post('/api/teams')
        .set('cookie', games.host.cookie)
        .send({ name: 'The Owls' });
      const { teamId } = team.body;
      const game = await games.night.makeGame(games.host, { teamId });
      expect(game).toMatchObject({ teamId, hostTeamName: 'The Owls' });
      const seen = await games.night.api.get(`/api/teams/${teamId}`).expect(200);
      expect(seen.body.openGame).toEqual({ gameId: game.id, gameCode: game.gameCode, status: 'waiting' });
      await games.post(games.other, { teamId, questions: [question(0)] }).expect(404);
      await games.post(games.host, { teamId: 't_0000000000000000', questions: [question(0)] }).expect(404);
    });

    it('refuses questions of another account', async () => {
      const stored = await games.night.gateway.app
        .get(Persistence)
        .questions.createMany(games.other.id as never, [
          {
            question: 'Mine?',
            options: ['1', '2', '3', '4'],
            answer: 0,
            category: 'Mine',
            difficulty: 'Easy',
            timeLimit: 15,
          },
        ]);
      const id = stored[0]?.id;
      const { body } = await games.post(games.host, { questions: [{ id: 'sci1' }, { id }] }).expect(400);
      expect(body.message).toEqual(['questions.1: there is no question with this id']);
      const own = await games.post(games.other, { timePerQuestion: 60, questions: [{ id }] }).expect(201);
      expect(own.body.game.questions[0].timeLimit).toBe(15);
    });

    it('says what to do about an empty list', async () => {
      const { body } = await games.post(games.host, { questions: [] }).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'validation',
        error: 'Bad Request',
        message: ['Select at least one question.'],
      });
    });

    it('allows 60 a minute and user', async () => {
      const person = await games.somebody();
      const empty = { questions: [] };
      for (let made = 0; made < 60; made += 1) await games.post(person, empty).expect(400);
      const { headers, body } = await games.post(person, empty).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.code).toBe('too_many_requests');
    });

    it('allows as many changes', async () => {
      const person = await games.somebody();
      const change = () => games.put(person, 'game_0000000000000000', { questions: [] });
      for (let made = 0; made < 60; made += 1) await change().expect(400);
      const { headers } = await change().expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
