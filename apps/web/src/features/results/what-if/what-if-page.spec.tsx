import type { QuestionFigures, Results, WhatIf, WhatIfLink } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../../test-support/answers.js';
import { answer, hang, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';
import { rulesOf } from '../../../frame/rules/rules-in-full.js';

const page = clientPage();
const path = `/game-results/${gameId}/what-if`;
const call = `POST /api/games/${gameId}/what-if`;
const links = `/api/games/${gameId}/what-if/links`;

const question = (questionIndex: number, over: Partial<QuestionFigures> = {}): QuestionFigures => ({
  questionIndex,
  question: `Question of ${questionIndex}?`,
  options: ['one', 'two', 'three'],
  correctAnswer: 0,
  correctAnswerText: 'one',
  category: 'Science',
  timeLimit: 10,
  counts: [1, 1, 0],
  noAnswer: 0,
  correctShare: 0.5,
  medianMs: 900,
  ...over,
});
const typed = question(2, {
  kind: 'typed',
  options: [],
  correctAnswer: null,
  correctAnswerText: 'Mumbai',
  groups: [
    { answer: { kind: 'typed', text: 'Mumbai' }, count: 1, fraction: 1 },
    { answer: { kind: 'typed', text: 'Bombay' }, count: 1, fraction: 0 },
  ],
});
const results: Results = {
  gameId,
  title: 'Pub quiz',
  status: 'finished',
  participantCount: 2,
  questionCount: 3,
  scores: [],
  teams: [],
  nextCursor: null,
  you: null,
  race: [],
  corrections: [],
  questions: [question(0), question(1), typed],
  answerTimes: [],
};
const told: WhatIf = {
  gameId,
  title: 'Pub quiz',
  participantCount: 2,
  counted: { was: 3, is: 2 },
  changed: 2,
  higher: 1,
  lower: 1,
  players: [
    {
      id: 'p_bob',
      name: 'Bob',
      teamName: null,
      was: { position: 2, score: 550 },
      is: { position: 1, score: 800 },
      why: [{ questionIndex: 0, was: 0, is: 250 }],
    },
    {
      id: 'p_ada',
      name: 'Ada',
      teamName: null,
      was: { position: 1, score: 560 },
      is: { position: 2, score: 290 },
      why: [
        { questionIndex: 0, was: 270, is: 0 },
        { questionIndex: 2, was: 20, is: 0 },
      ],
    },
  ],
  teams: [],
  questions: [
    { questionIndex: 0, question: 'Question of 0?', was: 270, is: 250, gain: 1, lose: 1 },
    { questionIndex: 2, question: 'Question of 2?', was: 20, is: 0, gain: 0, lose: 1 },
  ],
  unknown: ['answers', 'times'],
};
/** The rules that were asked about. */
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
const calls = {
  [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'finished', rules: rulesOf({}) })),
  [`GET /api/games/${gameId}/results`]: answer(results),
  [`GET ${links}`]: answer([]),
  [call]: ({ body }: { body: unknown }) => {
    sent.push(body);
    return Response.json(told);
  },
};
const open = (query = '', more: object = {}) =>
  page.openAt(path + query, { signedIn: {}, calls: { ...calls, ...more } });

it('asks nothing before another rule is chosen', async () => {
  await open();
  await page.findByText('Choose another rule, and the other table stands beside the real one.');
  await page.passes(1_000);
  expect(sent).toEqual([]);
});

it('tells who gains, who loses, why, and what nobody can know', async () => {
  await open('?key=1b&speed=0');
  await page.findByText('First place goes to Bob.');
  expect(sent).toEqual([{ speed: false, rekey: [{ questionIndex: 0, answer: 1 }] }]);
  const rows = page.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^Bob.*2 → 1550 → 800Question 1: \+250$/);
  expect(rows[2]).toMatch(/^Ada.*1 → 2560 → 290Question 1: -270 · Question 3: -20$/);
  const said = page.getByRole('main').textContent;
  for (const part of [
    '2 scores change · 1 player comes higher · 1 player comes lower',
    'Questions that count: 2 instead of 3.',
    '1 player gains · 1 player loses · -20 points together',
    'Whether people would have answered otherwise',
    'Whether they would have taken more or less time',
  ])
    expect(said).toContain(part);
});

it('keeps each choice in the address, and goes back by Back', async () => {
  await open();
  const scoring = await page.findByLabelText('Points');
  await page.type(scoring, 'accuracy');
  await page.settle();
  expect(page.address()).toBe(`${path}?scoring=accuracy`);
  expect(page.queryByLabelText('Quick answers earn more')).toBeNull();
  await page.type(page.getByLabelText('2. Question of 1?'), 'drop');
  await page.settle();
  expect(page.address()).toBe(`${path}?scoring=accuracy&drop=2`);
  await page.passes(500);
  await page.findByText('First place goes to Bob.');
  expect(sent).toEqual([{ scoring: 'accuracy', drop: [1] }]);
  await page.back();
  expect(page.address()).toBe(`${path}?scoring=accuracy`);
  await page.press(page.getByRole('button', { name: 'As it was played' }));
  expect(page.address()).toBe(path);
});

it('takes texts that were typed, and one that nobody else wrote', async () => {
  await open('?accept=3:');
  await page.press(await page.findByLabelText(/^Bombay/));
  await page.type(page.getByLabelText('Another one'), 'Mumbay');
  await page.settle();
  expect(page.address()).toBe(`${path}?accept=3%3ABombay&accept=3%3AMumbay`);
  await page.passes(500);
  expect(sent.at(-1)).toEqual({ accept: [{ questionIndex: 2, texts: ['Bombay', 'Mumbay'] }] });
});

it('says that nobody’s points change', async () => {
  const same = { ...told, changed: 0, higher: 0, lower: 0, questions: [], players: [] };
  await open('?drop=2', { [call]: answer(same) });
  await page.findByText('Nobody’s points change.');
});

it.each([
  [refuse(400, 'validation'), 'These rules do not go with this game.'],
  [refuse(429, 'too_many_requests'), 'The other table could not be reckoned.'],
])('says so where the table cannot be reckoned, and asks again (%#)', async (refusal, words) => {
  await open('?drop=2', { [call]: refusal });
  await page.findByText(words);
  page.change(calls);
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByText('First place goes to Bob.');
});

it('waits in its shape', async () => {
  await open('?drop=2', { [call]: hang });
  await page.findByText('Reckoning the other table…');
});

it.each([
  ['has no questions that were asked', answer({ ...results, questions: [] })],
  ['has not ended', refuse(409, 'wrong_state')],
])('says so where the game %s', async (_, reply) => {
  await open('', { [`GET /api/games/${gameId}/results`]: reply });
  await page.findByText('This game has no results that other rules could change.');
});

describe('a link to the table', () => {
  const url = 'https://clockbeat.test/what-if#AAAAAAAAAAAAAAAAAAAAAA';
  const link = (id: string, rules: WhatIfLink['rules'] = { speed: false }): WhatIfLink => ({
    id,
    rules,
    createdAt: '2026-11-20T20:00:00.000Z',
  });
  const inList = () => page.queryAllByTestId('what-if-shared').map(({ textContent }) => textContent);

  it('is offered once there is something to share, and says what it shows', async () => {
    await open();
    await page.findByText(/^Choose another rule/);
    expect(page.queryByRole('button', { name: 'Share This Table' })).toBeNull();
    await page.press(page.getByLabelText('Quick answers earn more'));
    await page.findByRole('button', { name: 'Share This Table' });
    page.getByText(/not who answered what\.$/);
    await page.type(page.getByLabelText('2. Question of 1?'), 'drop');
    await page.findByText(/a changed score tells what its player answered\.$/);
  });

  it('is made of the rules that are chosen, is shown once, and listed', async () => {
    const asked: unknown[] = [];
    await open('?speed=0&drop=2', {
      [`POST ${links}`]: ({ body }: { body: unknown }) => {
        asked.push(body);
        return Response.json({ ...link('link_1', { speed: false, drop: [1] }), url }, { status: 201 });
      },
    });
    await page.press(await page.findByRole('button', { name: 'Share This Table' }));
    expect((await page.findByTestId('what-if-link')).textContent).toBe(url);
    page.getByRole('button', { name: 'Copy Link' });
    expect(asked).toEqual([{ speed: false, drop: [1] }]);
    page.getByText('1 link leads to this game');
    expect(inList()).toEqual([
      expect.stringMatching(
        /^Quick answers earn nothing more · Question 2 counts for nobodyMade on .*2026.*Take Back$/,
      ),
    ]);
    // other rules are another table: the link of these would be taken for theirs
    await page.press(page.getByLabelText('Quick answers earn more'));
    await page.settle();
    expect(page.queryByTestId('what-if-link')).toBeNull();
    await page.findByRole('button', { name: 'Share This Table' });
  });

  it('is taken back after a question', async () => {
    await open('', {
      [`GET ${links}`]: answer([
        link('link_2', { rekey: [{ questionIndex: 0, answer: 1 }] }),
        link('link_1'),
      ]),
      [`DELETE ${links}/link_2`]: () => new Response(null, { status: 204 }),
    });
    await page.press(await page.findByText('2 links lead to this game'));
    await page.press(page.getByRole('button', { name: 'Take back the link: Question 1: B · two is right' }));
    await page.findByRole('alertdialog', { name: 'Take this link back?' });
    await page.press(page.getByRole('button', { name: 'Take Back' }));
    await page.findByText('The link leads nowhere any more.');
    await page.findByText('1 link leads to this game');
    expect(inList()).toHaveLength(1);
  });

  it('is one of ten, which it says before the eleventh is asked for', async () => {
    const ten = Array.from({ length: 10 }, (_, nth) => link(`link_${nth}`));
    await open('?speed=0', { [`GET ${links}`]: answer(ten) });
    await page.findByText('This game has 10 links, as many as it may have. Take one back first.');
    expect(page.queryByRole('button', { name: 'Share This Table' })).toBeNull();
  });

  it.each([
    ['could not be made', refuse(503, 'unavailable')],
    ['is the eleventh, since another page has made some', refuse(409, 'conflict')],
  ])('that %s says so', async (_, refusal) => {
    await open('?speed=0', { [`POST ${links}`]: refusal });
    await page.press(await page.findByRole('button', { name: 'Share This Table' }));
    await page.findByText('The link could not be made.');
  });

  it('says so where the list did not come, and asks again', async () => {
    await open('?speed=0', { [`GET ${links}`]: refuse(503, 'unavailable') });
    await page.findByText('The links of this game could not be loaded.');
    page.change({ [`GET ${links}`]: answer([]) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('button', { name: 'Share This Table' });
  });
});
