import { as, custom, nobody, options, SavedSets } from '../support/api/saved-sets.js';

describe('saved sets', () => {
  let sets: SavedSets;
  beforeAll(async () => {
    sets = await SavedSets.begin();
  });
  afterAll(() => sets?.night.end());

  describe('are saved', () => {
    it('as drafts, with everything that is left out filled in', async () => {
      const { body } = await sets.save(as(sets.ada), { title: ' Rivers ' }).expect(201);
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Rivers',
        category: 'General Knowledge',
        difficulty: 'medium',
        language: null,
        questionsPerGame: 10,
        timePerQuestion: 30,
        createdBy: sets.ada.id,
        guestSessionId: null,
        questionCount: 0,
        selectedQuestions: [],
        isDraft: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: expect.any(String),
        version: 1,
        sharing: 'private',
        isCoAuthored: false,
        hidden: null,
        customQuestions: [],
        origin: null,
      });
    });

    it('with what they are written in, until somebody says otherwise', async () => {
      const made = await sets.saved(as(sets.ada), { language: 'PT-br' });
      expect(made.language).toBe('pt-BR');
      const later = async (body: object) => (await sets.put(as(sets.ada), made.id, body)).body.language;
      expect(await later({ title: 'Flüsse' })).toBe('pt-BR');
      expect(await later({ title: 'Flüsse', language: 'de' })).toBe('de');
      expect(await later({ title: 'Flüsse', language: null })).toBeNull();
    });

    it('with their questions in order, each with its own time, whatever the caller says of owners and ids', async () => {
      const made = await sets.saved(as(sets.ada), {
        id: 'mine',
        createdBy: sets.grace.id,
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
        createdBy: sets.ada.id,
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
      expect((await sets.read(as(sets.ada), made.id).expect(200)).body).toEqual(made);
    });

    it('at every limit: 100 and 50 characters, 5 to 50 questions, 10 to 120 s, 5 to 120 s', async () => {
      const longest = {
        question: '字'.repeat(500),
        options: ['一', '二', '三', '四'].map((sign) => sign.repeat(200)),
        answer: '三'.repeat(200),
        timeLimit: 120,
      };
      const made = await sets.saved(as(sets.ada), {
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
      const made = await sets.saved(as(sets.ada), {
        customQuestions: [
          custom('text', { ...bloods, answer: 'A' }),
          custom('letter', { ...bloods, answer: 'D' }),
        ],
      });
      expect(made.customQuestions.map(({ answer }: { answer: string }) => answer)).toEqual(['A', '0']);
      const again = await sets.put(as(sets.ada), made.id, made).expect(200);
      expect(again.body.customQuestions).toEqual(made.customQuestions);
    });

    it('5,000 questions by their ids, within one call', async () => {
      const { questions } = (
        await sets.night.api
          .post('/api/questions/bulk')
          .set(as(sets.grace))
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
      const made = await sets.saved(as(sets.grace), { selectedQuestions: ids, customQuestions: [] });
      expect(made.questionCount).toBe(5_000);
      expect(made.selectedQuestions).toEqual(ids);
      await sets
        .save(as(sets.grace), {
          title: 'One too many',
          selectedQuestions: ids,
          customQuestions: [custom('?')],
        })
        .expect(400);
    });

    it('only for an account or a guest', async () => {
      expect((await sets.save(nobody, { title: 'Rivers' }).expect(401)).body.code).toBe('not_signed_in');
      await sets.list(nobody).expect(401);
    });
  });

  describe('are written again', () => {
    it('keeping id, holder and age, and the ids of the questions that stay', async () => {
      const made = await sets.saved(as(sets.ada), {
        customQuestions: [custom('a'), custom('b'), custom('c')],
      });
      const [a, b, c] = made.customQuestions;
      const { body } = await sets
        .put(as(sets.ada), made.id, {
          ...made,
          id: 'another',
          createdBy: sets.grace.id,
          createdAt: '2001-01-01T00:00:00.000Z',
          title: 'Lakes',
          customQuestions: [{ ...c, question: 'c2' }, a, custom('new')],
        })
        .expect(200);
      expect(body).toMatchObject({
        id: made.id,
        createdBy: sets.ada.id,
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
      expect((await sets.read(as(sets.ada), made.id)).body).toEqual(body);
    });

    it('without what the call leaves out: it stays', async () => {
      const made = await sets.saved(as(sets.ada), {
        category: 'Science',
        selectedQuestions: ['sci1'],
        timePerQuestion: 45,
      });
      const { body } = await sets.put(as(sets.ada), made.id, { title: 'Lakes' }).expect(200);
      expect(body).toEqual({ ...made, title: 'Lakes', updatedAt: expect.any(String), version: 2 });
    });

    it('are ready when the host says so and there are enough questions', async () => {
      const five = ['sci1', 'sci2', 'sci3', 'sci4'];
      const made = await sets.saved(as(sets.ada), { questionsPerGame: 5, selectedQuestions: five });
      const ready = { ...made, isDraft: false };
      expect((await sets.put(as(sets.ada), made.id, made)).body.isDraft).toBe(true);
      expect((await sets.put(as(sets.ada), made.id, ready)).body.isDraft).toBe(false);
      expect((await sets.put(as(sets.ada), made.id, { ...ready, isDraft: undefined })).body.isDraft).toBe(
        false,
      );
      expect((await sets.put(as(sets.ada), made.id, { ...ready, customQuestions: [] })).body.isDraft).toBe(
        true,
      );
      expect((await sets.put(as(sets.ada), made.id, made)).body.isDraft).toBe(true);
    });
  });

  it('are written as a file that the import of questions takes', async () => {
    const set = await sets.saved(as(sets.ada), {
      category: 'Food & Drink',
      difficulty: 'mixed',
      customQuestions: [custom('=1+1?'), custom('"Quoted",\nhe said', { answer: 'Volga' })],
      selectedQuestions: ['sci1'],
    });
    const file = await sets.read(as(sets.ada), set.id).set('accept', 'text/csv').expect(200);
    expect(file.headers['content-disposition']).toBe('attachment; filename="trivia-set.csv"');
    const { body } = await sets.night.api
      .post('/api/questions/csv')
      .set(as(sets.ada))
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
    await sets.read(as(sets.grace), set.id).set('accept', 'text/csv').expect(404);
  });

  it('are deleted, once', async () => {
    const { id } = await sets.saved(as(sets.ada));
    await sets.delete(as(sets.ada), id).expect(204, '');
    await sets.read(as(sets.ada), id).expect(404);
    await sets.delete(as(sets.ada), id).expect(404);
  });

  it('lose a question of mine that is deleted', async () => {
    const { body } = await sets.night.api
      .post('/api/questions/bulk')
      .set(as(sets.ada))
      .send({ questions: [{ question: 'Gone soon?', options, answer: 0 }] });
    const { id } = body.questions[0];
    const set = await sets.saved(as(sets.ada), { selectedQuestions: ['sci1', id], customQuestions: [] });
    await sets.night.api.delete(`/api/questions/${id}`).set(as(sets.ada)).expect(204);
    const left = (await sets.read(as(sets.ada), set.id)).body;
    expect(left).toMatchObject({ selectedQuestions: ['sci1'], questionCount: 1 });
    await sets.put(as(sets.ada), set.id, left).expect(200);
  });
});
