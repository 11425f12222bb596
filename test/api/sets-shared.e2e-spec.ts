import type { SharedSetCard, SharedSetView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { as, custom, guest, nobody, path, SavedSets, type Who } from '../support/api/saved-sets.js';
import type { Person } from '../support/game-night.js';

describe('sets that are passed on', () => {
  let sets: SavedSets;
  let operator: Person;
  beforeAll(async () => {
    sets = await SavedSets.begin({ OPERATOR_EMAILS: 'operator@example.org' });
    operator = await sets.night.signIn('operator@example.org');
  });
  afterAll(() => sets?.night.end());

  const api = () => sets.night.api;
  const share = (who: Who, id: string, body: object) =>
    api().put(`${path}/${id}/sharing`).set(who).send(body);
  const open = { sharing: 'public', licence: 'cc-by', author: 'Ada L.' };
  const published = async (body: object = {}, how: object = open, who: Who = as(sets.ada)) => {
    const set = await sets.saved(who, body);
    const { token } = (await share(who, set.id, how).expect(200)).body;
    return { ...set, token: token as string };
  };
  const found = async (query: Record<string, string>, who: Who = nobody): Promise<string[]> => {
    const { body } = await api().get('/api/public-sets').query(query).set(who).expect(200);
    return body.items.map(({ title }: SharedSetCard) => title);
  };
  const seen = async (token: string, who: Who = nobody): Promise<SharedSetView> =>
    (await api().get(`/api/public-sets/${token}`).set(who).expect(200)).body;

  /** One of every kind, each with what is right in words that stand nowhere else. */
  const everyKind = [
    custom('Which river?', { options: ['Nile', 'Amazon', 'Rhine', 'Volga'], answer: 'Rhine' }),
    { question: 'Which ones?', kind: 'multi', options: ['m1', 'm2', 'm3'], right: [0, 2] },
    { question: 'What capital?', kind: 'typed', accepted: ['Secretville'], refused: ['Nearlytown'] },
    {
      question: 'How high?',
      kind: 'number',
      value: 4_711,
      unit: 'm',
      band: 13,
      range: { from: 0, to: 9_999 },
    },
    { question: 'In order?', kind: 'order', items: ['zebra', 'yak', 'ape'] },
    { question: 'What do you like?', kind: 'poll', options: ['tea', 'coffee'] },
    { question: 'One word?', kind: 'cloud' },
  ];

  it('are seen by nobody until their author says so, and then by whom the author says', async () => {
    const set = await sets.saved(as(sets.ada), { title: 'Quiet ponds' });
    const { body: before } = await api().get(`${path}/${set.id}/sharing`).set(as(sets.ada)).expect(200);
    expect(before).toMatchObject({ sharing: 'private', licence: null, author: null, url: null, token: null });
    await share(as(sets.ada), set.id, { sharing: 'public' }).expect(400);
    await share(as(sets.ada), set.id, { sharing: 'public', licence: 'mine', author: 'Ada' }).expect(400);
    await share(as(sets.ada), set.id, { sharing: 'public', licence: 'cc0', author: ' ' }).expect(400);
    await share(as(sets.grace), set.id, open).expect(404);
    const { body: linked } = await share(as(sets.ada), set.id, { ...open, sharing: 'link' }).expect(200);
    expect(linked.url).toMatch(new RegExp(`/set/${linked.token}$`));
    expect(await seen(linked.token)).toMatchObject({
      title: 'Quiet ponds',
      author: 'Ada L.',
      licence: 'cc-by',
    });
    expect(await found({ q: 'ponds' })).toEqual([]);
    // what is left out stays as it was
    const { body: now } = await share(as(sets.ada), set.id, { sharing: 'public' }).expect(200);
    expect(now).toMatchObject({ token: linked.token, licence: 'cc-by', author: 'Ada L.' });
    expect(await found({ q: 'ponds' })).toEqual(['Quiet ponds']);
    await share(as(sets.ada), set.id, { sharing: 'private' }).expect(200);
    await api().get(`/api/public-sets/${linked.token}`).expect(404);
    expect(await found({ q: 'ponds' })).toEqual([]);
  });

  it('are no guest’s to share', async () => {
    const { id } = await sets.saved(guest('a-guest'), { title: 'A guest’s' });
    await share(guest('a-guest'), id, open).expect(401);
  });

  it('tell who is not signed in nothing that says what is right', async () => {
    const { token } = await published({
      title: 'Every kind',
      customQuestions: everyKind,
      selectedQuestions: ['sci1'],
    });
    const stranger = await seen(token);
    expect(stranger.questions).toEqual([
      { question: 'Which river?', options: ['Nile', 'Amazon', 'Rhine', 'Volga'] },
      { question: 'Which ones?', kind: 'multi', options: ['m1', 'm2', 'm3'] },
      { question: 'What capital?', kind: 'typed', options: [] },
      { question: 'How high?', kind: 'number', unit: 'm', options: [] },
      { question: 'In order?', kind: 'order', options: ['ape', 'yak', 'zebra'] },
      { question: 'What do you like?', kind: 'poll', options: ['tea', 'coffee'] },
      { question: 'One word?', kind: 'cloud', options: [] },
      { question: expect.any(String), options: expect.any(Array) },
    ]);
    const everything = JSON.stringify([stranger, (await api().get('/api/public-sets').expect(200)).body]);
    for (const hidden of ['Secretville', 'Nearlytown', '4711', '9999', 'explanation', '"answer"', '"right"'])
      expect(everything).not.toContain(hidden);
    expect(everything).not.toContain('example.org');
    expect(everything).not.toContain(sets.ada.id);
    const guests = await seen(token, guest('a-guest'));
    expect(guests).toEqual(stranger);
    const signedIn = await seen(token, as(sets.grace));
    expect(signedIn.questions.map(({ answer }) => answer)).toEqual([
      ...['Rhine', expect.stringContaining('m1'), 'Secretville', expect.stringContaining('4711')],
      ...[expect.stringMatching(/zebra.*yak.*ape/), '', '', expect.any(String)],
    ]);
    expect(signedIn).toMatchObject({
      isMine: false,
      isStarred: false,
      kinds: expect.arrayContaining(['order']),
    });
    expect((await seen(token, as(sets.ada))).isMine).toBe(true);
  });

  it('are found by beginnings of words, those in the title first, and by what they are', async () => {
    const many = Array.from({ length: 12 }, (_, nth) => custom(`Wombat ${nth}?`));
    await published({ title: 'Marsupials of the south', category: 'Zoology', customQuestions: many });
    await published({ title: 'Wombats', category: 'Zoology', language: 'en-AU' });
    expect(await found({ q: 'womb' })).toEqual(['Wombats', 'Marsupials of the south']);
    expect(await found({ q: 'WOMBAT south' })).toEqual(['Marsupials of the south']);
    expect(await found({ q: 'womb -south' })).toEqual(['Wombats']);
    expect(await found({ q: 'womb', length: 'medium' })).toEqual(['Marsupials of the south']);
    expect(await found({ category: 'zoology', length: 'short' })).toEqual(['Wombats']);
    expect(await found({ category: 'zoology', language: 'fr' })).toEqual([]);
    expect(await found({ category: 'zoology', language: 'en' })).toEqual(['Wombats']);
    const first = await api().get('/api/public-sets?q=womb&limit=1').expect(200);
    const { body: second } = await api()
      .get('/api/public-sets')
      .query({ q: 'womb', limit: 1, cursor: first.body.nextCursor })
      .expect(200);
    expect(second).toMatchObject({ items: [{ title: 'Marsupials of the south' }], nextCursor: null });
    await api().get('/api/public-sets').query({ q: 'other', cursor: first.body.nextCursor }).expect(400);
  });

  it.each([
    '!',
    "'",
    '"',
    '\\',
    '& | !',
    '<->',
    "a:* 'b",
    '(((',
    '-',
    '-wombat',
    'or or or',
    '🎈',
    'a '.repeat(50),
    '%',
    ':*A',
  ])('are searched by %j without a failure', async (q) => {
    await api().get('/api/public-sets').query({ q }).expect(200);
  });

  it('get one star of each account', async () => {
    const { token } = await published({ title: 'Starry' });
    const star = `/api/public-sets/${token}/star`;
    await api().put(star).expect(401);
    await api().put(star).set(as(sets.grace)).expect(200, { stars: 1, isStarred: true });
    await api().put(star).set(as(sets.grace)).expect(200, { stars: 1, isStarred: true });
    await api().put(star).set(as(sets.ada)).expect(200, { stars: 2, isStarred: true });
    expect(await seen(token, as(sets.grace))).toMatchObject({ stars: 2, isStarred: true });
    await api().delete(star).set(as(sets.grace)).expect(200, { stars: 1, isStarred: false });
    const leaving = await sets.somebody();
    await api().put(star).set(as(leaving)).expect(200, { stars: 2, isStarred: true });
    await api().delete('/api/user').set(as(leaving)).expect(204);
    expect((await seen(token)).stars).toBe(1);
  });

  it('tell how often they were played', async () => {
    const set = await published({ title: 'Played' });
    expect((await seen(set.token)).played).toEqual({ games: 0, difficulty: null, share: null });
    const { body } = await sets.launch(as(sets.ada), set.id).expect(201);
    await sets.night.finish(body.game, sets.ada);
    const { pool } = sets.night.gateway.app.get(Persistence);
    // the projection may take a moment; what it writes is told
    await pool.query(
      `insert into game_results (game_id, finished_at, finished_version, participant_count) values ($1, now(), 9, 1) on conflict do nothing`,
      [body.id],
    );
    expect((await seen(set.token)).played).toEqual({ games: 1, difficulty: null, share: null });
  });

  describe('are copied', () => {
    const copied = async (token: string, who: Who) =>
      (await api().post(`/api/public-sets/${token}/copy`).set(who).expect(201)).body;

    it('with whose work they are, by accounts alone', async () => {
      const set = await published({
        title: 'To copy',
        customQuestions: everyKind,
        selectedQuestions: ['sci1'],
      });
      await api().post(`/api/public-sets/${set.token}/copy`).expect(401);
      const copy = await copied(set.token, as(sets.grace));
      expect(copy).toMatchObject({
        createdBy: sets.grace.id,
        sharing: 'private',
        selectedQuestions: ['sci1'],
        origin: { title: 'To copy', author: 'Ada L.', licence: 'cc-by', token: set.token },
      });
      const asked = ({ customQuestions }: { customQuestions: { id: string }[] }) =>
        customQuestions.map(({ id: _, ...question }) => question);
      expect(asked(copy)).toEqual(asked(set));
      expect((await sets.read(as(sets.grace), copy.id)).body).toEqual(copy);
    });

    it('and passed on as the original’s licence lets them be', async () => {
      const alike = await published({}, { ...open, licence: 'cc-by-sa' });
      const copy = await copied(alike.token, as(sets.grace));
      await share(as(sets.grace), copy.id, { ...open, licence: 'cc0' }).expect(409);
      const { body } = await share(as(sets.grace), copy.id, {
        ...open,
        licence: 'cc-by-sa',
        author: 'G',
      }).expect(200);
      expect((await seen(body.token)).origin).toMatchObject({ author: 'Ada L.', licence: 'cc-by-sa' });
      const reserved = await published({}, { ...open, licence: 'reserved' });
      const other = await copied(reserved.token, as(sets.grace));
      await share(as(sets.grace), other.id, { ...open, licence: 'reserved' }).expect(409);
    });

    it('and told what the original has become, which is taken over without a loss of own work', async () => {
      const set = await published({
        title: 'Changing',
        customQuestions: [
          custom('stays'),
          custom('changes'),
          custom('goes'),
          custom('both change'),
          custom('mine'),
        ],
        selectedQuestions: ['sci1'],
      });
      const copy = await copied(set.token, as(sets.grace));
      const origin = `${path}/${copy.id}/origin`;
      expect((await api().get(origin).set(as(sets.grace)).expect(200)).body.state).toBe('same');
      const [, , , fourth, fifth] = copy.customQuestions;
      const mine = copy.customQuestions.map((one: { id: string }) =>
        one.id === fourth.id ? { ...one, question: 'both change: mine' } : one,
      );
      await sets
        .put(as(sets.grace), copy.id, { title: 'My copy', customQuestions: [...mine, custom('added by me')] })
        .expect(200);
      const [stays, changes, , both, theirs] = set.customQuestions;
      await sets
        .put(as(sets.ada), set.id, {
          title: 'Changing',
          customQuestions: [
            stays,
            { ...changes, question: 'changed' },
            { ...both, question: 'both change: theirs' },
            theirs,
            custom('new'),
          ],
          selectedQuestions: ['sci2'],
        })
        .expect(200);
      await api().get(origin).set(as(sets.ada)).expect(404);
      const { body: changed } = await api().get(origin).set(as(sets.grace)).expect(200);
      expect(changed).toMatchObject({
        state: 'changed',
        added: ['new', expect.any(String)],
        removed: [
          { question: 'goes', isKept: false },
          { question: expect.any(String), isKept: false },
        ],
        changed: [
          { question: 'changes', now: 'changed', isKept: false },
          { question: 'both change: mine', now: 'both change: theirs', isKept: true },
        ],
        counts: { added: 2, removed: 2, changed: 2 },
      });
      await api().post(`${origin}/take-over`).set(as(sets.grace)).set('if-match', '"1"').expect(412);
      const { body: taken } = await api().post(`${origin}/take-over`).set(as(sets.grace)).expect(200);
      expect(taken.title).toBe('My copy');
      expect(taken.customQuestions.map(({ question }: { question: string }) => question)).toEqual([
        ...['stays', 'changed', 'both change: mine', 'mine', 'added by me', 'new'],
      ]);
      expect(taken.customQuestions[3].id).toBe(fifth.id);
      expect(taken.selectedQuestions).toEqual(['sci2']);
      expect((await api().get(origin).set(as(sets.grace))).body.state).toBe('same');
      // a save as any other: what was before can be gone back to
      const { body: history } = await api().get(`${path}/${copy.id}/history`).set(as(sets.grace)).expect(200);
      expect(history.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
      await share(as(sets.ada), set.id, { sharing: 'private' }).expect(200);
      expect((await api().get(origin).set(as(sets.grace))).body).toMatchObject({
        state: 'gone',
        origin: { token: null },
      });
    });
  });

  describe('are written by several', () => {
    it('whom the owner lets in by a link: they edit and launch, and neither delete nor publish', async () => {
      const co = await sets.somebody();
      const set = await sets.saved(as(sets.ada), { title: 'Together', selectedQuestions: ['sci1'] });
      const authors = `${path}/${set.id}/co-authors`;
      const { body: made } = await api().post(`${authors}/link`).set(as(sets.ada)).expect(201);
      const secret = made.link.split('#')[1];
      const { body: invitation } = await api()
        .post(`${path}/${set.id}/co-authoring/look`)
        .send({ secret })
        .expect(200);
      expect(invitation).toMatchObject({ setId: set.id, title: 'Together', owner: 'Ada' });
      await api().post(`${path}/${set.id}/co-authoring/look`).send({ secret: 'wrong' }).expect(404);
      await api().post(`${path}/${set.id}/co-authoring`).send({ secret }).expect(401);
      await sets.read(as(co), set.id).expect(404);
      await api().post(`${path}/${set.id}/co-authoring`).set(as(co)).send({ secret }).expect(204);
      expect((await sets.read(as(co), set.id).expect(200)).body.isCoAuthored).toBe(true);
      expect((await sets.list(as(co))).body).toMatchObject([{ id: set.id, isCoAuthored: true }]);
      expect((await sets.list(as(sets.ada))).body[0]).toMatchObject({ id: set.id, isCoAuthored: false });
      await sets.put(as(co), set.id, { title: 'Together, better' }).expect(200);
      await sets.launch(as(co), set.id).expect(201);
      await sets.delete(as(co), set.id).expect(403);
      await share(as(co), set.id, open).expect(404);
      await api().get(authors).set(as(co)).expect(404);
      const { body: history } = await api().get(`${path}/${set.id}/history`).set(as(sets.ada)).expect(200);
      expect(history.map(({ savedBy }: { savedBy: string | null }) => savedBy)).toEqual([
        expect.stringMatching(/^Somebody/),
        'Ada',
      ]);
      const { body: left } = await api().delete(`${authors}/${co.id}`).set(as(sets.ada)).expect(200);
      expect(left).toEqual({ link: null, coAuthors: [] });
      await sets.read(as(co), set.id).expect(404);
      await api().post(`${path}/${set.id}/co-authoring`).set(as(co)).send({ secret }).expect(404);
    });

    it('and of two who save at once the later one is told', async () => {
      const set = await sets.saved(as(sets.ada), { title: 'At once' });
      const put = (title: string, version: number) =>
        sets.put(as(sets.ada), set.id, { title }).set('if-match', `"${version}"`);
      await put('first', set.version).expect(200);
      const { body } = await put('second', set.version).expect(412);
      expect(body.code).toBe('set_changed');
      expect((await sets.read(as(sets.ada), set.id)).body).toMatchObject({ title: 'first', version: 2 });
      await put('second', 2).expect(200);
      await sets.put(as(sets.ada), set.id, { title: 'x' }).set('if-match', 'W/"abc"').expect(400);
    });

    it('and go back to what they were, which is again a save', async () => {
      const set = await sets.saved(as(sets.ada), {
        title: 'One',
        customQuestions: [custom('first?'), custom('gone?')],
      });
      await sets.put(as(sets.ada), set.id, { title: 'Two', customQuestions: [custom('other?')] }).expect(200);
      const history = `${path}/${set.id}/history`;
      const { body: was } = await api().get(`${history}/1`).set(as(sets.ada)).expect(200);
      expect(was).toMatchObject({
        title: 'One',
        questionCount: 2,
        set: { customQuestions: [{ question: 'first?', answer: 'Rhine' }, { question: 'gone?' }] },
      });
      await api().get(`${history}/1`).set(as(sets.grace)).expect(404);
      await api().get(`${history}/9`).set(as(sets.ada)).expect(404);
      await api().post(`${history}/1/restore`).set(as(sets.ada)).set('if-match', '"1"').expect(412);
      const { body: back } = await api().post(`${history}/1/restore`).set(as(sets.ada)).expect(200);
      expect(back).toMatchObject({
        title: 'One',
        version: 3,
        customQuestions: [{ question: 'first?' }, { question: 'gone?' }],
      });
      const { body: all } = await api().get(history).set(as(sets.ada)).expect(200);
      expect(all.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'One']);
    });
  });

  it('are reported, and hidden by an operator with a reason that their author is told', async () => {
    const { id, token } = await published({ title: 'Rude words' });
    const report = (who: Who = nobody) =>
      api().post(`/api/public-sets/${token}/reports`).set(who).send({ reason: 'insulting', note: 'Look' });
    await report().expect(201, { received: true });
    await report().expect(201);
    await report(as(sets.grace)).expect(201);
    const operate = (act: string, body: object = {}) =>
      api().post(`/api/operator/sets/${id}/${act}`).set(as(operator)).send(body);
    const { body: list } = await api().get('/api/operator/sets/reports').set(as(operator)).expect(200);
    expect(list.items).toMatchObject([
      { setId: id, title: 'Rude words', times: 2, reasons: { insulting: 2 }, outcome: null },
    ]);
    const { body: full } = await api().get(`/api/operator/sets/${id}/reports`).set(as(operator)).expect(200);
    expect(full.notes.map(({ from }: { from: string }) => from)).toEqual(['account', 'visitor']);
    expect(JSON.stringify(full)).not.toContain(sets.grace.id);
    await api()
      .post(`/api/operator/sets/${id}/hide`)
      .set(as(sets.grace))
      .send({ reason: 'abuse' })
      .expect(403);
    await operate('hide', { reason: 'abuse', note: 'Please mind your words' }).expect(204);
    await api().get(`/api/public-sets/${token}`).expect(404);
    expect(await found({ q: 'rude' })).toEqual([]);
    expect((await sets.read(as(sets.ada), id)).body.hidden).toMatchObject({
      reason: 'abuse',
      note: 'Please mind your words',
    });
    const { pool } = sets.night.gateway.app.get(Persistence);
    const lines = await pool.query(
      `select what, details from audit_entries where about = $1 order by sequence`,
      [id],
    );
    expect(lines.rows).toEqual([{ what: 'operator_set_hidden', details: { reason: 'abuse' } }]);
    expect((await api().get('/api/operator/sets/reports').set(as(operator))).body.items).toEqual([]);
    await operate('show', { reason: 'mistake' }).expect(204);
    expect(await found({ q: 'rude' })).toEqual(['Rude words']);
    await operate('reports/dismiss').expect(204);
  });

  it('of a suspended account are not shown', async () => {
    const bad = await sets.somebody();
    const { token } = await published({ title: 'Vanishing' }, open, as(bad));
    expect(await found({ q: 'vanishing' })).toEqual(['Vanishing']);
    await api()
      .post(`/api/operator/accounts/${bad.id}/suspend`)
      .set(as(operator))
      .send({ reason: 'abuse' })
      .expect(204);
    expect(await found({ q: 'vanishing' })).toEqual([]);
    await api().get(`/api/public-sets/${token}`).expect(404);
  });
});
