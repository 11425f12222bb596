import { as, guest, nobody, options, path, SavedSets, type Who } from '../support/api/saved-sets.js';

describe('saved sets', () => {
  let sets: SavedSets;
  beforeAll(async () => {
    sets = await SavedSets.begin();
  });
  afterAll(() => sets?.night.end());

  describe('are listed', () => {
    it('to their holder, the newest first, page by page, without the questions that live in them', async () => {
      const person = await sets.somebody();
      const made = [];
      for (const title of ['one', 'two', 'three']) made.unshift(await sets.saved(as(person), { title }));
      const shown = made.map(({ customQuestions: _, origin: __, ...set }) => set);
      const all = await sets.list(as(person)).expect(200);
      expect(all.body).toEqual(shown);
      expect(all.headers['x-next-cursor']).toBeUndefined();
      const first = await sets.list(as(person), '?limit=2').expect(200);
      expect(first.body).toEqual(shown.slice(0, 2));
      const second = await sets
        .list(as(person), `?limit=2&cursor=${first.headers['x-next-cursor']}`)
        .expect(200);
      expect(second.body).toEqual(shown.slice(2));
      expect(second.headers['x-next-cursor']).toBeUndefined();
      const banks = await sets.night.api.get('/api/user/question-banks').set(as(person)).expect(200);
      expect(banks.body).toEqual(shown);
      await sets.night.api.get('/api/user/question-banks').set(guest('somebody')).expect(401);
    });

    it.each(['?userId=', '?guestSessionId=', '?createdBy='])(
      'to nobody else, whatever %s says',
      async (query) => {
        await sets.saved(as(sets.ada));
        await sets.saved(guest('the-first-guest'));
        const person = await sets.somebody();
        expect((await sets.list(as(person), `${query}${sets.ada.id}`).expect(200)).body).toEqual([]);
        expect((await sets.list(as(person), `${query}the-first-guest`).expect(200)).body).toEqual([]);
        await sets.list(nobody, `${query}${sets.ada.id}`).expect(401);
      },
    );

    it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=%00'])('not with %s', async (query) => {
      await sets.list(as(sets.ada), `?${query}`).expect(400);
    });

    it.each([
      Buffer.from('["a","b"]').toString('base64url'),
      Buffer.from('[1,"b"]').toString('base64url'),
      'nonsense',
    ])('or refused with the made-up cursor %s, never broken', async (cursor) => {
      expect([200, 400]).toContain((await sets.list(as(sets.ada), `?cursor=${cursor}`)).status);
    });
  });

  describe('of somebody else', () => {
    it('are not there', async () => {
      const { id } = await sets.saved(as(sets.ada));
      for (const who of [as(sets.grace), guest('somebody')]) {
        for (const call of [sets.read(who, id), sets.put(who, id, { title: 'Mine' }), sets.delete(who, id)]) {
          const { body } = await call.expect(404);
          expect(body).toEqual({
            statusCode: 404,
            code: 'not_found',
            error: 'Not Found',
            message: 'Trivia set not found.',
          });
        }
      }
      await sets.launch(as(sets.grace), id).expect(404);
      await sets.night.api.post(`/api/games/from-saved-set/${id}`).set(as(sets.grace)).expect(404);
      await sets.read(nobody, id).expect(401);
      await sets.read(as(sets.ada), id).expect(200);
    });

    it.each(['nope', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '__proto__', 'x'.repeat(300)])(
      'like %s, are not there either',
      async (id) => {
        const encoded = encodeURIComponent(id);
        await sets.read(as(sets.ada), encoded).expect(404);
        await sets.put(as(sets.ada), encoded, { title: 'Mine' }).expect(404);
        await sets.delete(as(sets.ada), encoded).expect(404);
        await sets.launch(as(sets.ada), encoded).expect(404);
      },
    );

    it('nor are their questions: neither selected nor taken over by their id', async () => {
      const { body } = await sets.night.api
        .post('/api/questions/bulk')
        .set(as(sets.grace))
        .send({ questions: [{ question: 'Secret?', options, answer: 0 }] })
        .expect(201);
      await sets
        .save(as(sets.ada), { title: 'Rivers', selectedQuestions: [body.questions[0].id] })
        .expect(400);
      await sets
        .save(guest('thief'), { title: 'Rivers', selectedQuestions: [body.questions[0].id] })
        .expect(400);
      const theirs = await sets.saved(as(sets.grace));
      const mine = await sets.saved(as(sets.ada), {
        customQuestions: [{ ...theirs.customQuestions[0], question: 'Mine now?' }],
      });
      expect(mine.customQuestions[0].id).not.toBe(theirs.customQuestions[0].id);
      expect((await sets.read(as(sets.grace), theirs.id)).body).toEqual(theirs);
    });
  });

  describe('of a guest', () => {
    it('are the guest’s alone', async () => {
      const set = await sets.saved(guest('guest-one'));
      expect(set).toMatchObject({ createdBy: null, guestSessionId: 'guest-one' });
      expect((await sets.list(guest('guest-one'))).body.map(({ id }: { id: string }) => id)).toEqual([
        set.id,
      ]);
      expect((await sets.list(guest('guest-two'))).body).toEqual([]);
      for (const who of [guest('guest-two'), guest('GUEST-ONE'), as(sets.ada)])
        await sets.read(who, set.id).expect(404);
      await sets.read(nobody, set.id).expect(401);
      expect(
        (await sets.put(guest('guest-one'), set.id, { ...set, title: 'Lakes' }).expect(200)).body.title,
      ).toBe('Lakes');
      await sets.delete(guest('guest-one'), set.id).expect(204);
    });

    it('may come with the guest’s id in the body', async () => {
      const set = await sets.saved(nobody, { guestSessionId: 'in-the-body' });
      await sets.read(guest('in-the-body'), set.id).expect(200);
    });

    it.each(['g'.repeat(37), 'two words', 'ümlaut'])('%j is no guest', async (id) => {
      await sets
        .list({ 'x-guest-session': encodeURI(id) === id ? id : id.replace('ü', '\u00fc') })
        .expect(400);
    });

    it('are launched by nobody', async () => {
      const { id } = await sets.saved(guest('guest-three'));
      expect((await sets.launch(guest('guest-three'), id).expect(401)).body.code).toBe('not_signed_in');
      await sets.night.api.post(`/api/games/from-saved-set/${id}`).set(guest('guest-three')).expect(401);
      await sets.launch({ ...as(sets.ada), ...guest('guest-three') }, id).expect(404);
    });

    it('become the account’s, exactly once, whoever claims them at the same moment', async () => {
      const [one, two] = [await sets.somebody(), await sets.somebody()];
      const made = [await sets.saved(guest('guest-four')), await sets.saved(guest('guest-four'))];
      await sets.saved(guest('guest-five'));
      const claim = (who: Who) => sets.night.api.post(`${path}/claim`).set(who);
      const answers = await Promise.all(
        [one, two, one, two].map((person) => claim({ ...as(person), ...guest('guest-four') }).expect(200)),
      );
      const claimed = answers.map(({ body }) => body.claimed);
      expect([...claimed].sort()).toEqual([0, 0, 0, 2]);
      const winner = [one, two, one, two][claimed.indexOf(2)] ?? one;
      expect((await sets.list(as(winner))).body).toMatchObject(
        made.reverse().map(({ id }) => ({ id, createdBy: winner.id, guestSessionId: null })),
      );
      expect((await sets.list(guest('guest-four'))).body).toEqual([]);
      await sets.launch(as(winner), made[0].id).expect(201);
      await claim(guest('guest-five')).expect(401);
      await claim(as(one)).expect(400);
    });
  });
});
