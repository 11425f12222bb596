import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person, question } from '../support/game-night.js';

describe('games', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org', 'Hanna Host');
    other = await night.signIn('other@example.org', 'Otto Other');
  });
  afterAll(() => night?.end());

  // 60 games a minute and user: whoever makes many takes an account of its own.
  let people = 0;
  const somebody = (): Promise<Person> => {
    people += 1;
    return night.signIn(`somebody${people}@example.org`);
  };
  const post = (person: Person, body: object) =>
    night.api.post('/api/games').set('cookie', person.cookie).send(body);
  const put = (person: Person, id: string, body: object) =>
    night.api.put(`/api/games/${id}`).set('cookie', person.cookie).send(body);

  describe('are made', () => {
    it('answers the card, with the questions and their answers', async () => {
      const { body } = await post(host, {
        title: ' Quiz night ',
        category: 'Rivers',
        difficulty: 'HARD',
        timePerQuestion: 25,
        teamMode: true,
        questions: [question(2, { category: 'Lakes', explanation: 'As everybody knows.' }), { id: 'sci1' }],
      }).expect(201);
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
      const { body } = await post(host, { questions: [{ id: 'sci1' }, { id: 'sci2' }] }).expect(201);
      expect(body.game).toMatchObject({ title: 'Trivia Game', category: 'Science', timePerQuestion: 10 });
      const mixed = await post(host, {
        title: ' ',
        teamId: null,
        rules: null,
        difficulty: '',
        questions: [{ id: 'sci1' }, { id: 'hist1' }, question(0)],
      }).expect(201);
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
        const { body } = await post(host, { timePerQuestion, questions }).expect(201);
        return body.game.questions.map(({ timeLimit }: { timeLimit: number }) => timeLimit);
      };
      expect(await timed()).toEqual([7, 10, 30, 120]);
      expect(await timed(45)).toEqual([7, 45, 45, 120]);
    });

    it('trims texts, takes 50 questions, code points at their limits, and a copy of a question', async () => {
      const person = await somebody();
      const long = question(3, {
        id: 'sci1', // written out: the id of what it was copied from says nothing
        source: 'bank',
        createdAt: '2020-01-01',
        question: ` ${'🎈'.repeat(500)} `,
        options: ['a', 'b', 'c'].map((text) => text.repeat(200)).concat('🎈'.repeat(200)),
      });
      const { body } = await post(person, {
        id: 'mine',
        gameCode: 'AAAAAA',
        createdBy: other.id,
        title: '🎈'.repeat(100),
        questions: Array(50).fill(long),
      }).expect(201);
      expect(body.game.questionCount).toBe(50);
      expect(body.game.questions[0].question).toBe('🎈'.repeat(500));
      expect(body.game.id).not.toBe('mine');
      expect(body.game.gameCode).not.toBe('AAAAAA');
    });

    it('plays by the rules that were asked for', async () => {
      const rules = { lateJoin: 'closed', leaderboard: 'never', maxPlayers: 1, scoring: 1, settleMs: 300 };
      const game = await night.makeGame(host, { rules });
      await night.join(game, 'Ada');
      await expect(night.join(game, 'Bea')).rejects.toThrow('lobby_locked');
      const { body } = await night.api.get(`/api/games/${game.id}/events`).set('cookie', host.cookie);
      expect(body.items[0].data.rules).toEqual({
        scoring: 1,
        settleMs: 300,
        revealMs: 0,
        autoAdvance: true,
        closeWhenAllAnswered: false,
        lateJoin: 'closed',
        leaderboard: 'never',
        maxPlayers: 1,
      });
    });

    it('needs an account', async () => {
      const { body } = await night.api
        .post('/api/games')
        .send({ questions: [question(0)] })
        .expect(401);
      expect(body).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
    });

    it('refuses the page of another site', async () => {
      await post(host, { questions: [question(0)] })
        .set('origin', 'https://elsewhere.example')
        .expect(403);
    });

    it('belongs to a team of the host’s, under its name', async () => {
      const team = await night.api.post('/api/teams').set('cookie', host.cookie).send({ name: 'The Owls' });
      const { teamId } = team.body;
      const game = await night.makeGame(host, { teamId });
      expect(game).toMatchObject({ teamId, hostTeamName: 'The Owls' });
      const seen = await night.api.get(`/api/teams/${teamId}`).expect(200);
      expect(seen.body.openGame).toEqual({ gameId: game.id, gameCode: game.gameCode, status: 'waiting' });
      await post(other, { teamId, questions: [question(0)] }).expect(404);
      await post(host, { teamId: 't_0000000000000000', questions: [question(0)] }).expect(404);
    });

    it('refuses questions of another account', async () => {
      const stored = await night.gateway.app.get(Persistence).questions.createMany(other.id as never, [
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
      const { body } = await post(host, { questions: [{ id: 'sci1' }, { id }] }).expect(400);
      expect(body.message).toEqual(['questions.1: there is no question with this id']);
      const own = await post(other, { timePerQuestion: 60, questions: [{ id }] }).expect(201);
      expect(own.body.game.questions[0].timeLimit).toBe(15);
    });

    it('says what to do about an empty list', async () => {
      const { body } = await post(host, { questions: [] }).expect(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'validation',
        error: 'Bad Request',
        message: ['Select at least one question.'],
      });
    });

    it('allows 60 a minute and user', async () => {
      const person = await somebody();
      const empty = { questions: [] };
      for (let made = 0; made < 60; made += 1) await post(person, empty).expect(400);
      const { headers, body } = await post(person, empty).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.code).toBe('too_many_requests');
    });
  });

  describe('with a bad body', () => {
    const one = [question(0)];
    const bad: [what: string, body: unknown][] = [
      ['nothing', {}],
      ['a list', [question(0)]],
      ['no list of questions', { questions: 'sci1' }],
      ['questions in an object', { questions: { 0: question(0) } }],
      ['51 questions', { questions: Array(51).fill(question(0)) }],
      ['a question that is null', { questions: [null] }],
      ['a question that is a text', { questions: ['sci1'] }],
      ['a question within a list within the list', { questions: [[question(0)]] }],
      ['an empty question', { questions: [{}] }],
      ['an unknown id', { questions: [{ id: 'sci999' }] }],
      ['an empty id', { questions: [{ id: '' }] }],
      ['an id that is a number', { questions: [{ id: 1 }] }],
      ['an id that is null', { questions: [{ id: null }] }],
      ['an id with a null character', { questions: [{ id: 'sci1\u0000' }] }],
      ['an id twice', { questions: [{ id: 'sci1' }, { id: 'sci2' }, { id: 'sci1' }] }],
      ['three options', { questions: [question(0, { options: ['a', 'b', 'c'] })] }],
      ['five options', { questions: [question(0, { options: ['a', 'b', 'c', 'd', 'e'] })] }],
      ['no options', { questions: [question(0, { options: undefined })] }],
      ['options that are a text', { questions: [question(0, { options: 'abcd' })] }],
      ['an option that is a number', { questions: [question(0, { options: ['a', 'b', 'c', 4] })] }],
      ['a blank option', { questions: [question(0, { options: ['a', 'b', 'c', ' '] })] }],
      ['an invisible option', { questions: [question(0, { options: ['a', 'b', 'c', '\u200b'] })] }],
      ['options equal but for case', { questions: [question(0, { options: ['a', 'b', 'c', 'A'] })] }],
      [
        'options equal but for blanks',
        { questions: [question(0, { options: ['a b', 'x', 'c', ' a  b '] })] },
      ],
      ['an option of 201', { questions: [question(0, { options: ['a', 'b', 'c', 'd'.repeat(201)] })] }],
      [
        'an option with a null character',
        { questions: [question(0, { options: ['a', 'b', 'c', 'd\u0000'] })] },
      ],
      ['a blank question', { questions: [question(0, { question: ' \n ' })] }],
      ['an invisible question', { questions: [question(0, { question: '\u200b\u2060' })] }],
      ['a question of 501', { questions: [question(0, { question: 'q'.repeat(501) })] }],
      ['a question that is no text', { questions: [question(0, { question: { a: 1 } })] }],
      ['half a surrogate pair', { questions: [question(0, { question: 'half \ud83c' })] }],
      ['answer 4', { questions: [question(4)] }],
      ['answer -1', { questions: [question(-1)] }],
      ['answer 1.5', { questions: [question(1.5)] }],
      ['answer as text', { questions: [question(0, { answer: '1' })] }],
      ['no answer', { questions: [question(0, { answer: undefined })] }],
      ['answer null', { questions: [question(0, { answer: null })] }],
      ['timeLimit 4', { questions: [question(0, { timeLimit: 4 })] }],
      ['timeLimit 121', { questions: [question(0, { timeLimit: 121 })] }],
      ['timeLimit 10.5', { questions: [question(0, { timeLimit: 10.5 })] }],
      ['timeLimit of a stored one 200', { questions: [{ id: 'sci1', timeLimit: 200 }] }],
      ['timeLimit as text', { questions: [{ id: 'sci1', timeLimit: '20' }] }],
      ['an explanation of 301', { questions: [question(0, { explanation: 'e'.repeat(301) })] }],
      ['a category of 51', { questions: [question(0, { category: 'c'.repeat(51) })] }],
      ['an unknown field in a question', { questions: [question(0, { hint: 'no' })] }],
      ['timePerQuestion 9', { questions: one, timePerQuestion: 9 }],
      ['timePerQuestion 121', { questions: one, timePerQuestion: 121 }],
      ['timePerQuestion as text', { questions: one, timePerQuestion: '30' }],
      ['a title of 101', { questions: one, title: 't'.repeat(101) }],
      ['a title that is a number', { questions: one, title: 7 }],
      ['a title with a line break', { questions: one, title: 'a\nb' }],
      ['a title with a null character', { questions: one, title: 'a\u0000' }],
      ['a game’s category of 51', { questions: one, category: 'c'.repeat(51) }],
      ['an unknown difficulty', { questions: one, difficulty: 'brutal' }],
      ['teamMode as text', { questions: one, teamMode: 'true' }],
      ['teamId as number', { questions: one, teamId: 7 }],
      ['teamId with a null character', { questions: one, teamId: 't_\u0000' }],
      ['an unknown field', { questions: one, colour: 'red' }],
      ['a host of its own choice', { questions: one, hostId: 'x' }],
      ['rules that are a text', { questions: one, rules: 'none' }],
      ['rules that are a list', { questions: one, rules: [] }],
      ['an unknown rule', { questions: one, rules: { lives: 3 } }],
      ['lateJoin maybe', { questions: one, rules: { lateJoin: 'maybe' } }],
      ['lateJoin null', { questions: one, rules: { lateJoin: null } }],
      ['leaderboard sometimes', { questions: one, rules: { leaderboard: 'sometimes' } }],
      ['maxPlayers 0', { questions: one, rules: { maxPlayers: 0 } }],
      ['maxPlayers 100001', { questions: one, rules: { maxPlayers: 100_001 } }],
      ['maxPlayers 1.5', { questions: one, rules: { maxPlayers: 1.5 } }],
      ['scoring 2', { questions: one, rules: { scoring: 2 } }],
      ['scoring null', { questions: one, rules: { scoring: null } }],
      ['settleMs 0', { questions: one, rules: { settleMs: 0 } }],
      ['revealMs 3000', { questions: one, rules: { revealMs: 3_000 } }],
      ['autoAdvance false', { questions: one, rules: { autoAdvance: false } }],
      ['closeWhenAllAnswered true', { questions: one, rules: { closeWhenAllAnswered: true } }],
    ];
    let person: Person;
    let waiting: string;
    beforeAll(async () => {
      waiting = (await night.makeGame(host)).id;
    });
    beforeEach(async () => {
      people += 1;
      if (people % 40 === 1 || person === undefined) person = await night.signIn(`bad${people}@example.org`);
    });

    it.each(bad)('%s is refused, made or made again', async (_, body) => {
      const made = await post(person, body as object);
      expect([made.status, made.body]).toEqual([400, expect.objectContaining({ code: 'validation' })]);
      expect(String(made.body.message)).not.toBe('');
      await put(host, waiting, body as object).expect(400);
    });

    it('broken JSON and a form are refused', async () => {
      const broken = await night.api
        .post('/api/games')
        .set('cookie', host.cookie)
        .set('content-type', 'application/json')
        .send('{"questions":');
      expect(broken.status).toBe(400);
      await night.api
        .post('/api/games')
        .set('cookie', host.cookie)
        .type('form')
        .send('questions=1')
        .expect(400);
    });

    it('nothing is stored', async () => {
      const { body } = await night.api.get(`/api/games/${waiting}/events`).set('cookie', host.cookie);
      expect(body.items).toHaveLength(1);
      const { rows } = await night.gateway.app
        .get(Persistence)
        .pool.query(
          'select count(*)::int as n from events e join users u on e.data->>$1 = u.id::text where u.email like $2',
          ['hostId', 'bad%'],
        );
      expect(rows).toEqual([{ n: 0 }]);
    });
  });

  describe('are made again', () => {
    it('plays something else under the same id and code', async () => {
      const game = await night.makeGame(host, { title: 'First' });
      const { body } = await put(host, game.id, {
        teamId: 'ignored',
        teamMode: true,
        questions: [{ id: 'hist1' }],
      }).expect(200);
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
      const again = await night.api.get(`/api/games/${game.id}`).set('cookie', host.cookie);
      expect(again.body).toEqual(body.game);
    });

    it('keeps its rules', async () => {
      const game = await night.makeGame(host, { rules: { maxPlayers: 5 } });
      await put(host, game.id, { questions: [question(0)], rules: { maxPlayers: 6 } }).expect(400);
      await put(host, game.id, { questions: [question(0)], rules: { maxPlayers: 5 } }).expect(200);
    });

    it('is for its owner, while it waits', async () => {
      const game = await night.makeGame(host);
      const body = { questions: [question(0)] };
      await night.api.put(`/api/games/${game.id}`).send(body).expect(401);
      expect((await put(other, game.id, body).expect(403)).body.code).toBe('not_host');
      await put(host, 'game_0000000000000000', body).expect(404);
      await night.start(game, host);
      expect((await put(host, game.id, body).expect(409)).body.code).toBe('wrong_state');
      await night.finish(game, host);
      expect((await put(host, game.id, body).expect(409)).body.code).toBe('game_finished');
      expect((await put(other, game.id, body).expect(403)).body.code).toBe('not_host');
    });
  });

  describe('are shown', () => {
    it('with their questions to the owner only', async () => {
      const game = await night.makeGame(host);
      const { token } = await night.join(game, 'Ada');
      const stranger = await night.api.get(`/api/games/${game.id}`).expect(200);
      const signedIn = await night.api.get(`/api/games/${game.id}`).set('cookie', other.cookie).expect(200);
      const player = await night.api
        .get(`/api/games/${game.id}`)
        .set('authorization', `Bearer ${token}`)
        .expect(200);
      const { questions, ...open } = game;
      for (const { body } of [stranger, signedIn, player]) {
        expect(body).toEqual({ ...open, participantCount: 1, isOwner: false });
        expect(JSON.stringify(body)).not.toMatch(/answer|Which one/);
      }
      const owner = await night.api.get(`/api/games/${game.id}`).set('cookie', host.cookie).expect(200);
      expect(owner.body).toEqual({ ...game, participantCount: 1 });
      expect(questions).toHaveLength(3);
    });

    it('as they are now', async () => {
      const game = await night.makeGame(host);
      await night.start(game, host);
      const card = async () => (await night.api.get(`/api/games/${game.id}`).expect(200)).body;
      expect(await card()).toMatchObject({
        status: 'active',
        startedAt: expect.any(String),
        completedAt: null,
      });
      await night.finish(game, host);
      expect(await card()).toMatchObject({
        status: 'finished',
        endedBy: 'host',
        completedAt: expect.any(String),
      });
    });

    it.each(['game_0000000000000000', 'nothing', 'XVKBB7', 'game_%00', "game_'; drop table", '%F0%9F%8E%88'])(
      'never for the id %s',
      async (id) => {
        const { body } = await night.api.get(`/api/games/${encodeURI(decodeURI(id))}`).expect(404);
        expect(body.code).toBe('not_found');
      },
    );

    it('in a list of my own, without questions, page by page', async () => {
      const person = await somebody();
      const { pool } = night.gateway.app.get(Persistence);
      for (let day = 1; day <= 3; day += 1) {
        await pool.query(
          `insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, created_at,
             created_by, selected_questions, kind, status, team_mode)
           values ($1, $2, 'Science', 'mixed', 3, 20, 'CODE' || $3::text, $4, $5, '{}', 'live', 'waiting', false)`,
          [`game_000000000000000${day}`, `Game ${day}`, day, `2020-01-0${day}T12:00:00Z`, person.id],
        );
      }
      const list = (query: object) =>
        night.api.get('/api/games').query(query).set('cookie', person.cookie).expect(200);
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
      const stranger = await night.api.get('/api/games').set('cookie', other.cookie).expect(200);
      expect(JSON.stringify(stranger.body)).not.toContain('CODE3');
      await night.api.get('/api/games').expect(401);
      await night.api.get('/api/games?limit=201').set('cookie', person.cookie).expect(400);
    });
  });
});
