import { UserId } from '@clockbeat/domain';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { NewQuestion, StoredQuestion } from '../questions/question.types.js';
import type { NewSet } from './saved-set.types.js';

let test: TestStore;
let ada: UserId;
beforeAll(async () => {
  test = await openTestStore();
  const { rows } = await test.store.pool.query<{ id: string }>(
    `insert into users (id, email) values (gen_random_uuid(), 'ada@example.org') returning id`,
  );
  ada = UserId(rows[0]?.id ?? '');
});
afterAll(() => test.close());

const question: NewQuestion = {
  question: 'Where?',
  options: ['a', 'b', 'c', 'd'],
  answer: 1,
  category: 'Rivers',
  difficulty: 'Easy',
};
const setOf = (questions: readonly StoredQuestion[], title: string): NewSet => ({
  title,
  category: 'Rivers',
  difficulty: 'mixed',
  questionsPerGame: 10,
  timePerQuestion: 30,
  isDraft: true,
  selectedQuestions: questions.map(({ id }) => id),
  customQuestions: [],
});
const count = async (table: string): Promise<number> => {
  const { rows } = await test.store.pool.query<{ count: number }>(
    `select count(*)::int from ${table} where created_by = $1`,
    [ada],
  );
  return rows[0]?.count ?? -1;
};

it('stores questions and the sets that are made of them', async () => {
  const { questions, sets } = await test.store.uploads.create(ada, [question, question], (stored) => [
    setOf(stored, 'All'),
    setOf(stored.slice(1), 'The last'),
  ]);
  expect(sets.map(({ title, selectedQuestions }) => [title, selectedQuestions])).toEqual([
    ['All', questions.map(({ id }) => id)],
    ['The last', [questions[1]?.id]],
  ]);
  expect([await count('questions'), await count('saved_trivia_sets')]).toEqual([2, 2]);
});

it('stores nothing where one of the sets cannot be stored', async () => {
  const before = [await count('questions'), await count('saved_trivia_sets')];
  const upload = test.store.uploads.create(ada, [question], (stored) => [
    setOf(stored, 'Good'),
    setOf(stored, 'x'.repeat(10_000)),
  ]);
  await expect(upload).rejects.toThrow();
  expect([await count('questions'), await count('saved_trivia_sets')]).toEqual(before);
});
