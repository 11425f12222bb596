import {
  type AssignmentPageView,
  type AssignmentReport,
  type AssignmentView,
  defaultSettings,
} from '@clockbeat/domain/contract';
import { emptyAccount, gameCard, savedSet } from '../../../test-support/answers.js';
import { answer, hold, lost, type Reply, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();
const now = '2026-12-01T12:00:00.000Z';
const link = 'abcdefghijklmnopqrstuv';

const settings = {
  ...{ opensAt: '2026-11-30T08:00:00.000Z', closesAt: '2026-12-04T17:00:00.000Z', timeZone: 'UTC' },
  ...({ attempts: 2, counts: 'best', feedback: 'deadline', identity: 'name' } as const),
  ...{ mixed: true, untimed: false, board: true, remindHours: 0 },
};
const anAssignment = (over: Partial<AssignmentView> = {}): AssignmentView => ({
  ...{ ...settings, id: 'as_rivers', title: 'Rivers', link, questionCount: 10, people: 3, attemptsMade: 4 },
  ...{ createdAt: '2026-11-30T08:00:00.000Z', code: 'K7M2PX', joinUrl: 'https://quiz.test/join/K7M2PX' },
  ...over,
});
const aReport = (over: Partial<AssignmentReport> = {}): AssignmentReport => ({
  assignment: anAssignment({ closesAt: '2026-11-30T17:00:00.000Z' }),
  questions: [
    {
      ...{ questionIndex: 0, question: 'Which river?', options: ['Nile', 'Rhine'], correctAnswer: 1 },
      ...{ asked: 4, answered: 3, share: 0.5, medianMs: 900 },
    },
  ],
  people: [
    {
      ...{ person: 1, name: 'Ada', position: 1 },
      attempts: [
        {
          ...{
            number: 1,
            gameId: 'game_1',
            state: 'ended',
            counts: true,
            score: 900,
            correct: 9,
            answered: 10,
          },
          ...{ startedAt: null, endedAt: null, answers: [{ share: 1, points: 100, ms: 900 }] },
        },
      ],
    },
  ],
  games: [],
  live: [],
  missing: ['Bo'],
  ...over,
});
const aPage = (over: Partial<AssignmentPageView> = {}): AssignmentPageView => ({
  ...{
    ...settings,
    title: 'Rivers',
    questionCount: 10,
    serverTime: Date.parse(now),
    phase: 'open',
    you: null,
  },
  ...over,
});

describe('a host’s assignments', () => {
  const open = (address: string, calls: Record<string, Reply>) =>
    page.openAt(address, { signedIn: {}, now, calls });

  it('are on their way, asked for again where they do not come, and none at first', async () => {
    const held = hold(lost);
    await open('/dashboard/assignments', { 'GET /api/assignments': held.reply });
    await page.findByText('Loading your assignments...');
    held.letGo();
    await page.findByText('Your assignments could not be loaded.');
    page.change({ 'GET /api/assignments': answer({ items: [], nextCursor: null }) });
    await page.press(await page.findByRole('button', { name: 'Try Again' }));
    await page.findByRole('heading', { name: 'No assignments yet' });
  });

  it('are told with when they end and how many have come', async () => {
    const items = [anAssignment(), anAssignment({ id: 'as_old', closesAt: '2026-11-30T17:00:00.000Z' })];
    await open('/dashboard/assignments', { 'GET /api/assignments': answer({ items, nextCursor: null }) });
    const [on, over] = await page.findAllByTestId('assignment');
    expect(on?.textContent).toMatch(/Until Friday, December 4.*10 questions.*3 people/);
    expect(over?.textContent).toMatch(/Over since Monday, November 30/);
  });

  it('are told of on the dashboard while they are open, the next deadline first', async () => {
    const items = [
      anAssignment({ id: 'as_later', title: 'Later', closesAt: '2026-12-09T17:00:00.000Z' }),
      anAssignment({ id: 'as_old', title: 'Old', closesAt: now }),
      anAssignment({ id: 'as_soon', title: 'Soon', opensAt: '2026-12-02T12:00:00.000Z' }),
      anAssignment(),
    ];
    await open('/dashboard', {
      ...emptyAccount,
      'GET /api/assignments': answer({ items, nextCursor: null }),
    });
    const rows = await page.findAllByTestId('open-assignment');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Rivers.*Until Friday, December 4.*3 people/),
      expect.stringMatching(/Later/),
    ]);
    expect(page.getByRole('link', { name: 'Rivers' }).getAttribute('href')).toBe(
      '/dashboard/assignments/as_rivers',
    );
    const heading = page.getByRole('heading', { name: 'Assignments' });
    expect(heading.querySelector('a')?.getAttribute('href')).toBe('/dashboard/assignments');
  });

  it('are made of a set, with a deadline that is yet to come', async () => {
    const sent: unknown[] = [];
    await open('/dashboard/assignments/new?set=set_1', {
      'GET /api/saved-trivia-sets': answer([savedSet({ id: 'set_1', title: 'Rivers' })]),
      'POST /api/assignments': ({ body }) => {
        sent.push(body);
        return Response.json(anAssignment());
      },
      'GET /api/assignments': answer({ items: [], nextCursor: null }),
      'GET /api/assignments/as_rivers/report': answer(aReport({ people: [], missing: [] })),
    });
    await page.findByRole('option', { name: 'Rivers' });
    await page.press(page.getByRole('button', { name: 'Create assignment' }));
    await page.findByText('Nobody has begun yet.');
    expect(sent).toMatchObject([
      { setId: 'set_1', attempts: 1, counts: 'best', identity: 'name', mixed: true },
    ]);
  });

  it('remind by mail where people are known by their account, and say where no mail goes out', async () => {
    const sent: unknown[] = [];
    const made = anAssignment({ identity: 'account', remindHours: 5, closesAt: '2026-12-20T17:00:00.000Z' });
    await open('/dashboard/assignments/new?set=set_1', {
      'GET /api/saved-trivia-sets': answer([savedSet({ id: 'set_1', title: 'Rivers' })]),
      'GET /api/user/settings': answer({ ...defaultSettings, mailAvailable: false }),
      'POST /api/assignments': ({ body }) => {
        sent.push(body);
        return Response.json(made);
      },
      'PATCH /api/assignments/as_rivers': ({ body }) => {
        sent.push(body);
        return Response.json(made);
      },
      'GET /api/assignments': answer({ items: [], nextCursor: null }),
      'GET /api/assignments/as_rivers/report': answer(aReport({ assignment: made, people: [], missing: [] })),
    });
    await page.findByRole('option', { name: 'Rivers' });
    expect(page.queryByLabelText('Reminder by mail')).toBeNull();
    await page.type(page.getByLabelText('People are known by'), 'account');
    await page.findByText('This installation sends no mail for now.');
    await page.type(page.getByLabelText('Reminder by mail'), '24');
    await page.press(page.getByRole('button', { name: 'Create assignment' }));
    await page.findByText('Nobody has begun yet.');
    page.getByRole('option', { name: '5 hours before', selected: true });
    await page.type(page.getByLabelText('Reminder by mail'), '0');
    await page.until(() => sent.length === 2);
    expect(sent).toMatchObject([{ identity: 'account', remindHours: 24 }, { remindHours: 0 }]);
  });

  it('have a code, a link and a picture of it, which go on paper alone', async () => {
    await open('/dashboard/assignments/as_rivers', {
      'GET /api/assignments/as_rivers/report': answer(aReport()),
    });
    expect((await page.findByTestId('assignment-code')).textContent).toBe('K7M2PX');
    page.getByText('quiz.test/join/K7M2PX');
    await page.findByRole('img', { name: /https:\/\/quiz\.test\/join\/K7M2PX/ });
    const report = page.getByRole('heading', { name: 'Questions' });
    const onPaper: boolean[] = [];
    const printed = jest.spyOn(globalThis, 'print').mockImplementation(() => {
      onPaper.push(report.closest('.print\\:hidden') === null);
    });
    await page.press(page.getByRole('button', { name: 'Print code' }));
    printed.mockRestore();
    expect(onPaper).toEqual([false]);
    expect(report.closest('.print\\:hidden')).toBeNull();
  });

  it('have live games beside them, which stand in the address', async () => {
    const calls: string[] = [];
    const live = { questions: [{ ...aReport().questions[0], live: { asked: 2, answered: 1, share: 0.5 } }] };
    await open('/dashboard/assignments/as_rivers', {
      'GET /api/assignments/as_rivers/report': ({ query }) => {
        const games = query.get('games');
        calls.push(games ?? '');
        const startedAt = '2026-11-27T19:00:00.000Z';
        const answers = [{ share: 1, points: 100, ms: 900 }];
        return Response.json(
          games === null
            ? aReport()
            : aReport({
                ...(live as Partial<AssignmentReport>),
                games: [{ gameId: games, title: 'Thursday', startedAt }],
                live: [{ gameId: games, name: 'Bo', position: 1, score: 700, correct: 1, answers }],
              }),
        );
      },
      'GET /api/games': answer({
        items: [
          gameCard({ id: 'game_played', title: 'Thursday', status: 'finished' }),
          gameCard({ id: 'game_on', title: 'Tonight', status: 'active' }),
        ],
        nextCursor: null,
      }),
    });
    await page.findByText('1, counts');
    await page.press(page.getByRole('button', { name: 'Lay a game beside' }));
    await page.findByRole('button', { name: 'Add Thursday' });
    expect(page.queryByRole('button', { name: 'Add Tonight' })).toBeNull();
    await page.press(page.getByRole('button', { name: 'Add Thursday' }));
    await page.findByText('Live: Thursday');
    expect(page.getByRole('rowheader', { name: 'Bo' }).closest('tr')?.textContent).toMatch(
      /Bo.*1.*700.*1\/1/,
    );
    page.getByText('Live: 50 % right, 1 of 2 answered');
    expect(page.address()).toBe('/dashboard/assignments/as_rivers?games=game_played');
    await page.press(page.getByRole('button', { name: 'Take away Thursday' }));
    await page.until(() => page.queryByText('Live: Thursday') === null);
    expect(new Set(calls)).toEqual(new Set(['', 'game_played']));
  });

  it('give somebody who has lost their device a link for the new one, once they are asked', async () => {
    const held = hold(refuse(409, 'wrong_state'));
    await open('/dashboard/assignments/as_rivers', {
      'GET /api/assignments/as_rivers/report': answer(aReport()),
      'POST /api/assignments/as_rivers/people/1/link': held.reply,
    });
    await page.press(await page.findByRole('button', { name: 'New device for Ada' }));
    page.getByText(/^If Ada has lost the old one/);
    await page.press(page.getByRole('button', { name: 'Make the link' }));
    held.letGo();
    await page.findByText('That does not fit the game right now.');
    const link = 'https://quiz.test/assignment/abc#secret';
    page.change({ 'POST /api/assignments/as_rivers/people/1/link': answer({ link }) });
    await page.press(page.getByRole('button', { name: 'Make the link' }));
    await page.findByRole('img', { name: new RegExp(link) });
    page.getByText(/^Open it on the new device/);
    // shown only now, it stays whatever language the page speaks
    const [choice] = page.getAllByRole('combobox', { name: 'Language', hidden: true });
    await page.type(choice as Element, 'de');
    await page.findByText(/^Öffne ihn auf dem neuen Gerät/);
    page.getByRole('img', { name: new RegExp(link) });
    await page.press(page.getByRole('button', { name: 'Schließen' }));
    expect(page.queryByText(/^Öffne ihn auf dem neuen Gerät/)).toBeNull();
  });

  it('ask for no new device where people are known by their account', async () => {
    const { assignment } = aReport();
    await open('/dashboard/assignments/as_rivers', {
      'GET /api/assignments/as_rivers/report': answer(
        aReport({ assignment: { ...assignment, identity: 'account' } }),
      ),
    });
    await page.findByText('1, counts');
    expect(page.queryByRole('button', { name: /^New device/ })).toBeNull();
  });

  it('have a report, and a question is corrected in all attempts once the deadline is over', async () => {
    const sent: unknown[] = [];
    await open('/dashboard/assignments/as_rivers', {
      'GET /api/assignments/as_rivers/report': answer(aReport()),
      'POST /api/assignments/as_rivers/corrections': ({ body, query }) => {
        const from = query.get('from');
        sent.push([from, body]);
        return Response.json({ corrected: 2, left: 0, next: from === null ? 200 : null });
      },
    });
    await page.findByText('1, counts');
    page.getByText('Not begun: Bo');
    page.getByText('50 % right, 3 of 4 answered');
    expect(page.queryByText('Move deadline')).toBeNull();
    await page.press(page.getByRole('button', { name: 'Fix this question (1)' }));
    await page.press(await page.findByRole('radio', { name: /^The answer: A is right, Nile/ }));
    await page.type(page.getByLabelText(/^Why\?/), 'The map was old');
    page.change({
      'GET /api/assignments/as_rivers/report': answer(
        aReport({ questions: aReport().questions.map((one) => ({ ...one, corrected: 'rekeyed' })) }),
      ),
      'DELETE /api/assignments/as_rivers/corrections/0': answer({ corrected: 4, left: 0, next: null }),
    });
    await page.press(page.getByRole('button', { name: 'Correct the question' }));
    await page.findByText('Corrected in 4 attempts.');
    const body = { questionIndex: 0, change: 'rekey', answer: 0, reason: 'The map was old' };
    expect(sent).toEqual([
      [null, body],
      ['200', body],
    ]);
    await page.findByText('Corrected');
    await page.press(page.getByRole('button', { name: 'Undo the correction of question 1' }));
    await page.findByText('Question 1 counts again as it was played.');
  });

  it('are said to be nobody’s where they are another’s', async () => {
    await open('/dashboard/assignments/as_other', {
      'GET /api/assignments/as_other/report': refuse(404, 'not_found'),
    });
    await page.findByText('There is no such assignment, or it is somebody else’s.');
  });
});

describe('an assignment, for who plays it', () => {
  const look = `GET /api/assignment-links/${link}`;
  const open = (reply: Reply, calls: Record<string, Reply> = {}) =>
    page.openAt(`/assignment/${link}`, { now, calls: { [look]: reply, ...calls } });

  it('says until when, what is told when, and asks for a name', async () => {
    await open(answer(aPage()), {
      [`POST /api/assignment-links/${link}/attempts`]: refuse(400, 'name_taken'),
    });
    await page.findByText(/Until Friday, December 4/);
    page.getByText(/10 questions · 2 attempts left/);
    page.getByText('You see what was right after the deadline.');
    await page.press(page.getByRole('button', { name: 'Start' }));
    await page.findByText('Please type your name.');
    await page.type(page.getByLabelText('Your name'), 'Ada');
    await page.press(page.getByRole('button', { name: 'Start' }));
    await page.findByText(/already|taken/i);
  });

  it('tells honestly what is kept back, and what can still be done', async () => {
    const attempts = [
      {
        number: 1,
        gameId: 'game_1',
        status: 'finished',
        score: null,
        correct: null,
        withheld: true,
      } as const,
      { number: 2, gameId: 'game_2', status: 'active', score: null, correct: null, withheld: true } as const,
    ];
    await open(answer(aPage({ you: { name: 'Ada', attempts, attemptsLeft: 1 } })));
    const [first, second] = await page.findAllByTestId('attempt');
    expect(first?.textContent).toMatch(/Handed in\. The result comes after the deadline\./);
    expect(second?.textContent).toMatch(/Not finished/);
    page.getByRole('button', { name: 'Go on' });
  });

  it('shows the best once it is over, and nothing to press', async () => {
    const entries = [{ name: 'Ada', position: 1, score: 900, correct: 9 }];
    await open(answer(aPage({ phase: 'over' })), {
      [`${look}/board`]: answer({ title: 'Rivers', people: 1, entries }),
    });
    await page.findByText('The deadline has passed.');
    expect((await page.findByTestId('best')).textContent).toMatch(/1Ada900/);
    expect(page.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('is nothing where the link leads nowhere', async () => {
    await open(refuse(404, 'not_found'));
    await page.findByRole('heading', { name: 'Nothing here' });
  });
});
