import type { UserId } from '@clockbeat/domain';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { NewSet, NewSetQuestion, SetHolder } from './saved-set.types.js';

let test: TestStore;
let me: UserId;
let other: UserId;
beforeAll(async () => {
  test = await openTestStore();
  me = (await aUser(test.store)).id;
  other = (await aUser(test.store)).id;
});
afterAll(() => test.close());

const account = (userId: UserId): SetHolder => ({ userId, guestSessionId: null });
const guest = (guestSessionId: string): SetHolder => ({ userId: null, guestSessionId });
const question = (text: string, more: Partial<NewSetQuestion> = {}): NewSetQuestion => ({
  question: text,
  options: ['one', 'two', 'three', 'four'],
  answer: 2,
  timeLimit: null,
  ...more,
});
const aSet = (more: Partial<NewSet> = {}): NewSet => ({
  title: 'Rivers',
  category: 'Geography',
  difficulty: 'medium',
  questionsPerGame: 10,
  timePerQuestion: 30,
  isDraft: true,
  selectedQuestions: [],
  customQuestions: [question('a'), question('b'), question('c')],
  ...more,
});
const texts = ({ customQuestions }: { customQuestions: readonly { question: string }[] }) =>
  customQuestions.map((each) => each.question);

it('keeps a set with its questions in their order', async () => {
  const made = await test.store.sets.create(
    account(me),
    aSet({
      selectedQuestions: ['sci2', 'sci1'],
      customQuestions: [question('z', { timeLimit: 7 }), question('a')],
    }),
  );
  const found = await test.store.sets.find(made.id, account(me));
  expect(found).toEqual(made);
  expect(found).toMatchObject({
    createdBy: me,
    guestSessionId: null,
    launchedAt: null,
    selectedQuestions: ['sci2', 'sci1'],
    customCount: 2,
    customQuestions: [
      { order: 1, question: 'z', timeLimit: 7, answer: 2 },
      { order: 2, question: 'a', timeLimit: null, answer: 2 },
    ],
  });
});

it('shows a set to its holder only', async () => {
  const { sets } = test.store;
  const { id } = await sets.create(guest('ada'), aSet());
  for (const stranger of [account(me), guest('bob'), guest(''), { userId: null, guestSessionId: null }]) {
    expect(await sets.find(id, stranger)).toBeNull();
    expect(await sets.replace(id, stranger, () => aSet())).toBeNull();
    expect(await sets.delete(id, stranger)).toBe(false);
    expect((await sets.list(stranger, { limit: 200 })).items.map((set) => set.id)).not.toContain(id);
  }
  expect(await sets.find(id, { userId: other, guestSessionId: 'ada' })).toMatchObject({
    id,
    createdBy: null,
  });
  expect(await sets.find('no uuid', guest('ada'))).toBeNull();
});

it('lists in pages, the newest first, with the number of questions', async () => {
  const holder = account((await aUser(test.store)).id);
  const made: string[] = [];
  for (const count of [0, 1, 3]) {
    const customQuestions = Array.from({ length: count }, (_, index) => question(`q${index}`));
    made.unshift((await test.store.sets.create(holder, aSet({ customQuestions }))).id);
  }
  const first = await test.store.sets.list(holder, { limit: 2 });
  const second = await test.store.sets.list(holder, { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
  expect([...first.items, ...second.items].map(({ customCount }) => customCount)).toEqual([3, 1, 0]);
  expect(second.nextCursor).toBeNull();
});

it('keeps a question’s id and age when the set is written again, and takes no other set’s', async () => {
  const { sets } = test.store;
  const [mine, theirs] = [await sets.create(account(me), aSet()), await sets.create(account(other), aSet())];
  const [a, b, c] = mine.customQuestions;
  const foreign = theirs.customQuestions[0];
  const written = await sets.replace(mine.id, account(me), (before) => ({
    ...before,
    customQuestions: [
      question('c2', { id: c?.id }),
      question('a', { id: a?.id }),
      question('twice', { id: a?.id }),
      question('foreign', { id: foreign?.id }),
      question('new'),
    ],
  }));
  expect(written && texts(written)).toEqual(['c2', 'a', 'twice', 'foreign', 'new']);
  expect(written?.customQuestions.slice(0, 2)).toMatchObject([
    { id: c?.id, createdAt: c?.createdAt, order: 1 },
    { id: a?.id, createdAt: a?.createdAt, order: 2 },
  ]);
  const ids = written?.customQuestions.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(5);
  expect(ids).not.toContain(b?.id);
  expect(ids).not.toContain(foreign?.id);
  expect(await sets.find(theirs.id, account(other))).toEqual(theirs);
});

it('is written whole or not at all', async () => {
  const { sets } = test.store;
  const made = await sets.create(account(me), aSet());
  const bad = { ...question('bad'), answer: 9 } as unknown as NewSetQuestion;
  await expect(
    sets.replace(made.id, account(me), () => aSet({ title: 'Lakes', customQuestions: [bad] })),
  ).rejects.toThrow();
  expect(await sets.find(made.id, account(me))).toEqual(made);
});

it('two that write one set at once write one after the other', async () => {
  const { sets } = test.store;
  const { id } = await sets.create(account(me), aSet({ customQuestions: [] }));
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sets.replace(id, account(me), (before) => ({
        ...before,
        customQuestions: [...before.customQuestions, question(`${index}`)],
      })),
    ),
  );
  const found = await sets.find(id, account(me));
  expect(found && texts(found).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

it('is claimed exactly once, by whoever comes first', async () => {
  const { sets } = test.store;
  const made = [await sets.create(guest('cleo'), aSet()), await sets.create(guest('cleo'), aSet())];
  await sets.create(guest('dora'), aSet());
  const claimed = await Promise.all([me, other, me, other].map((userId) => sets.claim('cleo', userId)));
  expect([...claimed].sort()).toEqual([0, 0, 0, 2]);
  const winner = [me, other, me, other][claimed.indexOf(2)] ?? me;
  for (const { id } of made) {
    expect(await sets.find(id, guest('cleo'))).toBeNull();
    expect(await sets.find(id, account(winner))).toMatchObject({ createdBy: winner, guestSessionId: null });
  }
  expect((await sets.list(guest('dora'), { limit: 9 })).items).toHaveLength(1);
});

it('is a draft no more once it was launched, and goes with its questions', async () => {
  const { sets } = test.store;
  const { id } = await sets.create(account(me), aSet());
  await sets.launched(id);
  expect(await sets.find(id, account(me))).toMatchObject({ isDraft: false, launchedAt: expect.any(Date) });
  expect(await sets.delete(id, account(me))).toBe(true);
  expect(await sets.delete(id, account(me))).toBe(false);
  const left = await test.store.pool.query(
    'select 1 from saved_custom_questions where saved_trivia_set_id = $1',
    [id],
  );
  expect(left.rowCount).toBe(0);
});
