import type { QuickGameBody } from '@clockbeat/domain/contract';
import { emptyAccount, gameCard, savedSet } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer, type Reply, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { fromServer } from '../../hosting/basket-question.js';

const page = clientPage();

const openAt = (calls: Parameters<typeof page.openAt>[1] = {}) =>
  page.openAt('/host', {
    signedIn: { firstName: 'Hanna', isProfileComplete: false },
    now: '2026-11-23T20:00:00',
    ...calls,
    calls: { ...emptyAccount, ...calls.calls },
  });
const made = gameCard({ id: 'game_new_0123456789a', gameCode: 'NEW123' });
const panel = `/admin-game-control?gameId=${made.id}`;
/** What the panel and the notices ask of a socket; the panel itself is not the matter here. */
const panelMessages: Messages = {
  watchGames: () => ({ ok: true, games: [] }),
  hostConnect: () => ({ ok: false, error: { code: 'unavailable', message: 'No' } }),
};
/** Answers, and keeps what it was asked with. */
const told = (body: unknown) => {
  const bodies: unknown[] = [];
  const reply: Reply = (call) => {
    bodies.push(call.body);
    return Response.json(body);
  };
  return { bodies, reply };
};
const itsCard = { [`GET /api/games/${made.id}`]: answer(made) };

describe('a quick game', () => {
  it('is chosen already, and one press from its panel', async () => {
    const quick = told({ game: made });
    await openAt({ calls: { 'POST /api/games/quick': quick.reply, ...itsCard }, messages: panelMessages });
    await page.press(await page.findByRole('button', { name: 'Create game' }));
    await page.until(() => page.address() === panel);
    expect(quick.bodies).toEqual([{ title: 'Mixed trivia · Nov 23, 2026', count: 10 }]);
  });

  it('has other kinds of questions where the host wants them', async () => {
    const quick = told({ game: made });
    await openAt({ calls: { 'POST /api/games/quick': quick.reply, ...itsCard }, messages: panelMessages });
    await page.press(await page.findByRole('switch', { name: /^Other kinds too/ }));
    await page.press(page.getByRole('button', { name: 'Create game' }));
    await page.until(() => page.address() === panel);
    const kinds = ['single', 'multi', 'number', 'order'];
    expect(quick.bodies).toEqual([expect.objectContaining({ count: 10, kinds })]);
  });

  it('goes as the host chose last in this browser', async () => {
    const quick = told({ game: made });
    await openAt({
      keeps: { 'clockbeat.rules': { pacing: 'host' } },
      calls: { 'POST /api/games/quick': quick.reply, ...itsCard },
      messages: panelMessages,
    });
    await page.press(await page.findByRole('radio', { name: 'By itself' }));
    await page.press(page.getByRole('button', { name: 'Create game' }));
    await page.until(() => page.address() === panel);
    expect(quick.bodies).toEqual([expect.objectContaining({ rules: { pacing: 'timed' } })]);
  });

  it('goes so from the front page, too', async () => {
    const quick = told({ game: made });
    await page.openAt('/', {
      signedIn: { firstName: 'Hanna' },
      keeps: { 'clockbeat.rules': { pacing: 'host', boardSeconds: 30 } },
      calls: { ...emptyAccount, 'POST /api/games/quick': quick.reply, ...itsCard },
      messages: panelMessages,
    });
    await page.press(await page.findByRole('button', { name: 'Quick game' }));
    await page.until(() => page.address() === panel);
    expect(quick.bodies).toEqual([expect.objectContaining({ rules: { pacing: 'host' } })]);
  });

  it('is called as the host says, or by its day where nothing is said', async () => {
    const titles: unknown[] = [];
    const reply: Reply = (call) => {
      titles.push((call.body as QuickGameBody).title);
      return refuse(503, 'unavailable')(call);
    };
    await openAt({ calls: { 'POST /api/games/quick': reply } });
    const title = await page.findByLabelText('Title');
    for (const typed of ['Friday', ' ', 'x'.repeat(101)]) {
      await page.type(title, typed);
      await page.press(page.getByRole('button', { name: 'Create game' }));
    }
    expect(titles).toEqual(['Friday', 'Mixed trivia · Nov 23, 2026']);
    page.getByText('Please keep the title to 100 characters.');
  });
});

it('offers what was played through, to be played again', async () => {
  const finished = { status: 'finished', startedAt: '2026-01-01T00:00:00.000Z' } as const;
  const quick = told({ game: made });
  await openAt({
    calls: {
      'GET /api/games': answer({
        items: [
          gameCard({ id: 'game_rivers', title: 'Rivers', ...finished }),
          gameCard({ id: 'game_waiting', title: 'Waiting' }),
          gameCard({ id: 'game_never', title: 'Never begun', status: 'finished' }),
        ],
        nextCursor: null,
      }),
      'POST /api/games/quick': quick.reply,
      ...itsCard,
    },
    messages: panelMessages,
  });
  expect(page.queryAllByText(/Waiting|Never begun/)).toEqual([]);
  await page.press(await page.findByRole('button', { name: 'Play again: Rivers' }));
  await page.until(() => page.address() === panel);
  expect(quick.bodies).toEqual([{ fromGameId: 'game_rivers' }]);
});

describe('a game that is still open', () => {
  const open = gameCard({ id: 'game_open', title: 'Friday', gameCode: 'ABC234', status: 'active' });
  const calls = { 'GET /api/games': answer({ items: [open], nextCursor: null }) };
  const itsPanel = `/admin-game-control?gameId=${open.id}`;

  it('is one press away, so that nobody makes a second one while players wait', async () => {
    await openAt({ calls });
    await page.findByText('“Friday” is still open. Its code is ABC234.');
    expect(page.getByRole('link', { name: 'Back to its panel' }).getAttribute('href')).toBe(itsPanel);
  });

  it('is so from the front page, too, without a profile', async () => {
    await page.openAt('/', { signedIn: { isProfileComplete: false }, calls: { ...emptyAccount, ...calls } });
    const back = await page.findByRole('link', { name: 'Back to “Friday”' });
    expect(back.getAttribute('href')).toBe(itsPanel);
  });
});

it('plays a saved set at one press', async () => {
  await openAt({
    calls: {
      'GET /api/saved-trivia-sets': answer([savedSet()]),
      'POST /api/games/from-saved-set/set_walks': answer({ id: made.id, game: made }),
      ...itsCard,
    },
    messages: panelMessages,
  });
  await page.press(await page.findByRole('button', { name: 'Play: Walks' }));
  await page.until(() => page.address() === panel);
});

it('leads to what waits in the basket, with a team made on the way', async () => {
  const basket = ['q1', 'q2'].map((id) =>
    fromServer({
      id,
      question: 'Which way?',
      options: ['Up', 'Down', 'Left', 'Right'],
      answer: 0,
      category: 'Sports',
      difficulty: 'Easy',
      timeLimit: null,
      source: 'bank',
    }),
  );
  await openAt({
    keeps: { 'clockbeat.appState': { basket } },
    calls: {
      'GET /api/teams': answer({ items: [], nextCursor: null }),
      'POST /api/teams': answer({ teamId: 't_1', name: 'Team of Hanna', code: 'HANNA1' }),
    },
  });
  const way = await page.findByRole('button', { name: /^Go on with your basket/ });
  page.getByText('2 questions are in it.');
  await page.press(way);
  await page.until(() => page.address() === '/question-basket');
});

describe('the bank', () => {
  const bank = {
    'GET /api/questions/by-category': answer({}),
    'GET /api/questions/categories': answer({ items: [], total: 0 }),
  };
  const team = { teamId: 't_1', name: 'Team of Hanna', code: 'CLOCK1' };
  const pressBank = async (): Promise<void> => {
    await page.press(await page.findByRole('button', { name: 'Pick questions from the bank' }));
    await page.until(() => page.address() === '/trivia-bank');
  };
  const kept = () => JSON.parse(localStorage.getItem('clockbeat.currentTeam') ?? 'null');

  it('is for a team: who has none gets one', async () => {
    const teams = told(team);
    await openAt({
      calls: {
        ...bank,
        'GET /api/teams': answer({ items: [], nextCursor: null }),
        'POST /api/teams': teams.reply,
      },
    });
    await pressBank();
    expect(teams.bodies).toEqual([{ name: 'Team of Hanna' }]);
    expect(kept()).toMatchObject(team);
  });

  it('goes on with the account’s newest team in a browser that has none', async () => {
    await openAt({ calls: { ...bank, 'GET /api/teams': answer({ items: [team], nextCursor: null }) } });
    await pressBank();
    expect(kept()).toMatchObject(team);
  });

  it('asks for no team where one was chosen', async () => {
    await openAt({ keeps: { 'clockbeat.currentTeam': team }, calls: bank });
    await pressBank();
    expect(page.asked('GET /api/teams')).toEqual([]);
  });
});

it('is there without its lists', async () => {
  await openAt({
    calls: {
      'GET /api/games': refuse(503, 'unavailable'),
      'GET /api/saved-trivia-sets': refuse(503, 'unavailable'),
    },
  });
  await page.findByRole('button', { name: 'Create game' });
});
