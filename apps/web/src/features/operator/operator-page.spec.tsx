import type {
  AuditEntryView,
  OperatedAccountInFull,
  OperatedReportInFull,
  Page,
  ReportedQuestionInFull,
} from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { answer, type Calls, hang, lost, refuse, roomyQuotas } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const id = '00000000-0000-4000-8000-00000000ada0';
const account: OperatedAccountInFull = {
  id,
  email: 'loud@example.org',
  username: 'loud_one',
  firstName: null,
  lastName: null,
  createdAt: '2026-11-01T10:00:00Z',
  roles: ['analyst'],
  rolesBySetting: [],
  suspension: null,
  counts: {
    games: 3,
    openGames: 1,
    sets: 2,
    questions: 9,
    teams: 0,
    accessTokens: 1,
    sessions: 2,
    mediaBytes: 1_250_000,
  },
  quotas: roomyQuotas,
};
const pageOf = <T,>(...items: T[]): Page<T> => ({ items, nextCursor: null });
const line = (over: Partial<AuditEntryView>): AuditEntryView => ({
  sequence: 7,
  at: '2026-11-01T10:00:00Z',
  actor: null,
  what: 'sign_in_refused',
  about: null,
  details: {},
  seal: 'ab'.repeat(32),
  ...over,
});

const accounts = 'GET /api/operator/accounts';
const one = `GET /api/operator/accounts/${id}`;
const suspend = `POST /api/operator/accounts/${id}/suspend`;
const open = (calls: Calls = {}) =>
  page.openAt('/operator', {
    signedIn: { roles: ['operator'] },
    calls: { [accounts]: answer(pageOf(account)), [one]: answer(account), ...calls },
  });
/** As keys do: a tab that has the focus is the one that is shown. */
const toTab = async (name: string) => {
  await page.focus(await page.findByRole('tab', { name }));
};
const button = (name: string) => page.findByRole('button', { name });
const lookAfter = async () => page.press(await button('Look after loud@example.org'));

it('says to an account without the role that the page is not for it, and asks nothing', async () => {
  await page.openAt('/operator', { signedIn: { roles: ['analyst'] } });
  await page.findByRole('heading', { name: 'This page is for operators' });
});

it('says while accounts are loaded, where that fails, and where nobody is like that', async () => {
  await open({ [accounts]: hang });
  await page.findByText(/^Loading/);
  await open({ [accounts]: lost });
  await page.findByText('This could not be loaded.');
  page.change({ [accounts]: answer(pageOf()) });
  await page.press(await button('Try Again'));
  await page.findByText('No account is like that.');
});

it('suspends for a reason alone, and reads the account anew', async () => {
  let sent: unknown;
  await open({
    [suspend]: ({ body }) => {
      sent = body;
      return new Response(null, { status: 204 });
    },
  });
  await lookAfter();
  await page.findByText('1.3 MB');
  await page.press(await button('Suspend'));
  const dialog = await page.findByRole('dialog', { name: 'Suspend loud@example.org?' });
  await page.press(within(dialog).getByRole('button', { name: 'Suspend' }));
  await page.findByText('Please choose a reason.');
  expect(sent).toBeUndefined();
  await page.press(within(dialog).getByRole('combobox', { name: 'Reason' }));
  await page.press(await page.findByRole('option', { name: 'Abuse' }));
  page.change({
    [one]: answer({
      ...account,
      suspension: { reason: 'abuse', note: null, at: account.createdAt, by: null },
    }),
  });
  await page.press(within(dialog).getByRole('button', { name: 'Suspend' }));
  await page.findByText('That is done and written down.');
  expect(sent).toEqual({ reason: 'abuse' });
  await button('Let in again');
});

it('hands sets and questions over, and, where that is wanted, games call by call', async () => {
  const asked: unknown[] = [];
  const pages = [
    { games: 50, next: 'game_0000000000000050' },
    { games: 2, next: null },
  ];
  await open({
    [`POST /api/operator/accounts/${id}/transfer`]: answer({ sets: 2, questions: 9 }),
    [`POST /api/operator/accounts/${id}/games/transfer`]: ({ body }) => {
      asked.push(body);
      return Response.json(pages[asked.length - 1]);
    },
  });
  const heir = { ...account, id: '0f3a2b1c-0000-4000-8000-00000000beef', email: 'Heir@example.org' };
  const handOver = async (withGames: boolean) => {
    await page.press(await button('Hand over content'));
    const dialog = await page.findByRole('dialog', { name: /^Hand over sets and questions of/ });
    page.change({ [accounts]: answer(pageOf(account)) });
    await page.type(within(dialog).getByRole('textbox'), 'heir@example.org');
    await page.press(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await page.press(await page.findByRole('option', { name: 'The owner asked for it' }));
    if (withGames)
      await page.press(
        within(dialog).getByRole('switch', { name: 'Finished games with their results, too' }),
      );
    await page.press(within(dialog).getByRole('button', { name: 'Hand over content' }));
    await page.findByText('No account has this address or id.');
    page.change({ [accounts]: answer(pageOf(account, heir)) });
    await page.press(within(dialog).getByRole('button', { name: 'Hand over content' }));
  };
  await lookAfter();
  await handOver(false);
  await page.findByText('Handed over. Sets: 2. Questions: 9.');
  expect(asked).toEqual([]);
  await handOver(true);
  await page.findByText('Handed over. Sets: 2. Questions: 9. Games: 52.');
  const body = { to: heir.id, reason: 'request' };
  expect(asked).toEqual([body, { ...body, after: 'game_0000000000000050' }]);
});

it('offers a new sign-in where an act wants one, and does nothing then', async () => {
  await open({ [`DELETE /api/operator/accounts/${id}/roles/analyst`]: refuse(403, 'sign_in_again') });
  await lookAfter();
  await page.press(await button('No longer analyst'));
  await page.findByRole('alertdialog', { name: /Sign in again/ });
});

describe('questions of the bank that people reported', () => {
  const reported: ReportedQuestionInFull = {
    ...{
      questionId: 'sci7',
      question: 'Which gas do plants take in?',
      category: 'Science',
      times: 4,
      games: 2,
    },
    ...{ reasons: { wrong: 3, outdated: 1 }, lastAt: '2026-11-01T11:00:00Z', outcome: null },
    ...{ mended: false, withdrawn: false, kind: 'single', mend: null },
    now: {
      question: 'Which gas do plants take in?',
      options: ['a', 'b', 'c', 'd'],
      answer: 0,
      explanation: null,
    },
    notes: [{ reason: 'wrong', note: 'It is b', from: 'player', at: '2026-11-01T11:00:00Z' }],
  };
  const one = '/api/operator/bank/questions/sci7';

  it('are told with how often and why, and are mended for a reason', async () => {
    let sent: unknown;
    await open({
      'GET /api/operator/bank/questions': answer(pageOf(reported)),
      [`GET ${one}`]: answer(reported),
      [`PUT ${one}`]: ({ body }) => {
        sent = body;
        return new Response(null, { status: 204 });
      },
    });
    await toTab('Bank');
    await page.findByText('Reported 4 times in 2 games · The answer is wrong (3), Out of date (1)');
    await page.press(await button('Look at it: Which gas do plants take in?'));
    const dialog = await page.findByRole('dialog', { name: 'Question of the bank' });
    await page.findByText('It is b');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await page.press(save);
    await page.findByText('Please choose why.');
    await page.type(within(dialog).getByLabelText('Option B'), 'carbon dioxide');
    await page.press(within(dialog).getByRole('combobox', { name: 'Right option' }));
    await page.press(await page.findByRole('option', { name: 'B · carbon dioxide' }));
    await page.press(within(dialog).getByRole('combobox', { name: 'Why it is mended' }));
    await page.press(await page.findByRole('option', { name: 'The answer is wrong' }));
    await page.press(save);
    await page.findByText('That is done and written down.');
    expect(sent).toEqual({
      ...{ question: 'Which gas do plants take in?', options: ['a', 'carbon dioxide', 'c', 'd'], answer: 1 },
      ...{ explanation: null, withdrawn: false, reason: 'wrong' },
    });
  });
});

describe('what people reported', () => {
  const report: OperatedReportInFull = {
    id: '00000000-0000-4000-8000-000000000001',
    about: 'player',
    name: 'Rude',
    gameId: 'game_0123456789abcdef',
    gameCode: 'ABC123',
    gameTitle: 'Pub quiz',
    kind: 'live',
    status: 'active',
    host: { id, email: 'loud@example.org', suspended: false },
    times: 3,
    reasons: { hate: 1, insulting: 2 },
    firstAt: '2026-11-01T10:00:00Z',
    lastAt: '2026-11-01T11:00:00Z',
    outcome: null,
    doneAt: null,
    notes: [{ reason: 'hate', note: 'Look at that', from: 'player', at: '2026-11-01T11:00:00Z' }],
    questions: [{ question: 'How many moons?', options: ['one', 'two'] }],
    mayMask: true,
  };
  const list = 'GET /api/operator/reports';
  const whole = `GET /api/operator/reports/${report.id}`;
  const openReports = async (over: Partial<OperatedReportInFull> = {}, calls: Calls = {}) => {
    await open({
      [list]: answer(pageOf({ ...report, ...over })),
      [whole]: answer({ ...report, ...over }),
      ...calls,
    });
    await toTab('Reports');
  };

  it('is told with how often and why, and what was said of it', async () => {
    await openReports();
    await page.findByText('Player “Rude”');
    page.getByText('Reported 3 times · Insulting (2), Hate (1)');
    await page.press(await button('Look at it: Player “Rude”'));
    await page.findByText('Look at that');
    page.getByText('How many moons?');
    page.getByText('Pub quiz (ABC123)');
  });

  it('leads to another name for the player, for a reason, and is done then', async () => {
    let sent: unknown;
    await openReports(
      {},
      {
        [`POST /api/operator/reports/${report.id}/mask`]: ({ body }) => {
          sent = body;
          return new Response(null, { status: 204 });
        },
      },
    );
    await page.press(await button('Look at it: Player “Rude”'));
    await page.press(await button('Give another name'));
    const dialog = await page.findByRole('dialog', { name: 'Another name for “Rude”?' });
    await page.press(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await page.press(await page.findByRole('option', { name: 'Abuse' }));
    page.change({ [whole]: answer({ ...report, outcome: 'masked', mayMask: false }) });
    await page.press(within(dialog).getByRole('button', { name: 'Give another name' }));
    await page.findByText('That is done and written down.');
    expect(sent).toEqual({ reason: 'abuse' });
    await page.findByText('Nobody has this name in the game any more.');
  });

  it('of a game that is over, in which nobody has that name any more, can be marked as done alone', async () => {
    await openReports({ status: 'finished', mayMask: false, host: null });
    await page.press(await button('Look at it: Player “Rude”'));
    await page.findByText('Nobody has this name in the game any more.');
    await button('Mark as done');
    for (const name of ['Give another name', 'Have the name forgotten', 'End the game', 'Suspend the host'])
      expect(page.queryByRole('button', { name })).toBeNull();
  });
});

it('shows acts that only a newer server knows by their own name, and what is wrong with the chain', async () => {
  const verify = 'POST /api/operator/audit/verify';
  await open({
    'GET /api/operator/audit': answer(
      pageOf(
        line({ what: 'operator_moon_painted' }),
        line({ sequence: 6, details: { reason: 'access_denied', times: 4 } }),
      ),
    ),
    'GET /api/operator/audit/head': answer({ sequence: 7, seal: 'ab'.repeat(32), lines: 7 }),
    [verify]: answer({
      lines: 6,
      from: 1,
      head: { sequence: 7, seal: 'ab'.repeat(32) },
      faults: [
        { at: 3, fault: 'changed' },
        { at: 5, fault: 'missing', upTo: 6 },
      ],
      sealAt: null,
    }),
  });
  await toTab('Audit log');
  await page.findByText('operator_moon_painted');
  await page.findByText('reason: access_denied, times: 4');
  await page.press(await button('Check every line'));
  await page.findByText('Line 3 says something else than was sealed.');
  await page.findByText('Lines 5 to 6 are missing.');
});

it('tells who did what to whom before the details, and leads from an id to its lines', async () => {
  const log = 'GET /api/operator/audit';
  await open({
    [log]: answer(pageOf(line({ what: 'operator_game_ended', actor: id, about: 'game_0123456789abcdef' }))),
    'GET /api/operator/audit/head': answer({ sequence: 7, seal: 'ab'.repeat(32), lines: 7 }),
  });
  await toTab('Audit log');
  const headers = (await page.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(headers).toEqual(['Line', 'What', 'When', 'Who', 'About', 'Details']);
  await page.press(await button(`Only lines of ${id}`));
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'By or about this id' }).value).toBe(id);
});
