import type { SavedSetView, SetVersionItem, SetVersionView } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const of = '/api/saved-trivia-sets/set_walks';
const state = (version: number, over: Partial<SetVersionItem> = {}): SetVersionItem => ({
  version,
  savedAt: `2026-11-2${version}T10:00:00.000Z`,
  savedBy: 'Mia',
  title: `Walks ${version}`,
  questionCount: 2,
  isKept: true,
  ...over,
});
const three = [state(3), state(2, { savedBy: null }), state(1, { isKept: false })];
const second: SetVersionView = {
  ...state(2, { savedBy: null }),
  set: {
    category: 'Science',
    difficulty: 'easy',
    questionsPerGame: 5,
    timePerQuestion: 20,
    customQuestions: [
      {
        id: 'q1',
        question: 'Which way?',
        options: ['Up', 'Down'],
        answer: 'Down',
        order: 1,
        timeLimit: null,
      },
    ],
  },
};
const now = (over: Partial<SavedSetView> = {}) => savedSet({ title: 'Walks 3', version: 3, ...over });

const open = (calls: Calls = {}, history = three) =>
  page.openAt('/edit-trivia-set/set_walks/history', {
    signedIn: {},
    calls: {
      [`GET ${of}`]: answer(now()),
      [`GET ${of}/history`]: answer(history),
      [`GET ${of}/history/2`]: answer(second),
      ...calls,
    },
  });
const press = async (name: string) => page.press(await page.findByRole('button', { name }));
const lookAtSecond = async (calls: Calls = {}): Promise<void> => {
  await open(calls);
  await press('Look at it: version 2');
  await page.findByRole('dialog', { name: 'Version 2' });
  await page.findByText('Which way?');
};

it('tells each state, who saved it and when, and offers those to look at that are kept', async () => {
  await open();
  await page.findByRole('heading', { name: 'History: Walks 3' });
  const rows = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/Version 3.*Now.*Saved by Mia, Nov 23, 2026.*Walks 3.*2 questions/);
  expect(rows[1]).toMatch(/Version 2.*Saved Nov 22, 2026/);
  expect(rows[2]).toMatch(/It was too large to be kept\./);
  expect(page.getAllByRole('button', { name: /^Look at it: version/ })).toHaveLength(1);
});

it('shows what a state held, and goes back to it in the place of the version that was seen', async () => {
  const named: (string | null)[] = [];
  await lookAtSecond({
    [`POST ${of}/history/2/restore`]: (call) => {
      named.push(call.headers.get('if-match'));
      return answer(now({ title: 'Walks 2', version: 4 }))(call);
    },
  });
  page.getByText('Science · Easy · 5 questions in a game · 20 s each');
  page.getByText('And 1 question from the Question Bank.');
  page.change({ [`GET ${of}/history`]: answer([state(4, { title: 'Walks 2' }), ...three]) });
  await press('Go back to this');
  await page.findByText('The set is again what it was in version 2.');
  await page.findByRole('heading', { name: 'History: Walks 2' });
  await page.findByText('Version 4');
  expect(named).toEqual(['"3"']);
});

it('writes nothing over what somebody saved meanwhile, and shows it', async () => {
  await lookAtSecond({ [`POST ${of}/history/2/restore`]: refuse(412, 'set_changed') });
  page.change({
    [`GET ${of}`]: answer(now({ title: 'Night walks', version: 4 })),
    [`GET ${of}/history`]: answer([state(4, { title: 'Night walks' }), ...three]),
  });
  await press('Go back to this');
  await page.findByText('The set was saved elsewhere meanwhile. Look at what is new first.');
  await page.findByRole('heading', { name: 'History: Night walks' });
  expect(page.queryByRole('dialog')).toBeNull();
});

it('has nothing to go back to where nothing was saved again', async () => {
  await open({}, [state(3)]);
  await page.findByText(/^It has not been saved again since it was made/);
  expect(page.queryByRole('button', { name: /^Look at/ })).toBeNull();
});

it('asks again for what did not come', async () => {
  await open({ [`GET ${of}/history`]: refuse(500) });
  await page.findByText('This could not be loaded.');
  page.change({ [`GET ${of}/history`]: answer(three), [`GET ${of}/history/2`]: refuse(404, 'not_found') });
  await press('Try Again');
  await press('Look at it: version 2');
  await page.findByText('This could not be loaded.');
  expect(page.queryByRole('button', { name: 'Go back to this' })).toBeNull();
});
