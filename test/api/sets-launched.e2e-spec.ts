import { as, custom, options, SavedSets } from '../support/api/saved-sets.js';

describe('saved sets', () => {
  let sets: SavedSets;
  beforeAll(async () => {
    sets = await SavedSets.begin();
  });
  afterAll(() => sets?.night.end());

  describe('are launched', () => {
    it('as games of their own, each with its code, id and copies', async () => {
      const set = await sets.saved(as(sets.ada), {
        category: 'Geography',
        difficulty: 'hard',
        timePerQuestion: 45,
        customQuestions: [custom('z', { timeLimit: 7 }), custom('a')],
        selectedQuestions: ['sci2', 'sci1'],
      });
      const first = await sets.launch(as(sets.ada), set.id).expect(201);
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
      const sci = await sets.night.api.get('/api/questions/category/Science').set(as(sets.ada));
      expect(asked.slice(2).map(({ question }: { question: string }) => question)).toEqual([
        sci.body[1].question,
        sci.body[0].question,
      ]);
      const second = await sets.night.api
        .post(`/api/games/from-saved-set/${set.id}`)
        .set(as(sets.ada))
        .expect(201);
      expect(second.body.id).toBe(second.body.game.id);
      expect(second.body.id).not.toBe(first.body.id);
      expect(second.body.game.gameCode).not.toBe(first.body.game.gameCode);
      await sets
        .put(as(sets.ada), set.id, { ...set, title: 'Lakes', customQuestions: [custom('other')] })
        .expect(200);
      await sets.delete(as(sets.ada), set.id).expect(204);
      const kept = await sets.night.api.get(`/api/games/${first.body.id}`).set(as(sets.ada)).expect(200);
      expect(kept.body).toEqual(first.body.game);
    });

    it('and are ready from then on, even with few questions', async () => {
      const set = await sets.saved(as(sets.ada));
      await sets.launch(as(sets.ada), set.id).expect(201);
      const ready = (await sets.read(as(sets.ada), set.id)).body;
      expect(ready.isDraft).toBe(false);
      expect((await sets.put(as(sets.ada), set.id, ready)).body.isDraft).toBe(false);
      expect((await sets.put(as(sets.ada), set.id, { ...ready, isDraft: true })).body.isDraft).toBe(true);
    });

    it('with as many questions as a game has: the set’s own from the first on, the others by lot', async () => {
      const person = await sets.somebody();
      const texts = Array.from({ length: 8 }, (_, index) => `Own ${index}?`);
      const own = await sets.saved(as(person), {
        questionsPerGame: 5,
        customQuestions: texts.map((text) => custom(text)),
      });
      const game = (await sets.launch(as(person), own.id).expect(201)).body.game;
      expect(game.questions.map(({ question }: { question: string }) => question)).toEqual(texts.slice(0, 5));

      const pool = Array.from({ length: 20 }, (_, index) => `sci${index + 1}`);
      const mixed = await sets.saved(as(person), {
        questionsPerGame: 5,
        customQuestions: texts.slice(0, 2).map((text) => custom(text)),
        selectedQuestions: pool,
      });
      const draws = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const { questions } = (await sets.launch(as(person), mixed.id).expect(201)).body.game;
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
      const empty = await sets.saved(as(sets.ada), { customQuestions: [] });
      const { body } = await sets.launch(as(sets.ada), empty.id).expect(400);
      expect(body.message).toMatch(/at least one question/);
      expect((await sets.read(as(sets.ada), empty.id)).body.isDraft).toBe(true);
    });

    it('not from another site', async () => {
      const set = await sets.saved(as(sets.ada));
      await sets.launch(as(sets.ada), set.id).set('origin', 'https://elsewhere.example').expect(403);
    });
  });
});
