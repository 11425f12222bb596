import type { SharedWhatIf } from '@clockbeat/domain/contract';
import { answer, type Calls, hang, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();
const secret = 'AAAAAAAAAAAAAAAAAAAAAA';
const call = 'POST /api/what-if/shared';

const shared: SharedWhatIf = {
  title: 'Pub quiz',
  participantCount: 2,
  scoring: 'classic',
  rules: {
    scoring: 'accuracy',
    streakBonus: true,
    teamScore: 'best2',
    best: 3,
    drop: [4],
    rekey: [{ questionIndex: 0, answer: 1 }],
    accept: [{ questionIndex: 2, texts: ['Bombay', 'Mumbay'] }],
  },
  ruled: [
    { questionIndex: 0, question: 'Which number?', options: ['one', 'two', 'three'] },
    { questionIndex: 2, question: 'Which city?', options: [] },
    { questionIndex: 4, question: 'Which moon?', options: ['Io', 'Mars'] },
  ],
  counted: { was: 5, is: 3 },
  changed: 2,
  higher: 1,
  lower: 1,
  players: [
    { name: 'Bob', teamName: 'Owls', was: { position: 2, score: 550 }, is: { position: 1, score: 800 } },
    { name: 'Ada', teamName: null, was: { position: 1, score: 560 }, is: { position: 2, score: 290 } },
  ],
  teams: [{ teamName: 'Owls', was: { position: 1, score: 550 }, is: { position: 1, score: 800 } }],
  unknown: ['answers'],
};
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
/** As somebody without an account. */
const open = (calls: Calls = {}, hash = `#${secret}`) =>
  page.openAt(`/what-if${hash}`, {
    calls: {
      [call]: ({ body }) => {
        sent.push(body);
        return Response.json(shared);
      },
      ...calls,
    },
  });

it('shows both tables and the rules in words, and nothing to choose', async () => {
  await open();
  await page.findByRole('heading', { name: 'Pub quiz' });
  expect(sent).toEqual([{ secret }]);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Points: Accuracy instead of Classic',
      'With a streak bonus',
      'Team score: The best 2 of each',
      'Each player’s best 3',
      'Question 1: B · two is rightWhich number?',
      'Question 3: these count too: Bombay, MumbayWhich city?',
      'Question 5 counts for nobodyWhich moon?',
    ]),
  );
  page.getByText('First place goes to Bob.');
  const rows = page.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toBe('PlayerPlacePoints');
  expect(rows[1]).toMatch(/^BobOwls.*2 → 1550 → 800$/);
  expect(rows[2]).toMatch(/^Ada.*1 → 2560 → 290$/);
  page.getByText('Whether people would have answered otherwise, had they known these rules.');
  await page.findByRole('button', { name: 'Report something' });
  const controls = page.getByRole('main').querySelectorAll('input, select, textarea, button');
  expect([...controls].map(({ textContent }) => textContent)).toEqual(['Report something']);
});

it.each([
  ['was taken back', { [call]: refuse(404, 'unknown_code') }, `#${secret}`],
  ['is too long', { [call]: refuse(400, 'validation') }, `#${secret}`],
  ['came without what stands behind its #', {}, ''],
])('says so where the link %s, with a way on', async (_, calls, hash) => {
  await open(calls, hash);
  await page.findByRole('heading', { name: 'This link leads nowhere any more' });
  expect(page.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  expect(sent).toEqual([]);
});

it('asks again where the table did not come', async () => {
  await open({ [call]: refuse(429, 'too_many_requests') });
  await page.findByRole('button', { name: 'Try Again' });
  page.change({ [call]: answer(shared) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByText('First place goes to Bob.');
});

it('waits in its shape', async () => {
  await open({ [call]: hang });
  await page.settle();
  page.getByRole('status');
  expect(page.queryByRole('heading', { name: 'Pub quiz' })).toBeNull();
});
