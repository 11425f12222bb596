import type { GameId, UserId } from '@clockbeat/domain';
import { bankVersion, type SeedQuestion, seedChoices } from '@clockbeat/question-bank';
import { created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { Mend } from './bank-mends.store.js';
import { seedBank } from './seed-bank.js';

let test: TestStore;
let by: UserId;
beforeAll(async () => {
  test = await openTestStore();
  by = (await aUser(test.store, 'operator')).id;
});
beforeEach(async () => {
  await test.store.pool.query(
    'delete from reported_things; delete from bank_mends; delete from bank_version',
  );
  await seedBank(test.store);
});
afterAll(() => test.close());

const [sci1] = seedChoices as [SeedQuestion];
const mend: Mend = {
  text: {
    question: 'Asked in better words?',
    options: ['w', 'x', 'y', 'z'],
    answer: 3,
    explanation: 'Because.',
  },
  withdrawn: false,
  reason: 'wrong',
  note: 'A player was right',
};
const asked = async (id = sci1.id) => (await test.store.questions.byIds([id], null)).get(id);
const report = async (
  questionId: string,
  reporterHash: string,
  reason: 'wrong' | 'outdated',
  at?: GameId,
) => {
  const gameId = at ?? newGame();
  if (!at) await test.store.appends.append(created(gameId));
  await test.store.reports.add({
    ...{ gameId, about: 'question', playerId: '0', name: 'As asked?', questionId, questionSource: 'bank' },
    ...{ reporterHash, userId: null, standing: 'player', reason, note: null },
  });
  return gameId;
};

it('gathers what was said of a question in all games, the most often reported first, until it is seen to', async () => {
  const { bankMends, reports, audit } = test.store;
  const gameId = await report(sci1.id, 'one', 'wrong');
  await report(sci1.id, 'two', 'wrong', gameId);
  await report(sci1.id, 'one', 'outdated');
  await report('sci2', 'one', 'outdated');
  const first = await bankMends.page(false, { limit: 1 });
  expect(first.items).toMatchObject([
    { questionId: sci1.id, question: sci1.question, times: 3, games: 2, reasons: { wrong: 2, outdated: 1 } },
  ]);
  const second = await bankMends.page(false, { limit: 1, cursor: first.nextCursor });
  expect(second.items).toMatchObject([{ questionId: 'sci2', times: 1, outcome: null }]);
  expect(second.nextCursor).toBeNull();
  expect((await bankMends.find(sci1.id))?.notes).toHaveLength(3);
  // a name's operators do not meet it
  expect((await reports.page({ mostFirst: false, withDone: true }, { limit: 9 })).items).toEqual([]);
  expect(await bankMends.dismiss(by, sci1.id)).toBe(true);
  expect(await bankMends.dismiss(by, sci1.id)).toBe(false);
  expect((await bankMends.page(false, { limit: 9 })).items.map((one) => one.questionId)).toEqual(['sci2']);
  const all = (await bankMends.page(true, { limit: 9 })).items;
  expect(all.find((one) => one.questionId === sci1.id)).toMatchObject({ outcome: 'dismissed' });
  const { items } = await audit.page({ about: sci1.id }, { limit: 9 });
  expect(items.map(({ what, actor }) => [what, actor])).toEqual([['operator_report_dismissed', by]]);
});

it('is asked as mended from then on, through every start and every release, until it is as released again', async () => {
  const { bankMends, audit } = test.store;
  await report(sci1.id, 'one', 'wrong');
  expect(await bankMends.mend(by, sci1.id, mend)).toBe(true);
  const mended = { ...mend.text };
  expect(await asked()).toMatchObject(mended);
  expect(await bankMends.page(false, { limit: 9 })).toMatchObject({ items: [] });
  await seedBank(test.store);
  expect(await asked()).toMatchObject(mended);
  const newer = { ...sci1, question: 'What does the newer release ask?' };
  await seedBank(test.store, { version: bankVersion + 1, questions: [newer, ...seedChoices.slice(1)] });
  await seedBank(test.store);
  expect(await asked()).toMatchObject(mended);
  expect(await bankMends.find(sci1.id)).toMatchObject({
    mended: true,
    now: mended,
    mend: { released: { question: newer.question, options: sci1.options }, reason: 'wrong', note: mend.note },
  });
  expect(await bankMends.release(by, sci1.id)).toBe(true);
  expect(await asked()).toMatchObject({ question: newer.question, options: sci1.options, explanation: null });
  expect(await bankMends.release(by, sci1.id)).toBe(false);
  const { items } = await audit.page({ about: sci1.id }, { limit: 9 });
  expect(items.slice(0, 2).map(({ what }) => what)).toEqual([
    'operator_question_released',
    'operator_question_mended',
  ]);
  expect(JSON.stringify(items)).not.toContain('player was right');
});

it('is neither drawn nor listed once it is taken out, and comes back as released', async () => {
  const { bankMends, questions } = test.store;
  const { question, options, answer } = sci1;
  const text = { question, options: [...options], answer, explanation: null };
  await bankMends.mend(by, sci1.id, { ...mend, text, withdrawn: true });
  const ids = async () => {
    const drawn = await questions.draw({ category: 'science', count: 1_000 });
    const { items } = await questions.inCategory('science', { userId: null, limit: 1_000 });
    return [...drawn, ...items].map(({ id }) => id);
  };
  expect(await ids()).not.toContain(sci1.id);
  await seedBank(test.store, { version: bankVersion + 1, questions: seedChoices });
  expect(await ids()).not.toContain(sci1.id);
  // of a set that holds it, last of all
  const among = (count: number) => questions.drawAmong({ ids: [sci1.id, 'sci2'], userId: null, count });
  expect((await among(1)).map(({ id }) => id)).toEqual(['sci2']);
  expect((await among(2)).map(({ id }) => id)).toEqual([sci1.id, 'sci2']);
  await bankMends.release(by, sci1.id);
  expect(await ids()).toContain(sci1.id);
});

it('keeps what another kind asks for, and mends none that is not the bank’s', async () => {
  const { bankMends, questions } = test.store;
  const id = 'fact-protons-p';
  const { task } = (await asked(id)) ?? {};
  await bankMends.mend(by, id, mend);
  expect(await asked(id)).toMatchObject({ question: mend.text.question, task, answer: null });
  const { id: me } = await aUser(test.store);
  const own = {
    question: 'Mine?',
    options: ['a', 'b', 'c', 'd'],
    answer: 0,
    category: 'X',
    difficulty: 'Easy',
  } as const;
  const [mine] = await questions.createMany(me, [{ ...own, options: [...own.options] }]);
  for (const other of [mine?.id ?? '', 'unknown']) {
    expect(await bankMends.mend(by, other, mend)).toBe(false);
    expect(await bankMends.find(other)).toBeNull();
  }
});

it('tells a host what was reported of questions of its own, and nobody of others’', async () => {
  const { reports, bankMends } = test.store;
  const gameId = await report('sci2', 'one', 'wrong');
  const said = { gameId, about: 'question', playerId: '1', name: 'Mine?', questionId: 'mine' } as const;
  for (const reporterHash of ['one', 'two'])
    await reports.add({
      ...{ ...said, questionSource: 'own', reporterHash, userId: null, standing: 'player' },
      ...{ reason: 'ambiguous', note: `From ${reporterHash}` },
    });
  expect(await reports.ofHost(gameId)).toMatchObject([
    {
      questionIndex: 1,
      times: 2,
      reasons: { ambiguous: 2 },
      notes: [
        { note: 'From two' },
        { note: 'From one', from: 'player', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      ],
    },
  ]);
  expect([...(await reports.ofQuestions(['mine', 'sci2']))]).toEqual([
    ['mine', { times: 2, reasons: { ambiguous: 2 } }],
  ]);
  expect((await bankMends.page(true, { limit: 9 })).items.map((one) => one.questionId)).toEqual(['sci2']);
});
