import { Persistence } from '@clockbeat/persistence';
import { MadeGames } from '../support/api/made-games.js';
import { type Person, question } from '../support/game-night.js';

describe('a game', () => {
  let games: MadeGames;
  beforeAll(async () => {
    games = await MadeGames.begin();
  });
  afterAll(() => games?.night.end());

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
      ['closeWhenAllAnswered yes', { questions: one, rules: { closeWhenAllAnswered: 'yes' } }],
      ['pacing slow', { questions: one, rules: { pacing: 'slow' } }],
      ['pacing null', { questions: one, rules: { pacing: null } }],
      ['readSeconds 16', { questions: one, rules: { readSeconds: 16 } }],
      ['readSeconds 1.5', { questions: one, rules: { readSeconds: 1.5 } }],
      ['revealSeconds 2', { questions: one, rules: { revealSeconds: 2 } }],
      ['boardSeconds 61', { questions: one, rules: { boardSeconds: 61 } }],
      ['boardEvery round in a swift game', { questions: one, rules: { boardEvery: 'round' } }],
      ['answers until_close in a swift game', { questions: one, rules: { answers: 'until_close' } }],
      ['hostSeesVotes no', { questions: one, rules: { hostSeesVotes: 'no' } }],
      ['scoring fair', { questions: one, rules: { scoring: 'fair' } }],
      ['streakBonus 1', { questions: one, rules: { streakBonus: 1 } }],
      ['teamScore best0', { questions: one, rules: { teamScore: 'best0' } }],
      ['teamScore best21', { questions: one, rules: { teamScore: 'best21' } }],
      ['lateJoin until51', { questions: one, rules: { lateJoin: 'until51' } }],
      ['lateJoin until', { questions: one, rules: { lateJoin: 'until' } }],
      ['points -10', { questions: [{ ...question(0), points: -10 }] }],
      ['points 15', { questions: [{ ...question(0), points: 15 }] }],
      ['points 3010', { questions: [{ ...question(0), points: 3_010 }] }],
      ['a round without a title', { questions: [{ ...question(0), round: ' ' }] }],
      ['a round with a long title', { questions: [{ ...question(0), round: 'x'.repeat(101) }] }],
      ['a break in a swift game', { questions: [{ ...question(0), breakAfter: { minutes: 5 } }] }],
      [
        'a break of no minutes',
        { rules: { pacing: 'host' }, questions: [{ ...question(0), breakAfter: {} }] },
      ],
      [
        'a break of 61 minutes',
        { rules: { pacing: 'host' }, questions: [{ ...question(0), breakAfter: { minutes: 61 } }] },
      ],
      [
        'a break that is a text',
        { rules: { pacing: 'host' }, questions: [{ ...question(0), breakAfter: 'tea' }] },
      ],
    ];
    let person: Person;
    let waiting: string;
    const made: string[] = [];
    let tests = 0;
    beforeEach(async () => {
      tests += 1;
      if (tests % 40 !== 1) return;
      person = await games.night.signIn(`bad${tests}@example.org`);
      waiting = (await games.night.makeGame(person)).id;
      made.push(waiting);
    });

    it.each(bad)('%s is refused, made or made again', async (_, body) => {
      const refused = await games.post(person, body as object);
      expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: 'validation' })]);
      expect(String(refused.body.message)).not.toBe('');
      await games.put(person, waiting, body as object).expect(400);
    });

    it('broken JSON and a form are refused', async () => {
      const broken = await games.night.api
        .post('/api/games')
        .set('cookie', games.host.cookie)
        .set('content-type', 'application/json')
        .send('{"questions":');
      expect(broken.status).toBe(400);
      await games.night.api
        .post('/api/games')
        .set('cookie', games.host.cookie)
        .type('form')
        .send('questions=1')
        .expect(400);
    });

    it('nothing is stored', async () => {
      const { rows } = await games.night.gateway.app.get(Persistence).pool.query(
        `select count(*)::int as events, array_agg(distinct game_id) <@ $2 as theirs from events
            where game_id = any($2) or data->>'hostId' in (select id::text from users where email like $1)`,
        ['bad%', made],
      );
      expect(rows).toEqual([{ events: made.length, theirs: true }]);
    });
  });
});
