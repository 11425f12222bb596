import type { UserId } from '@clockbeat/domain';
import { type SeedQuestion, seedChoices } from '@clockbeat/question-bank';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { type Bank, seedBank } from './seed-bank.js';

let test: TestStore;
let me: UserId;
beforeAll(async () => {
  test = await openTestStore();
  me = (await aUser(test.store)).id;
});
beforeEach(() => test.store.pool.query('delete from questions; delete from bank_version'));
afterAll(() => test.close());

const old = seedChoices.slice(0, 12);
const [first, second] = old as [SeedQuestion, SeedQuestion];
const fresh = { ...first, id: 'sci900', question: 'What did the newer release bring?' };
const versions: Readonly<Record<'older' | 'newer', Bank>> = {
  older: { version: 41, questions: old },
  // one is gone, one says something else, one is new
  newer: {
    version: 42,
    questions: [{ ...first, question: 'What is asked in better words?' }, ...old.slice(2), fresh],
  },
};
const bank = async (): Promise<{ id: string; question: string; retired: boolean }[]> =>
  (
    await test.store.pool.query(
      'select id, question, retired from questions where created_by is null order by retired, place, id',
    )
  ).rows;
const start = (which: keyof typeof versions): Promise<void> => seedBank(test.store, versions[which]);

describe('a bank that two releases bring', () => {
  const orders = [
    ['older', 'newer'],
    ['newer', 'older'],
    ['older', 'newer', 'older'],
    ['newer', 'older', 'newer'],
    ['older', 'newer', 'older', 'newer'],
    ['newer', 'older', 'older'],
  ] as const;
  it.each(orders.map((order) => [order.join(', '), order] as const))(
    'is the newer one’s when they start as %s',
    async (_, order) => {
      for (const which of order) await start(which);
      const rows = await bank();
      const brought = versions.newer.questions.map(({ id, question }) => ({ id, question, retired: false }));
      expect(rows.filter(({ retired }) => !retired)).toEqual(brought);
      // what it took out is there still where the older one had brought it, for sets that hold it
      const wasThere = order[0] === 'older';
      expect(rows.filter(({ retired }) => retired).map(({ id }) => id)).toEqual(wasThere ? [second.id] : []);
    },
  );

  it('is the newer one’s when several gateways of both start at once', async () => {
    await Promise.all((['older', 'newer', 'older', 'newer', 'older'] as const).map(start));
    const ids = (await bank()).filter(({ retired }) => !retired).map(({ id }) => id);
    expect(ids).toEqual(versions.newer.questions.map(({ id }) => id));
  });

  it('leaves sets what they hold of either, though the older one goes on', async () => {
    await start('older');
    await start('newer');
    const holder = { userId: me, guestSessionId: null };
    const { id } = await test.store.sets.create(holder, {
      ...{
        title: 'Of both',
        category: 'Science',
        difficulty: 'mixed',
        questionsPerGame: 2,
        timePerQuestion: 30,
      },
      ...{ isDraft: false, selectedQuestions: [second.id, fresh.id], customQuestions: [] },
    });
    await start('older');
    const picked = (await test.store.sets.find(id, holder))?.selectedQuestions ?? [];
    expect(picked).toEqual([second.id, fresh.id]);
    const drawn = await test.store.questions.drawAmong({ ids: picked, userId: me, count: 2 });
    expect(drawn.map((one) => one.id)).toEqual(picked);
  });

  it('has again what a still newer one brings back', async () => {
    await start('older');
    await start('newer');
    await seedBank(test.store, { version: 43, questions: old });
    const rows = await bank();
    expect(rows.filter(({ retired }) => !retired).map(({ id }) => id)).toEqual(old.map(({ id }) => id));
    expect(rows.filter(({ retired }) => retired).map(({ id }) => id)).toEqual([fresh.id]);
  });

  it('is taken over from a release that told no version', async () => {
    await start('older');
    await test.store.pool.query('delete from bank_version');
    await start('newer');
    await start('older');
    expect((await bank()).some(({ id, retired }) => id === fresh.id && !retired)).toBe(true);
  });
});
