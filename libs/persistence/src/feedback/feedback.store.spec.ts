import { setTimeout as sleep } from 'node:timers/promises';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

it('keeps what was written, the oldest first', async () => {
  const { feedback } = test.store;
  await feedback.add('More questions about birds.\nAnd fish.', 'ada@example.org');
  // of one millisecond nobody could say which was first
  await sleep(2);
  await feedback.add('I like the clock.', null);
  expect(await feedback.all()).toEqual([
    {
      text: 'More questions about birds.\nAnd fish.',
      email: 'ada@example.org',
      createdAt: expect.any(Date),
    },
    { text: 'I like the clock.', email: null, createdAt: expect.any(Date) },
  ]);
});
