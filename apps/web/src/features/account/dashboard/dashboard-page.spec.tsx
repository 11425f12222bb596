import { within } from '@testing-library/dom';
import { emptyAccount, sessionOf } from '../../../../test-support/answers.js';
import { answer, hold, lost, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const signInFirst = 'Please sign in to access your dashboard';
const stat = (label: string): HTMLElement | undefined =>
  page.queryAllByTestId('stat').find((tile) => tile.textContent.includes(label));

describe('whoever is not signed in', () => {
  for (const address of [
    '/dashboard',
    '/profile/edit',
    '/dashboard/past-games',
    '/dashboard/insights',
    '/dashboard/saved-trivia',
    '/dashboard/profile',
  ])
    it(`is sent home from ${address} with a word, not to come back by the back button`, async () => {
      await page.openAt(address);
      const before = history.length;
      await page.findByText(signInFirst);
      expect(page.address()).toBe('/');
      // the page took the other's place: one step back is what was there before
      expect(history.length).toBe(before);
    });

  it('sees a panel when nobody can tell who is here', async () => {
    await page.openAt('/dashboard', {
      calls: { 'GET /api/auth/status': answer({ authenticated: true, user: null }) },
    });
    await page.findByRole('heading', { name: 'Sign In Required' });
    const signIn = page.getByRole('link', { name: 'Sign in with Google' });
    expect(signIn.getAttribute('href')).toMatch(/^\/auth\/google/);
  });

  it('is asked for once more before the dashboard gives up (API-03), and again on wish', async () => {
    await page.openAt('/dashboard', { calls: { 'GET /api/auth/status': lost } });
    await page.findByText('Loading...');
    await page.passes(1_000);
    await page.findByRole('heading', { name: 'Authentication Error' });
    expect(page.asked('GET /api/auth/status')).toHaveLength(2);
    const signIn = page.getByRole('link', { name: 'Sign in with Google' });
    expect(signIn.getAttribute('href')).toMatch(/^\/auth\/google/);
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    expect(page.leftFor()).toEqual(['(reload)']);
  });

  it('is asked for again by itself when the server is back, and told of the network alone meanwhile (P7)', async () => {
    await page.openAt('/dashboard', { calls: { 'GET /api/auth/status': lost, 'GET /health/live': lost } });
    await page.findByText('No connection. Reconnecting…');
    await page.passes(1_000);
    expect(page.asked('GET /api/auth/status')).toHaveLength(2);
    expect(page.queryByRole('heading', { name: 'Authentication Error' })).toBeNull();
    page.change({ ...sessionOf({}), ...emptyAccount, 'GET /health/live': answer({ status: 'ok' }) });
    await page.passes(3_000);
    await page.findByRole('heading', { name: /Hanna/ });
    expect(page.queryByText('No connection. Reconnecting…')).toBeNull();
  });

  it('reads again by itself what did not come without a network', async () => {
    const stats = 'GET /api/user/stats';
    await page.openAt('/dashboard', {
      signedIn: {},
      calls: { ...emptyAccount, [stats]: lost, 'GET /health/live': lost },
    });
    await page.findByText('Your figures could not be loaded.');
    const asked = page.asked(stats).length;
    page.change({ [stats]: emptyAccount[stats] ?? lost, 'GET /health/live': answer({ status: 'ok' }) });
    await page.passes(3_000);
    await page.until(() => page.queryByText('Your figures could not be loaded.') === null);
    expect(page.asked(stats)).toHaveLength(asked + 1);
  });
});

it('says that a session has ended, after one call', async () => {
  await page.openAt('/dashboard', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/stats': refuse(401, 'not_signed_in') },
  });
  await page.findByRole('heading', { name: 'Authentication Error' });
  expect(page.asked('GET /api/user/stats')).toHaveLength(1);
});

describe('the greeting', () => {
  for (const [time, greeting] of [
    ['11:59', 'Good Morning, Dawn'],
    ['12:00', 'Good Afternoon, Dawn'],
    ['17:59', 'Good Afternoon, Dawn'],
    ['18:00', 'Good Evening, Dawn'],
  ] as const)
    it(`follows the local clock: ${greeting} at ${time}`, async () => {
      await page.openAt('/dashboard', {
        signedIn: { firstName: 'Dawn' },
        calls: emptyAccount,
        now: `2026-06-01T${time}:00`,
      });
      expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(greeting);
    });

  it('does without a name', async () => {
    await page.openAt('/dashboard', {
      signedIn: { firstName: null },
      calls: emptyAccount,
      now: '2026-06-01T18:00:00',
    });
    expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Good Evening, Trivia Host');
  });
});

it('comes as bones, then with its figures and every way on', async () => {
  const figures = hold(emptyAccount['GET /api/user/stats'] ?? lost);
  await page.openAt('/dashboard', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/stats': figures.reply },
  });
  await page.findByText('Loading...');
  expect(stat('Games Hosted')).toBeUndefined();
  figures.letGo();
  await page.until(() => stat('Games Hosted') !== undefined);
  for (const [label, figure] of [
    ['Games Hosted', '0'],
    ['Total Players', '0'],
    ['Avg Rating', '5.0'],
    ['Question Sets', '0'],
  ] as const)
    expect(stat(label)?.querySelector('dd')?.textContent).toBe(figure);
  const main = within(page.getByRole('main'));
  const create = main.getByRole('link', {
    name: /Create New Game/,
    description: 'Start hosting in under 2 minutes',
  });
  expect(create.getAttribute('href')).toBe('/create-trivia-choice');
  for (const [name, href] of [
    ['My Trivia Sets', '/my-saved-trivia'],
    ['Import', '/create-trivia'],
    ['Browse Bank', '/trivia-bank'],
    ['Question Bank', '/trivia-bank'],
    ['Browse Categories', '/trivia-bank'],
    ['Quick Game', '/create-trivia-choice'],
    ['View Game History', '/dashboard/past-games'],
    ['Insights', '/dashboard/insights'],
    ['Edit Profile', '/profile/edit'],
    ['Settings', '/dashboard/profile?tab=settings'],
    ['Create Your First Set', '/create-trivia'],
  ] as const)
    expect(main.getByRole('link', { name }).getAttribute('href')).toBe(href);
  await page.findByText('1,234 questions, sorted by category.');
});

describe('a part that does not come', () => {
  it('leaves the others, and is asked for again: the sets', async () => {
    await page.openAt('/dashboard', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/saved-trivia-sets': lost },
    });
    await page.until(() => stat('Games Hosted') !== undefined);
    await page.passes(1_000);
    await page.passes(2_000);
    await page.findByRole('heading', { name: 'Unable to Load Your Trivia Sets' });
    page.getByText('Failed to fetch trivia sets');
    expect(stat('Games Hosted')).toBeDefined();
    page.change(emptyAccount);
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('heading', { name: 'No Trivia Sets Yet' });
  });

  it('leaves the others, and is asked for again: the figures', async () => {
    await page.openAt('/dashboard', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/stats': lost },
    });
    await page.findByRole('heading', { name: 'No Trivia Sets Yet' });
    await page.passes(1_000);
    await page.passes(2_000);
    await page.findByText('Your figures could not be loaded.');
    page.change(emptyAccount);
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.until(() => stat('Games Hosted') !== undefined);
  });
});

it('offers no game to make to whoever may not host, and says why', async () => {
  await page.openAt('/dashboard', { signedIn: { mayHost: false }, calls: emptyAccount });
  await page.findByText(/^Your account may play, and not host games\./);
  expect(page.queryByRole('link', { name: /Create New Game/ })).toBeNull();
  expect(page.getByRole('link', { name: 'Join a game' }).getAttribute('href')).toBe('/join-team');
});
