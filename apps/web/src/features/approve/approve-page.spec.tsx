import type { CreateGameBody } from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { emptyAccount, gameCard } from '../../../test-support/answers.js';
import { type Reply, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { bankQuestion, ownQuestion } from '../../hosting/hosting.fixture.js';
import type { RulesPlan } from '../../hosting/rules-plan.js';

const page = clientPage();

/** Opens the approval of a basket, calls the game as is wanted, and answers what the server was told that it is called. */
const titleOf = async (basket: object[], typed?: string, title: string | null = null): Promise<unknown> => {
  const titles: unknown[] = [];
  const make: Reply = ({ body }) => {
    titles.push((body as CreateGameBody).title);
    return Response.json({ game: gameCard() });
  };
  await page.openAt('/approve-selection', {
    signedIn: { isProfileComplete: false },
    now: '2026-11-23T20:00:00',
    keeps: {
      'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
      'clockbeat.appState': { teamId: 't_1', title, basket },
    },
    calls: { 'POST /api/games': make },
  });
  const field = await page.findByLabelText<HTMLInputElement>('Game title');
  if (typed !== undefined) await page.type(field, typed);
  await page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));
  await page.until(() => page.address() === '/publish-qr');
  return titles[0];
};

/** Opens the approval of a game, and says what the server was told each time it was made. */
const openApproval = async (
  rules: RulesPlan = {},
  gameId?: string,
  basket: object[] = [science],
): Promise<CreateGameBody[]> => {
  const made: CreateGameBody[] = [];
  const make: Reply = ({ body }) => {
    made.push(body as CreateGameBody);
    return Response.json({ game: gameCard() });
  };
  await page.openAt('/approve-selection', {
    signedIn: {},
    keeps: {
      'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
      'clockbeat.appState': { teamId: 't_1', gameId, basket },
      'clockbeat.rules': rules,
    },
    calls: { 'POST /api/games': make, 'PUT /api/games/game_1': make },
  });
  await page.findByLabelText('Game title');
  return made;
};

const science = bankQuestion('sci1');
const history = bankQuestion('hist1', { category: 'History' });
const movies = bankQuestion('mov1', { category: 'Movies' });

describe('a game that is approved', () => {
  it.each([
    [[science], 'Science · Nov 23, 2026'],
    [[science, history], 'Science & History · Nov 23, 2026'],
    [[science, history, movies], 'Mixed trivia · Nov 23, 2026'],
  ])('is called after its categories and the day: %#', async (basket, title) => {
    expect(await titleOf(basket)).toBe(title);
  });

  it('is called as its set', async () => {
    expect(await titleOf([science], undefined, 'Spiders')).toBe('Spiders');
  });

  it('is called as its host says, and as usual where that is nothing', async () => {
    expect(await titleOf([science], 'Friday')).toBe('Friday');
    expect(await titleOf([science], ' ', 'Spiders')).toBe('Science · Nov 23, 2026');
    expect(await titleOf([science], '', 'Spiders')).toBe('Science · Nov 23, 2026');
  });
});

describe('the rules of a game that is approved', () => {
  const confirm = () => page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));
  const kept = () => JSON.parse(localStorage.getItem('clockbeat.rules') ?? 'null');

  it('are swift for a new host, and another pace is one press', async () => {
    const made = await openApproval();
    expect(page.getByRole<HTMLInputElement>('radio', { name: 'Swift' }).checked).toBe(true);
    await page.press(page.getByRole('radio', { name: 'Show' }));
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(made[0]?.rules).toEqual({ pacing: 'host' });
    expect(kept()).toEqual({ pacing: 'host' });
  });

  it('offer only what goes together, and forget nothing over another pace', async () => {
    const made = await openApproval({ pacing: 'timed', answers: 'until_close', boardEvery: 'round' });
    page.getByText('Standings: After each round · Answers may be changed');
    page.getByLabelText('The answer stands for');
    await page.press(page.getByRole('radio', { name: 'Swift' }));
    expect(page.queryByRole('switch', { name: /^Answers may be changed/ })).toBeNull();
    expect(page.queryByRole('option', { name: 'After each round' })).toBeNull();
    page.getByText('As usual');
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(made[0]?.rules).toBeUndefined();
    expect(kept()).toEqual({ answers: 'until_close', boardEvery: 'round' });
  });

  it('are said in full of a game that was approved before', async () => {
    const made = await openApproval({ pacing: 'host', scoring: 'accuracy' }, 'game_1');
    await page.press(page.getByRole('switch', { name: /^Close when all have answered/ }));
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(made[0]?.rules).toEqual({
      pacing: 'host',
      scoring: 'accuracy',
      streakBonus: false,
      readSeconds: 5,
      revealSeconds: 8,
      boardSeconds: 6,
      boardEvery: 'question',
      closeWhenAllAnswered: false,
      answers: 'final',
      hostSeesVotes: true,
      teamScore: 'mean',
      lateJoin: 'open',
      lateTeams: false,
      approval: false,
      shuffle: false,
      photoFinish: false,
    });
  });
});

it('plans rounds, points and breaks at its questions', async () => {
  const made = await openApproval({ pacing: 'host' }, undefined, [science, history]);
  const plan = (number: number) =>
    page.press(page.getByRole('button', { name: `Round, points and break: question ${number}` }));
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await page.type(page.getByLabelText(label), value);
    await page.press(page.getByRole('button', { name: 'Done' }));
  };
  await plan(1);
  await fill({ 'Break after it, in minutes': '90', 'Points for a right answer': '15' });
  page.getByText('Please choose 1 to 60 whole minutes.');
  page.getByText('Please choose 0 to 3,000, in tens.');
  await fill({
    'Points for a right answer': '0',
    'Break after it, in minutes': '10',
    'What you say of the break': ' Drinks ',
  });
  await plan(2);
  await fill({ 'A round begins here': 'History' });
  page.getByText('0 points');
  page.getByText('Break of 10 minutes');
  page.getByText('Round 2');
  await page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));
  await page.until(() => page.address() === '/publish-qr');
  expect(made[0]?.questions).toEqual([
    { id: 'sci1', timeLimit: 10, points: 0, breakAfter: { minutes: 10, text: 'Drinks' } },
    { id: 'hist1', timeLimit: 10, round: 'History' },
  ]);
});

describe('teams of a game that is approved', () => {
  const confirm = () => page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));

  it('are prepared by their names, one a line; two that are one are said by name, and nothing is lost', async () => {
    const made = await openApproval();
    await page.press(page.getByRole('switch', { name: /Team mode/ }));
    const names = page.getByLabelText<HTMLTextAreaElement>('Team names');
    await page.type(names, 'Reds\n\n reds \nBlues');
    expect(names.getAttribute('aria-invalid')).toBeNull();
    await confirm();
    page.getByText('“reds” is there twice: capitals and blanks make no difference.');
    expect(made).toEqual([]);
    expect(names.value).toBe('Reds\n\n reds \nBlues');
    await page.type(names, 'Reds\n\nBlues ');
    await page.press(page.getByRole('switch', { name: /Only these teams/ }));
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(made).toEqual([
      expect.objectContaining({
        teamMode: true,
        preparedTeams: ['Reds', 'Blues'],
        onlyPreparedTeams: true,
      }),
    ]);
  });

  it('are said nothing of by a host who says nothing of them', async () => {
    const made = await openApproval();
    await confirm();
    await page.until(() => page.address() === '/publish-qr');
    expect(Object.keys(made[0] ?? {}).sort()).toEqual(['questions', 'teamId', 'title']);
  });
});

it('a game of too many questions is not approved until it has fewer', async () => {
  const made = await openApproval(
    {},
    undefined,
    Array.from({ length: 52 }, (_, nth) => ownQuestion(`own${nth}`)),
  );
  const said = 'A game has at most 50 questions. Yours has 52: please remove 2.';
  const confirm = page.getByRole<HTMLButtonElement>('button', { name: 'Confirm and Generate QR' });
  page.getByText(said);
  expect(confirm.disabled).toBe(true);
  await page.press(page.getByRole('button', { name: 'Keep the first 50' }));
  expect(page.queryByText(said)).toBeNull();
  await page.press(confirm);
  await page.until(() => page.address() === '/publish-qr');
  expect(made[0]?.questions).toHaveLength(50);
});

it('the second click of a double click takes no step that was not seen', async () => {
  const made = await openApproval();
  fireEvent.click(page.getByRole('button', { name: 'Confirm and Generate QR' }), { detail: 2 });
  page.change(emptyAccount);
  page.change({ 'GET /api/questions/by-category': () => Response.json([]) });
  await page.press(page.getByRole('link', { name: 'Edit More' }));
  await page.findByRole('heading', { name: 'Question Bank' });
  expect(made).toEqual([]);
  await page.back();
  await page.press(await page.findByRole('button', { name: 'Confirm and Generate QR' }));
  await page.until(() => page.address() === '/publish-qr');
  expect(made).toHaveLength(1);
});

describe('an approval that is refused', () => {
  const confirm = () => page.press(page.getByRole('button', { name: 'Confirm and Generate QR' }));
  const basket = (): { id: string }[] =>
    JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket;

  it('takes out what is no longer there', async () => {
    await openApproval({}, undefined, [science, history]);
    const gone = 'questions.0: there is no question with this id';
    page.change({ 'POST /api/games': refuse(400, 'validation', gone) });
    await confirm();
    await page.findByText(/^1 question is no longer there/);
    expect(basket()).toMatchObject([{ id: 'hist1' }]);
    page.change({ 'POST /api/games': () => Response.json({ game: gameCard({ questionCount: 1 }) }) });
    await confirm();
    await page.findByText(/^1 question ready/);
  });

  it('lets go of a team of another account, and of no question', async () => {
    await openApproval({}, undefined, [science, history]);
    page.change({ 'POST /api/games': refuse(404, 'not_found') });
    page.change({ 'GET /api/teams': () => Response.json({ items: [], nextCursor: null }) });
    await confirm();
    await page.findByText(/^This team is not one of yours/);
    await page.until(() => page.address() === '/create-team');
    expect(basket()).toHaveLength(2);
  });
});
