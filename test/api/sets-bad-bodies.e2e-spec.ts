import { as, custom, guest, SavedSets } from '../support/api/saved-sets.js';

describe('a saved set', () => {
  let sets: SavedSets;
  beforeAll(async () => {
    sets = await SavedSets.begin();
  });
  afterAll(() => sets?.night.end());

  describe('with a bad body', () => {
    const bad: [what: string, body: unknown][] = [
      ['nothing', {}],
      ['a list', [{ title: 'Rivers' }]],
      ['no title', { customQuestions: [] }],
      ['a blank title', { title: ' ' }],
      ['an invisible title', { title: '\u200b' }],
      ['a title of 101', { title: 't'.repeat(101) }],
      ['a title that is a number', { title: 7 }],
      ['a title with a null character', { title: 'a\u0000' }],
      ['a title with a line break', { title: 'a\nb' }],
      ['half a surrogate pair', { title: 'half \ud83c' }],
      ['a category of 51', { title: 't', category: 'c'.repeat(51) }],
      ['a category that is a list', { title: 't', category: ['Science'] }],
      ['an unknown difficulty', { title: 't', difficulty: 'impossible' }],
      ['a difficulty of 11', { title: 't', difficulty: 'mediummmmmm' }],
      ['a language that is none', { title: 't', language: 'German!' }],
      ['a language of 36', { title: 't', language: 'de-abcdefgh-abcdefgh-abcdefgh-abcdef' }],
      ['a language that is a list', { title: 't', language: ['de'] }],
      ['4 questions a game', { title: 't', questionsPerGame: 4 }],
      ['51 questions a game', { title: 't', questionsPerGame: 51 }],
      ['5.5 questions a game', { title: 't', questionsPerGame: 5.5 }],
      ['questions a game as text', { title: 't', questionsPerGame: '10' }],
      ['9 seconds', { title: 't', timePerQuestion: 9 }],
      ['121 seconds', { title: 't', timePerQuestion: 121 }],
      ['isDraft as text', { title: 't', isDraft: 'false' }],
      ['a guest id of 37', { title: 't', guestSessionId: 'g'.repeat(37) }],
      ['an unknown field', { title: 't', colour: 'red' }],
      ['an account of its own choice', { title: 't', ownerId: 'x' }],
      ['selected questions as a text', { title: 't', selectedQuestions: 'sci1' }],
      ['a selected question that is a number', { title: 't', selectedQuestions: [1] }],
      ['a selected question twice', { title: 't', selectedQuestions: ['sci1', 'sci1'] }],
      ['an unknown selected question', { title: 't', selectedQuestions: ['sci1', 'sci999'] }],
      ['a selected question with a null character', { title: 't', selectedQuestions: ['a\u0000'] }],
      [
        '5,001 selected questions',
        { title: 't', selectedQuestions: Array.from({ length: 5_001 }, (_, i) => `${i}`) },
      ],
      ['questions in an object', { title: 't', customQuestions: { 0: custom('?') } }],
      ['questions as a text', { title: 't', customQuestions: 'all' }],
    ];
    const badQuestion: [what: string, question: unknown, says: RegExp][] = [
      ['null', null, /must be an object/],
      ['a text', 'Where?', /must be an object/],
      ['a list', [custom('?')], /must be an object/],
      ['empty', {}, /The question is missing/],
      ['blank', custom(' \n '), /The question is empty/],
      ['a number', custom('', { question: 7 }), /must be a text/],
      ['of 501', custom('q'.repeat(501)), /longer than 500/],
      ['of a megabyte of nothing', custom(' \u200b'.repeat(2_000)), /The question is empty/],
      ['with a null character', custom('a\u0000'), /cannot be shown/],
      ['with half a surrogate pair', custom('half \ud83c'), /cannot be shown/],
      ['without options', custom('?', { options: undefined }), /four options/],
      ['with three options', custom('?', { options: ['a', 'b', 'c'] }), /four options/],
      ['with five options', custom('?', { options: ['a', 'b', 'c', 'd', 'e'] }), /four options/],
      ['with an empty option', custom('?', { options: ['a', ' ', 'c', 'd'] }), /Option B is empty/],
      ['with an option that is null', custom('?', { options: ['a', 'b', 'c', null] }), /Option D is missing/],
      [
        'with an option of 201',
        custom('?', { options: ['a', 'b', 'c'.repeat(201), 'd'] }),
        /Option C is longer/,
      ],
      ['with two options alike', custom('?', { options: ['a', 'b', ' A ', 'd'] }), /the same/],
      ['without an answer', custom('?', { answer: undefined }), /The answer must be/],
      ['with an answer that is none', custom('?', { answer: 'Danube' }), /The answer must be/],
      ['with the answer E', custom('?', { answer: 'E' }), /The answer must be/],
      ['with an empty answer', custom('?', { answer: '' }), /The answer must be/],
      ['with an answer by number', custom('?', { answer: 2 }), /The answer must be/],
      ['with 4 seconds', custom('?', { timeLimit: 4 }), /5 to 120/],
      ['with 121 seconds', custom('?', { timeLimit: 121 }), /5 to 120/],
      ['with 10.5 seconds', custom('?', { timeLimit: 10.5 }), /5 to 120/],
      ['with seconds as text', custom('?', { timeLimit: '20' }), /5 to 120/],
      ['with an unknown field', custom('?', { hint: 'no' }), /hint is not a known field/],
    ];

    it.each(bad)('%s: nothing is stored', async (_, body) => {
      const refusal = await sets.save(guest('bad-bodies'), body as object).expect(400);
      expect(refusal.body).toMatchObject({ statusCode: 400, code: 'validation', error: 'Bad Request' });
      expect((await sets.list(guest('bad-bodies'))).body).toEqual([]);
    });

    it.each(badQuestion)('a question %s: nothing is stored', async (_, question, says) => {
      const body = { title: 'Rivers', customQuestions: [custom('Fine?'), question] };
      const refusal = await sets.save(guest('bad-questions'), body).expect(400);
      expect(refusal.body.message).toEqual([expect.stringMatching(/^customQuestions\.1: /)]);
      expect(refusal.body.message[0]).toMatch(says);
      expect((await sets.list(guest('bad-questions'))).body).toEqual([]);
    });

    it('5,000 bad questions: twenty reasons are enough', async () => {
      const { body } = await sets
        .save(as(sets.ada), { title: 't', customQuestions: Array(5_000).fill({}) })
        .expect(400);
      expect(body.message).toHaveLength(20);
    });

    it('leaves a set as it was when it is written again', async () => {
      const made = await sets.saved(as(sets.ada));
      for (const body of [
        { ...made, title: '' },
        { ...made, questionsPerGame: 51 },
        { ...made, hint: 1 },
      ])
        await sets.put(as(sets.ada), made.id, body).expect(400);
      expect((await sets.read(as(sets.ada), made.id)).body).toEqual(made);
    });

    it('more than 256 kB', async () => {
      const { body } = await sets.save(as(sets.ada), { title: 't'.repeat(257 * 1024) }).expect(413);
      expect(body.code).toBe('too_large');
    });
  });
});
