import type { QuestionMedia, UserId } from '@clockbeat/domain';
import {
  bankVersion,
  defaultQuestionIds,
  type SeedQuestion,
  seedChoices,
  seedQuestions,
} from '@clockbeat/question-bank';
import { bankSize } from '../../test-support/bank.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { NewQuestion } from './question.types.js';
import { seedBank } from './seed-bank.js';

let test: TestStore;
let me: UserId;
let other: UserId;
beforeAll(async () => {
  test = await openTestStore();
  me = (await aUser(test.store)).id;
  other = (await aUser(test.store)).id;
});
afterAll(() => test.close());

/** The bank of a release that has these questions and no others. */
const bankOf = (questions: readonly SeedQuestion[], version = bankVersion) => ({ version, questions });
const inBank = async (): Promise<number> => {
  const { rows } = await test.store.pool.query(
    'select count(*)::int as size from questions where created_by is null and not retired',
  );
  return rows[0].size;
};

const own = (question: string): NewQuestion => ({
  question,
  options: ['one', 'two', 'three', 'four'],
  answer: 2,
  category: 'science',
  difficulty: 'Medium',
});

it('holds the seeded bank, once, and mends it', async () => {
  await test.store.pool.query(`update questions set question = 'spoilt' where id = 'sci1'`);
  await Promise.all([seedBank(test.store), seedBank(test.store)]);
  expect(await bankSize(test.store.pool)).toBe(seedQuestions.length);
  const sci1 = seedQuestions.find(({ id }) => id === 'sci1');
  expect((await test.store.questions.byIds(['sci1'], null)).get('sci1')).toMatchObject({
    ...sci1,
    createdBy: null,
  });
});

it('only looks at a bank that is so already', async () => {
  const { pool } = test.store;
  await seedBank(test.store);
  const watcher = await pool.connect();
  await watcher.query('begin; lock table questions, bank_mends, bank_version in share mode');
  // whoever would write, and be it nothing, would wait for ever
  await seedBank(test.store);
  await watcher.query('rollback');
  watcher.release();
});

it('retires what the list no longer has: sets keep it, nobody meets it anew, and what users made stays', async () => {
  const [mine] = await test.store.questions.createMany(me, [own('Mine, and it stays?')]);
  const holder = { userId: me, guestSessionId: null };
  const set = await test.store.sets.create(holder, {
    title: 'Picked',
    category: 'Mixed',
    difficulty: 'mixed',
    questionsPerGame: 10,
    timePerQuestion: 30,
    isDraft: false,
    selectedQuestions: ['fin1', 'sci2', 'geo1', 'sci1'],
    customQuestions: [],
  });
  await seedBank(test.store, bankOf(seedQuestions.slice(0, 30)));
  expect(await inBank()).toBe(30);
  const { questions, sets } = test.store;
  const picked = (await sets.find(set.id, holder))?.selectedQuestions ?? [];
  expect(picked).toEqual(['fin1', 'sci2', 'geo1', 'sci1']);
  expect((await questions.byIds(picked, me)).size).toBe(4);
  expect((await questions.drawAmong({ ids: picked, userId: me, count: 4 })).map(({ id }) => id)).toEqual(
    picked,
  );
  expect(await questions.draw({ category: 'finance', count: 5 })).toEqual([]);
  expect((await questions.inCategory('finance', { userId: null, limit: 5 })).items).toEqual([]);
  expect((await questions.categories(null)).map(({ category }) => category)).toEqual(['Science']);
  expect(Object.keys(await questions.byCategory(null))).toEqual(['Science']);
  expect((await questions.byIds([mine?.id ?? ''], me)).size).toBe(1);
  await seedBank(test.store);
  expect(await inBank()).toBe(seedQuestions.length);
  await test.store.questions.delete(mine?.id ?? '', me);
});

const kindsOf = (rows: readonly { task: { kind: string } | null }[]): string[] => [
  ...new Set(rows.map(({ task }) => task?.kind ?? 'single')),
];

it('holds questions of other kinds whole', async () => {
  const tasks = seedQuestions.filter((question) => 'task' in question);
  const found = await test.store.questions.byIds(
    tasks.map(({ id }) => id),
    null,
  );
  expect(found.size).toBe(tasks.length);
  for (const task of tasks) expect(found.get(task.id)).toMatchObject({ ...task, createdBy: null });
});

it('brings other kinds into a bank of four options, and leaves what was there in its place', async () => {
  const { pool } = test.store;
  const bank = async () =>
    (await pool.query('select id, place, xmin from questions where created_by is null order by place')).rows;
  await pool.query('delete from questions where created_by is null');
  await seedBank(test.store, bankOf(seedChoices));
  const before = await bank();
  expect(before.map(({ id }) => id)).toEqual(seedChoices.map(({ id }) => id));
  await seedBank(test.store);
  const after = await bank();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.map(({ id }) => id)).toEqual(seedQuestions.map(({ id }) => id));
});

it('mends what a question of another kind asks for', async () => {
  const { pool, questions } = test.store;
  const [order] = seedQuestions.filter((question) => 'task' in question && question.task.kind === 'order');
  const { id, task } = order as Extract<SeedQuestion, { answer: null }>;
  await pool.query(
    `update questions set task = jsonb_set(task, '{items}', '["a", "b", "c"]') where id = $1`,
    [id],
  );
  await seedBank(test.store);
  expect((await questions.byIds([id], null)).get(id)?.task).toEqual(task);
});

it('shows and draws other kinds of the bank to those who name them, and to nobody else', async () => {
  const { questions } = test.store;
  const search = { userId: me, limit: 2_000 };
  const typed = { kind: 'typed', accepted: ['two'], refused: [] } as const;
  const [mine] = await questions.createMany(me, [
    { ...own('Mine, typed?'), options: [], answer: null, task: typed, category: 'Science' },
  ]);
  const listed = await questions.inCategory('science', search);
  expect(kindsOf(listed.items).sort()).toEqual(['single', 'typed']);
  const { count } = (await questions.categories(null)).find(({ category }) => category === 'Science') ?? {};
  expect(listed.items.length).toBe((count ?? 0) + 1);
  const wanted = await questions.inCategory('science', { ...search, kinds: ['order', 'typed'] });
  expect(kindsOf(wanted.items).sort()).toEqual(['order', 'typed']);
  expect(wanted.items.at(-1)?.id).toBe(mine?.id);
  expect(kindsOf(Object.values(await questions.byCategory(null, 2_000)).flat())).toEqual(['single']);

  const drawing = { category: 'science', count: 1_000 };
  expect(kindsOf(await questions.draw(drawing))).toEqual(['single']);
  expect(kindsOf(await questions.draw({ ...drawing, userId: me }))).toEqual(['single']);
  expect(kindsOf(await questions.draw({ ...drawing, kinds: ['multi'] }))).toEqual(['multi']);
  const drawn = await questions.drawInCategory('science', { ...search, source: 'bank', kinds: ['number'] });
  expect(kindsOf(drawn)).toEqual(['number']);
  expect(kindsOf(await questions.drawInCategory('science', { ...search, source: 'bank' }))).toEqual([
    'single',
  ]);
  await questions.delete(mine?.id ?? '', me);
});

it('lets those who ask for all kinds see them, though the bank has few', async () => {
  const kinds = ['single', 'number', 'order', 'multi'] as const;
  const draws = await Promise.all(
    Array.from({ length: 20 }, () => test.store.questions.draw({ count: 10, kinds })),
  );
  // More than a third by their weight; without it one in seven.
  expect(draws.flat().filter(({ task }) => task !== null).length).toBeGreaterThan(40);
});

it('leaves the bank of a newer release to that one', async () => {
  const { pool, questions } = test.store;
  const newer = ['Newer1900000000000', 1_900_000_000_000];
  await pool.query('insert into migrations (name, timestamp) values ($1, $2)', newer);
  await pool.query(`update questions set question = 'mended since' where id = 'sci1'`);
  await seedBank(test.store, bankOf(seedQuestions.slice(0, 30), bankVersion + 1));
  expect(await inBank()).toBe(seedQuestions.length);
  expect((await questions.byIds(['sci1'], null)).get('sci1')).toMatchObject({ question: 'mended since' });
  await pool.query('delete from migrations where name = $1', newer.slice(0, 1));
  await seedBank(test.store);
  expect((await questions.byIds(['sci1'], null)).get('sci1')).not.toMatchObject({ question: 'mended since' });
});

it('keeps the order of the list, also of what comes into it later, and before what users made', async () => {
  const [mine] = await test.store.questions.createMany(me, [
    { ...own('Mine, and last?'), category: 'Science' },
  ]);
  const science = seedChoices.filter(({ category }) => category === 'Science');
  await test.store.pool.query(`delete from questions where id = 'sci2'`);
  await seedBank(test.store);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await test.store.questions.inCategory('science', { userId: me, limit: 200, cursor });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(ids).toEqual([...science.map(({ id }) => id), mine?.id]);
  await test.store.questions.delete(mine?.id ?? '', me);
});

it('writes nothing when the bank is as it should be', async () => {
  const newest = 'select max(xmin::text::bigint) as newest from questions';
  const before = await test.store.pool.query(newest);
  await seedBank(test.store);
  expect((await test.store.pool.query(newest)).rows).toEqual(before.rows);
});

it('asks the default questions in their order', async () => {
  expect((await test.store.questions.defaults()).map(({ id }) => id)).toEqual(defaultQuestionIds);
});

it('shows a user its own questions beside the bank, and nobody else', async () => {
  const [mine] = await test.store.questions.createMany(me, [own('Mine?')]);
  const ids = ['sci1', mine?.id ?? '', 'unknown'];
  expect([...(await test.store.questions.byIds(ids, me)).keys()].sort()).toEqual(['sci1', mine?.id].sort());
  expect([...(await test.store.questions.byIds(ids, other)).keys()]).toEqual(['sci1']);
  expect([...(await test.store.questions.byIds(ids, null)).keys()]).toEqual(['sci1']);
  const listed = await test.store.questions.categories(me);
  expect(listed).toContainEqual({ category: 'science', count: 1, source: 'mine' });
  expect(await test.store.questions.categories(other)).not.toContainEqual(
    expect.objectContaining({ source: 'mine' }),
  );
  expect(await test.store.questions.delete(mine?.id ?? '', other)).toBe(false);
  expect(await test.store.questions.delete('sci1', me)).toBe(false);
  expect(await test.store.questions.delete(mine?.id ?? '', me)).toBe(true);
});

it('stores many in their order, all or none', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => own(`Question ${index}?`));
  const stored = await test.store.questions.createMany(other, rows);
  expect(stored.map(({ question }) => question)).toEqual(rows.map(({ question }) => question));
  const bad = { ...own('Bad?'), answer: 9 } as unknown as NewQuestion;
  await expect(test.store.questions.createMany(me, [own('Good?'), bad])).rejects.toThrow();
  expect(
    (await test.store.questions.inCategory('science', { userId: me, source: 'mine', limit: 5 })).items,
  ).toEqual([]);
  for (const { id } of stored.slice(0, 2)) await test.store.questions.delete(id, other);
});

it('finds a category in any case, in pages, and searches its texts', async () => {
  const { questions } = test.store;
  const all = await questions.inCategory('SCIENCE', { userId: null, limit: 1_000 });
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await questions.inCategory('science', { userId: null, limit: 7, cursor });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(ids).toEqual(all.items.map(({ id }) => id));
  expect(ids[0]).toBe('sci1');
  const word = all.items[0]?.options[0]?.toUpperCase() ?? '';
  const found = await questions.inCategory('science', { userId: null, limit: 200, q: word });
  expect(found.items.map(({ id }) => id)).toContain('sci1');
  expect((await questions.inCategory('science', { userId: null, limit: 9, q: '%' })).items).toEqual([]);
  const hard = await questions.inCategory('science', { userId: null, limit: 200, difficulty: 'Hard' });
  expect(new Set(hard.items.map(({ difficulty }) => difficulty))).toEqual(new Set(['Hard']));
});

it('draws so many of a category by chance, within what is searched for', async () => {
  const hard = { userId: null, difficulty: 'Hard', source: 'bank' } as const;
  const all = await test.store.questions.inCategory('geography', { ...hard, limit: 1_000 });
  const draws = await Promise.all(
    Array.from({ length: 5 }, () => test.store.questions.drawInCategory('Geography', { ...hard, limit: 10 })),
  );
  const known = new Set(all.items.map(({ id }) => id));
  for (const drawn of draws) {
    const ids = new Set(drawn.map(({ id }) => id));
    expect([ids.size, [...ids].every((id) => known.has(id))]).toEqual([10, true]);
  }
  expect(new Set(draws.flat().map(({ id }) => id)).size).toBeGreaterThan(10);
});

it('gives at most so many of each category', async () => {
  const map = await test.store.questions.byCategory(null, 3);
  expect(map['Science']?.map(({ id }) => id)).toEqual(['sci1', 'sci2', 'sci3']);
  expect(Math.max(...Object.values(map).map(({ length }) => length))).toBe(3);
});

it('draws different questions of the bank by chance, within what is asked', async () => {
  const drawn = await test.store.questions.draw({ category: 'history', count: 5, exclude: ['hist1'] });
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(5);
  expect(new Set(drawn.map(({ category }) => category))).toEqual(new Set(['History']));
  expect(drawn.map(({ id }) => id)).not.toContain('hist1');
});

it('asks a room nothing twice, though the bank asks the same with many options', async () => {
  const { questions } = test.store;
  const all = await questions.draw({ category: 'finance', count: 1_000 });
  const texts = all.map(({ question }) => question);
  expect(new Set(texts).size).toBe(texts.length);
  const [dollar] = all.filter(({ question }) => question.includes('calls its currency the dollar'));
  const [other] = await questions.draw({ category: 'finance', count: 1, exclude: all.map(({ id }) => id) });
  expect(texts).toContain(other?.question);
  const rest = await questions.draw({ category: 'finance', count: 1_000, asked: [dollar?.id ?? ''] });
  expect(rest.map(({ question }) => question).sort()).toEqual(
    texts.filter((text) => text !== dollar?.question).sort(),
  );
});

it('finds what an owner has already, however it is written', async () => {
  const { questions } = test.store;
  const asked = 'Where is  Größe\n?';
  const bonn: NewQuestion = { ...own(asked), options: ['Österreich', 'Peru', 'Chad', 'Togo'], answer: 1 };
  const [kept, twin] = await questions.createMany(me, [bonn, { ...bonn, category: 'Elsewhere' }]);
  await questions.createMany(other, [own('Only another has this?')]);
  const same = await questions.sameAsOwn(me, [
    bonn,
    { ...bonn, question: ' where IS größe ? ', category: 'Other', difficulty: 'Hard' },
    { ...bonn, options: ['togo', 'österreich', ' Peru', 'CHAD'], answer: 2 },
    { ...bonn, answer: 2 },
    { ...bonn, options: ['Österreich', 'Peru', 'Chad', 'Mali'] },
    own('Only another has this?'),
    own('Only another has this?'),
  ]);
  expect(same.map(({ stored, repeated }) => [stored?.id ?? null, repeated])).toEqual([
    [kept?.id, false],
    [kept?.id, true],
    [kept?.id, true],
    [null, false],
    [null, false],
    [null, false],
    [null, true],
  ]);
  expect(same[0]?.stored).toEqual(kept);
  for (const each of [kept, twin]) await questions.delete(each?.id ?? '', me);
});

it('finds what repeats one of very many before it', async () => {
  const rows = Array.from({ length: 600 }, (_, nth) => own(`Which is the ${nth}th?`));
  const same = await test.store.questions.sameAsOwn(me, [
    ...rows,
    own('WHICH is the 0th?'),
    own('Which is new?'),
  ]);
  expect(same.map(({ repeated }) => repeated)).toEqual([...rows.map(() => false), true, false]);
});

it('keeps every text as it was given, and answers what it stored', async () => {
  const odd: NewQuestion = {
    question: 'back\\slash, "quotes", {braces}, null, 🎈\nand a line',
    options: ['NULL', '{"a"}', "it's", '\\'],
    answer: 3,
    category: '__proto__',
    difficulty: 'Hard',
    timeLimit: 5,
    explanation: 'Because.',
  };
  const [stored] = await test.store.questions.createMany(me, [odd]);
  expect(stored).toMatchObject({ ...odd, createdBy: me, createdAt: expect.any(Date) });
  const id = stored?.id ?? '';
  expect((await test.store.questions.byIds([id], me)).get(id)).toEqual(stored);
  expect(Object.entries(await test.store.questions.byCategory(me))).toContainEqual(['__proto__', [stored]]);
  expect(await test.store.questions.createMany(me, [])).toEqual([]);
  const known = await test.store.questions.known([id, 'sci1', 'unknown'], other);
  expect([...known]).toEqual(['sci1']);
});

it('draws what was written by hand, though most of a category was made from facts', async () => {
  const draws = await Promise.all(
    Array.from({ length: 20 }, () => test.store.questions.draw({ category: 'geography', count: 10 })),
  );
  const byHand = draws.flat().filter(({ id }) => /^geo\d+$/.test(id));
  // About 60 of 200 by their weight; without it 10.
  expect(byHand.length).toBeGreaterThan(30);
});

it('keeps the pictures of options that a change leaves out, takes those that it takes, and tells questions apart by them', async () => {
  const { questions, media } = test.store;
  const pictures: QuestionMedia[] = [];
  for (const digit of ['1', '2']) {
    const facts = { type: 'image/webp', bytes: 1 } as const;
    await media.keep(me, { hash: digit.repeat(64), facts, body: Buffer.from(digit) });
    pictures.push({ hash: digit.repeat(64), alt: '', ...facts });
  }
  const [first = null, second = null] = pictures;
  const row = { ...own('Which of these?'), optionMedia: [first, null, second, null] };
  const [made] = await questions.createMany(me, [row]);
  const id = made?.id ?? '';
  const { optionMedia, ...others } = row;
  const mixed = { ...others, options: ['three', 'four', 'one', 'two'] };
  expect((await questions.update(id, me, mixed))?.optionMedia).toEqual([second, null, first, null]);
  expect((await questions.update(id, me, { ...mixed, optionMedia: null }))?.optionMedia).toBeNull();
  expect(await questions.update(id, other, row)).toBeNull();
  expect((await questions.update(id, me, row))?.optionMedia).toEqual(optionMedia);
  const same = await questions.sameAsOwn(me, [
    { ...mixed, answer: 0, optionMedia: [second, null, first, null] },
    { ...row, optionMedia: [second, null, first, null] },
    others,
  ]);
  expect(same.map(({ stored }) => stored?.id)).toEqual([id, undefined, undefined]);
});
