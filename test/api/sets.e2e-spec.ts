import { GameNight, type Person } from '../support/game-night.js';

const options = ['Nile', 'Amazon', 'Rhine', 'Volga'];
const custom = (question: string, more: object = {}) => ({ question, options, answer: 'Rhine', ...more });

describe('saved sets', () => {
  let night: GameNight;
  let ada: Person;
  let grace: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    ada = await night.signIn('ada@example.org', 'Ada');
    grace = await night.signIn('grace@example.org', 'Grace');
  });
  afterAll(() => night?.end());

  const path = '/api/saved-trivia-sets';
  type Who = { cookie: string } | { 'x-guest-session': string } | Record<string, string>;
  const as = ({ cookie }: Person): Who => ({ cookie });
  const guest = (id: string): Who => ({ 'x-guest-session': id });
  const nobody: Who = {};
  const save = (who: Who, body: object) => night.api.post(path).set(who).send(body);
  const put = (who: Who, id: string, body: object) => night.api.put(`${path}/${id}`).set(who).send(body);
  const read = (who: Who, id: string) => night.api.get(`${path}/${id}`).set(who);
  const list = (who: Who, query = '') => night.api.get(`${path}${query}`).set(who);
  const launch = (who: Who, id: string) => night.api.post(`${path}/${id}/launch`).set(who);
  const saved = async (who: Who, body: object = {}) =>
    (await save(who, { title: 'Rivers', customQuestions: [custom('Where is Bonn?')], ...body }).expect(201))
      .body;

  // 60 games a minute and user: whoever launches many takes an account of its own.
  let people = 0;
  const somebody = () => {
    people += 1;
    return night.signIn(`somebody${people}@example.org`);
  };

  describe('are saved', () => {
    it('as drafts, with everything that is left out filled in', async () => {
      const { body } = await save(as(ada), { title: ' Rivers ' }).expect(201);
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Rivers',
        category: 'General Knowledge',
        difficulty: 'medium',
        questionsPerGame: 10,
        timePerQuestion: 30,
        createdBy: ada.id,
        guestSessionId: null,
        questionCount: 0,
        selectedQuestions: [],
        isDraft: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: expect.any(String),
        customQuestions: [],
      });
    });

    it('with their questions in order, each with its own time, whatever the caller says of owners and ids', async () => {
      const made = await saved(as(ada), {
        id: 'mine',
        createdBy: grace.id,
        guestSessionId: 'somebody-else',
        questionCount: 99,
        isDraft: false,
        category: 'Food & Drink',
        difficulty: 'MIXED',
        questionsPerGame: 5,
        timePerQuestion: 120,
        selectedQuestions: ['sci2', 'sci1'],
        customQuestions: [
          custom(' B? ', { timeLimit: 5, answer: 'd', order: 7, savedTriviaSetId: 'x' }),
          custom('A?', { id: 'custom-1', timeLimit: null }),
        ],
      });
      expect(made).toMatchObject({
        createdBy: ada.id,
        guestSessionId: null,
        questionCount: 4,
        isDraft: true,
        category: 'Food & Drink',
        difficulty: 'mixed',
        selectedQuestions: ['sci2', 'sci1'],
        customQuestions: [
          { id: expect.any(String), question: 'B?', options, answer: 'Volga', order: 1, timeLimit: 5 },
          { id: expect.any(String), question: 'A?', options, answer: 'Rhine', order: 2, timeLimit: null },
        ],
      });
      expect(made.id).not.toBe('mine');
      expect((await read(as(ada), made.id).expect(200)).body).toEqual(made);
    });

    it('at every limit: 100 and 50 characters, 5 to 50 questions, 10 to 120 s, 5 to 120 s', async () => {
      const longest = {
        question: '字'.repeat(500),
        options: ['一', '二', '三', '四'].map((sign) => sign.repeat(200)),
        answer: '三'.repeat(200),
        timeLimit: 120,
      };
      const made = await saved(as(ada), {
        title: '🎈'.repeat(100),
        category: '🎈'.repeat(50),
        questionsPerGame: 50,
        timePerQuestion: 10,
        customQuestions: Array(50).fill(longest),
      });
      expect(made.customQuestions).toHaveLength(50);
      expect(made.customQuestions[49]).toMatchObject({ ...longest, order: 50 });
      expect(made.title).toBe('🎈'.repeat(100));
    });

    it('with the text of an option before the letter of one', async () => {
      const bloods = { options: ['AB', 'A', 'B', '0'] };
      const made = await saved(as(ada), {
        customQuestions: [
          custom('text', { ...bloods, answer: 'A' }),
          custom('letter', { ...bloods, answer: 'D' }),
        ],
      });
      expect(made.customQuestions.map(({ answer }: { answer: string }) => answer)).toEqual(['A', '0']);
      const again = await put(as(ada), made.id, made).expect(200);
      expect(again.body.customQuestions).toEqual(made.customQuestions);
    });

    it('5,000 questions by their ids, within one call', async () => {
      const { questions } = (
        await night.api
          .post('/api/questions/bulk')
          .set(as(grace))
          .send({
            questions: Array.from({ length: 5_000 }, (_, index) => ({
              question: `Question ${index}?`,
              options,
              answer: 1,
              category: 'Many',
            })),
          })
          .expect(201)
      ).body;
      const ids = questions.map(({ id }: { id: string }) => id);
      const made = await saved(as(grace), { selectedQuestions: ids, customQuestions: [] });
      expect(made.questionCount).toBe(5_000);
      expect(made.selectedQuestions).toEqual(ids);
      await save(as(grace), {
        title: 'One too many',
        selectedQuestions: ids,
        customQuestions: [custom('?')],
      }).expect(400);
    });

    it('only for an account or a guest', async () => {
      expect((await save(nobody, { title: 'Rivers' }).expect(401)).body.code).toBe('not_signed_in');
      await list(nobody).expect(401);
    });
  });

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
      const refusal = await save(guest('bad-bodies'), body as object).expect(400);
      expect(refusal.body).toMatchObject({ statusCode: 400, code: 'validation', error: 'Bad Request' });
      expect((await list(guest('bad-bodies'))).body).toEqual([]);
    });

    it.each(badQuestion)('a question %s: nothing is stored', async (_, question, says) => {
      const body = { title: 'Rivers', customQuestions: [custom('Fine?'), question] };
      const refusal = await save(guest('bad-questions'), body).expect(400);
      expect(refusal.body.message).toEqual([expect.stringMatching(/^customQuestions\.1: /)]);
      expect(refusal.body.message[0]).toMatch(says);
      expect((await list(guest('bad-questions'))).body).toEqual([]);
    });

    it('5,000 bad questions: twenty reasons are enough', async () => {
      const { body } = await save(as(ada), { title: 't', customQuestions: Array(5_000).fill({}) }).expect(
        400,
      );
      expect(body.message).toHaveLength(20);
    });

    it('leaves a set as it was when it is written again', async () => {
      const made = await saved(as(ada));
      for (const body of [
        { ...made, title: '' },
        { ...made, questionsPerGame: 51 },
        { ...made, hint: 1 },
      ])
        await put(as(ada), made.id, body).expect(400);
      expect((await read(as(ada), made.id)).body).toEqual(made);
    });

    it('more than 256 kB', async () => {
      const { body } = await save(as(ada), { title: 't'.repeat(257 * 1024) }).expect(413);
      expect(body.code).toBe('too_large');
    });
  });

  describe('are written again', () => {
    it('keeping id, holder and age, and the ids of the questions that stay', async () => {
      const made = await saved(as(ada), { customQuestions: [custom('a'), custom('b'), custom('c')] });
      const [a, b, c] = made.customQuestions;
      const { body } = await put(as(ada), made.id, {
        ...made,
        id: 'another',
        createdBy: grace.id,
        createdAt: '2001-01-01T00:00:00.000Z',
        title: 'Lakes',
        customQuestions: [{ ...c, question: 'c2' }, a, custom('new')],
      }).expect(200);
      expect(body).toMatchObject({
        id: made.id,
        createdBy: ada.id,
        createdAt: made.createdAt,
        title: 'Lakes',
      });
      expect(body.customQuestions.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([c.id, a.id]);
      expect(body.customQuestions.map(({ question }: { question: string }) => question)).toEqual([
        'c2',
        'a',
        'new',
      ]);
      expect(JSON.stringify(body)).not.toContain(b.id);
      expect((await read(as(ada), made.id)).body).toEqual(body);
    });

    it('without what the call leaves out: it stays', async () => {
      const made = await saved(as(ada), {
        category: 'Science',
        selectedQuestions: ['sci1'],
        timePerQuestion: 45,
      });
      const { body } = await put(as(ada), made.id, { title: 'Lakes' }).expect(200);
      expect(body).toEqual({ ...made, title: 'Lakes', updatedAt: expect.any(String) });
    });

    it('are ready when the host says so and there are enough questions', async () => {
      const five = ['sci1', 'sci2', 'sci3', 'sci4'];
      const made = await saved(as(ada), { questionsPerGame: 5, selectedQuestions: five });
      const ready = { ...made, isDraft: false };
      expect((await put(as(ada), made.id, made)).body.isDraft).toBe(true);
      expect((await put(as(ada), made.id, ready)).body.isDraft).toBe(false);
      expect((await put(as(ada), made.id, { ...ready, isDraft: undefined })).body.isDraft).toBe(false);
      expect((await put(as(ada), made.id, { ...ready, customQuestions: [] })).body.isDraft).toBe(true);
      expect((await put(as(ada), made.id, made)).body.isDraft).toBe(true);
    });
  });

  describe('are listed', () => {
    it('to their holder, the newest first, page by page, without the questions that live in them', async () => {
      const person = await somebody();
      const made = [];
      for (const title of ['one', 'two', 'three']) made.unshift(await saved(as(person), { title }));
      const shown = made.map(({ customQuestions: _, ...set }) => set);
      const all = await list(as(person)).expect(200);
      expect(all.body).toEqual(shown);
      expect(all.headers['x-next-cursor']).toBeUndefined();
      const first = await list(as(person), '?limit=2').expect(200);
      expect(first.body).toEqual(shown.slice(0, 2));
      const second = await list(as(person), `?limit=2&cursor=${first.headers['x-next-cursor']}`).expect(200);
      expect(second.body).toEqual(shown.slice(2));
      expect(second.headers['x-next-cursor']).toBeUndefined();
      const banks = await night.api.get('/api/user/question-banks').set(as(person)).expect(200);
      expect(banks.body).toEqual(shown);
      await night.api.get('/api/user/question-banks').set(guest('somebody')).expect(401);
    });

    it.each(['?userId=', '?guestSessionId=', '?createdBy='])(
      'to nobody else, whatever %s says',
      async (query) => {
        await saved(as(ada));
        await saved(guest('the-first-guest'));
        const person = await somebody();
        expect((await list(as(person), `${query}${ada.id}`).expect(200)).body).toEqual([]);
        expect((await list(as(person), `${query}the-first-guest`).expect(200)).body).toEqual([]);
        await list(nobody, `${query}${ada.id}`).expect(401);
      },
    );

    it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=%00'])('not with %s', async (query) => {
      await list(as(ada), `?${query}`).expect(400);
    });

    it.each([
      Buffer.from('["a","b"]').toString('base64url'),
      Buffer.from('[1,"b"]').toString('base64url'),
      'nonsense',
    ])('or refused with the made-up cursor %s, never broken', async (cursor) => {
      expect([200, 400]).toContain((await list(as(ada), `?cursor=${cursor}`)).status);
    });
  });

  describe('of somebody else', () => {
    it('are not there', async () => {
      const { id } = await saved(as(ada));
      for (const who of [as(grace), guest('somebody')]) {
        for (const call of [
          read(who, id),
          put(who, id, { title: 'Mine' }),
          night.api.delete(`${path}/${id}`).set(who),
        ]) {
          const { body } = await call.expect(404);
          expect(body).toEqual({
            statusCode: 404,
            code: 'not_found',
            error: 'Not Found',
            message: 'Trivia set not found.',
          });
        }
      }
      await launch(as(grace), id).expect(404);
      await night.api.post(`/api/games/from-saved-set/${id}`).set(as(grace)).expect(404);
      await read(nobody, id).expect(401);
      await read(as(ada), id).expect(200);
    });

    it.each(['nope', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '__proto__', 'x'.repeat(300)])(
      'like %s, are not there either',
      async (id) => {
        const encoded = encodeURIComponent(id);
        await read(as(ada), encoded).expect(404);
        await put(as(ada), encoded, { title: 'Mine' }).expect(404);
        await night.api.delete(`${path}/${encoded}`).set(as(ada)).expect(404);
        await launch(as(ada), encoded).expect(404);
      },
    );

    it('nor are their questions: neither selected nor taken over by their id', async () => {
      const { body } = await night.api
        .post('/api/questions/bulk')
        .set(as(grace))
        .send({ questions: [{ question: 'Secret?', options, answer: 0 }] })
        .expect(201);
      await save(as(ada), { title: 'Rivers', selectedQuestions: [body.questions[0].id] }).expect(400);
      await save(guest('thief'), { title: 'Rivers', selectedQuestions: [body.questions[0].id] }).expect(400);
      const theirs = await saved(as(grace));
      const mine = await saved(as(ada), {
        customQuestions: [{ ...theirs.customQuestions[0], question: 'Mine now?' }],
      });
      expect(mine.customQuestions[0].id).not.toBe(theirs.customQuestions[0].id);
      expect((await read(as(grace), theirs.id)).body).toEqual(theirs);
    });
  });

  it('are written as a file that the import of questions takes', async () => {
    const set = await saved(as(ada), {
      category: 'Food & Drink',
      difficulty: 'mixed',
      customQuestions: [custom('=1+1?'), custom('"Quoted",\nhe said', { answer: 'Volga' })],
      selectedQuestions: ['sci1'],
    });
    const file = await read(as(ada), set.id).set('accept', 'text/csv').expect(200);
    expect(file.headers['content-disposition']).toBe('attachment; filename="trivia-set.csv"');
    const { body } = await night.api
      .post('/api/questions/csv')
      .set(as(ada))
      .type('text/csv')
      .send(file.text)
      .expect(200);
    expect(body).toMatchObject({
      count: 2,
      rejected: [],
      questions: [
        { question: '=1+1?', options, answer: 2, category: 'Food & Drink', difficulty: 'Medium' },
        { question: '"Quoted",\nhe said', answer: 3 },
      ],
    });
    await read(as(grace), set.id).set('accept', 'text/csv').expect(404);
  });

  it('are deleted, once', async () => {
    const { id } = await saved(as(ada));
    await night.api.delete(`${path}/${id}`).set(as(ada)).expect(204, '');
    await read(as(ada), id).expect(404);
    await night.api.delete(`${path}/${id}`).set(as(ada)).expect(404);
  });

  it('lose a question of mine that is deleted', async () => {
    const { body } = await night.api
      .post('/api/questions/bulk')
      .set(as(ada))
      .send({ questions: [{ question: 'Gone soon?', options, answer: 0 }] });
    const { id } = body.questions[0];
    const set = await saved(as(ada), { selectedQuestions: ['sci1', id], customQuestions: [] });
    await night.api.delete(`/api/questions/${id}`).set(as(ada)).expect(204);
    const left = (await read(as(ada), set.id)).body;
    expect(left).toMatchObject({ selectedQuestions: ['sci1'], questionCount: 1 });
    await put(as(ada), set.id, left).expect(200);
  });

  describe('of a guest', () => {
    it('are the guest’s alone', async () => {
      const set = await saved(guest('guest-one'));
      expect(set).toMatchObject({ createdBy: null, guestSessionId: 'guest-one' });
      expect((await list(guest('guest-one'))).body.map(({ id }: { id: string }) => id)).toEqual([set.id]);
      expect((await list(guest('guest-two'))).body).toEqual([]);
      for (const who of [guest('guest-two'), guest('GUEST-ONE'), as(ada)])
        await read(who, set.id).expect(404);
      await read(nobody, set.id).expect(401);
      expect((await put(guest('guest-one'), set.id, { ...set, title: 'Lakes' }).expect(200)).body.title).toBe(
        'Lakes',
      );
      await night.api.delete(`${path}/${set.id}`).set(guest('guest-one')).expect(204);
    });

    it('may come with the guest’s id in the body', async () => {
      const set = await saved(nobody, { guestSessionId: 'in-the-body' });
      await read(guest('in-the-body'), set.id).expect(200);
    });

    it.each(['g'.repeat(37), 'two words', 'ümlaut'])('%j is no guest', async (id) => {
      await list({ 'x-guest-session': encodeURI(id) === id ? id : id.replace('ü', '\u00fc') }).expect(400);
    });

    it('are launched by nobody', async () => {
      const { id } = await saved(guest('guest-three'));
      expect((await launch(guest('guest-three'), id).expect(401)).body.code).toBe('not_signed_in');
      await night.api.post(`/api/games/from-saved-set/${id}`).set(guest('guest-three')).expect(401);
      await launch({ ...as(ada), ...guest('guest-three') }, id).expect(404);
    });

    it('become the account’s, exactly once, whoever claims them at the same moment', async () => {
      const [one, two] = [await somebody(), await somebody()];
      const made = [await saved(guest('guest-four')), await saved(guest('guest-four'))];
      await saved(guest('guest-five'));
      const claim = (who: Who) => night.api.post(`${path}/claim`).set(who);
      const answers = await Promise.all(
        [one, two, one, two].map((person) => claim({ ...as(person), ...guest('guest-four') }).expect(200)),
      );
      const claimed = answers.map(({ body }) => body.claimed);
      expect([...claimed].sort()).toEqual([0, 0, 0, 2]);
      const winner = [one, two, one, two][claimed.indexOf(2)] ?? one;
      expect((await list(as(winner))).body).toMatchObject(
        made.reverse().map(({ id }) => ({ id, createdBy: winner.id, guestSessionId: null })),
      );
      expect((await list(guest('guest-four'))).body).toEqual([]);
      await launch(as(winner), made[0].id).expect(201);
      await claim(guest('guest-five')).expect(401);
      await claim(as(one)).expect(400);
    });
  });

  describe('are launched', () => {
    it('as games of their own, each with its code, id and copies', async () => {
      const set = await saved(as(ada), {
        category: 'Geography',
        difficulty: 'hard',
        timePerQuestion: 45,
        customQuestions: [custom('z', { timeLimit: 7 }), custom('a')],
        selectedQuestions: ['sci2', 'sci1'],
      });
      const first = await launch(as(ada), set.id).expect(201);
      expect(first.body).toEqual({ id: first.body.game.id, game: expect.any(Object) });
      expect(first.body.game).toMatchObject({
        title: 'Rivers',
        category: 'Geography',
        difficulty: 'hard',
        status: 'waiting',
        isOwner: true,
        questionCount: 4,
        timePerQuestion: 45,
      });
      const asked = first.body.game.questions;
      expect(asked.map(({ timeLimit }: { timeLimit: number }) => timeLimit)).toEqual([7, 45, 45, 45]);
      expect(asked.slice(0, 2)).toMatchObject([
        { question: 'z', options, answer: 2, category: 'Geography' },
        { question: 'a', options, answer: 2, category: 'Geography' },
      ]);
      const sci = await night.api.get('/api/questions/category/Science').set(as(ada));
      expect(asked.slice(2).map(({ question }: { question: string }) => question)).toEqual([
        sci.body[1].question,
        sci.body[0].question,
      ]);
      const second = await night.api.post(`/api/games/from-saved-set/${set.id}`).set(as(ada)).expect(201);
      expect(second.body.id).toBe(second.body.game.id);
      expect(second.body.id).not.toBe(first.body.id);
      expect(second.body.game.gameCode).not.toBe(first.body.game.gameCode);
      await put(as(ada), set.id, { ...set, title: 'Lakes', customQuestions: [custom('other')] }).expect(200);
      await night.api.delete(`${path}/${set.id}`).set(as(ada)).expect(204);
      const kept = await night.api.get(`/api/games/${first.body.id}`).set(as(ada)).expect(200);
      expect(kept.body).toEqual(first.body.game);
    });

    it('and are ready from then on, even with few questions', async () => {
      const set = await saved(as(ada));
      await launch(as(ada), set.id).expect(201);
      const ready = (await read(as(ada), set.id)).body;
      expect(ready.isDraft).toBe(false);
      expect((await put(as(ada), set.id, ready)).body.isDraft).toBe(false);
      expect((await put(as(ada), set.id, { ...ready, isDraft: true })).body.isDraft).toBe(true);
    });

    it('with as many questions as a game has: the set’s own from the first on, the others by lot', async () => {
      const person = await somebody();
      const texts = Array.from({ length: 8 }, (_, index) => `Own ${index}?`);
      const own = await saved(as(person), {
        questionsPerGame: 5,
        customQuestions: texts.map((text) => custom(text)),
      });
      const game = (await launch(as(person), own.id).expect(201)).body.game;
      expect(game.questions.map(({ question }: { question: string }) => question)).toEqual(texts.slice(0, 5));

      const pool = Array.from({ length: 20 }, (_, index) => `sci${index + 1}`);
      const mixed = await saved(as(person), {
        questionsPerGame: 5,
        customQuestions: texts.slice(0, 2).map((text) => custom(text)),
        selectedQuestions: pool,
      });
      const draws = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const { questions } = (await launch(as(person), mixed.id).expect(201)).body.game;
        const asked: string[] = questions.map(({ question }: { question: string }) => question);
        expect(asked).toHaveLength(5);
        expect(new Set(asked).size).toBe(5);
        expect(asked.slice(0, 2)).toEqual(texts.slice(0, 2));
        draws.add(asked.slice(2).join('|'));
      }
      // 1,140 draws are possible: twelve times the same one happens once in 10^33 nights.
      expect(draws.size).toBeGreaterThan(1);
    });

    it('not without a question', async () => {
      const empty = await saved(as(ada), { customQuestions: [] });
      const { body } = await launch(as(ada), empty.id).expect(400);
      expect(body.message).toMatch(/at least one question/);
      expect((await read(as(ada), empty.id)).body.isDraft).toBe(true);
    });

    it('not from another site', async () => {
      const set = await saved(as(ada));
      await launch(as(ada), set.id).set('origin', 'https://elsewhere.example').expect(403);
    });
  });
});
