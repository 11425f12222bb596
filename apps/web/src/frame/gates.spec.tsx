import { within } from '@testing-library/dom';
import { emptyAccount } from '../../test-support/answers.js';
import { answer, hang, hold, refuse } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';
import { ownQuestion } from '../hosting/hosting.fixture.js';

const page = clientPage();

const hosts = 'Please sign in with Google to create and host trivia games!';
const banks = 'Please sign in with Google to access question banks and create trivia games!';
const replays = 'Please sign in as this game’s host to see its replay.';
const nobody = answer({ authenticated: false, user: null });

for (const [address, reason, waiting] of [
  ['/start-trivia', hosts, 'Loading...'],
  ['/create-team', hosts, 'Loading...'],
  ['/approve-selection', hosts, 'Loading...'],
  ['/publish-qr', hosts, 'Loading game...'],
  ['/trivia-bank', banks, 'Loading the categories...'],
  ['/category-science', banks, 'Loading the questions...'],
  ['/category-general', banks, 'Loading the questions...'],
  ['/dynamic-category/Art', banks, 'Loading the questions...'],
  ['/game-results/game_0000000000000000/replay', replays, 'Loading...'],
] as const) {
  it(`${address} says why it needs a sign-in, and goes there after 1.5 s`, async () => {
    const status = hold(nobody);
    await page.openAt(address, { calls: { 'GET /api/auth/status': status.reply } });
    await page.findByText(waiting);
    expect(page.queryAllByRole('heading')).toEqual([]);
    status.letGo();
    await page.findByText('Sign In Required');
    page.getByText('Redirecting to sign in...');
    // destructive: it interrupts, and wears the colour of errors
    const said = document.querySelector<HTMLElement>('[aria-live=assertive]');
    within(said ?? document.body).getByText(reason);
    expect(said).not.toBeNull();
    expect(page.queryAllByRole('heading')).toEqual([]);
    await page.passes(1_499);
    page.getByText('Redirecting to sign in...');
    expect(page.leftFor()).toEqual([]);
    await page.passes(1);
    expect(page.leftFor()).toEqual([`(in its place) /auth/google?returnTo=${encodeURIComponent(address)}`]);
  });
}

it('whoever looks for questions without an account may play alone, and is sent nowhere then', async () => {
  await page.openAt('/trivia-bank', { calls: { 'GET /api/auth/status': nobody } });
  await page.press(await page.findByRole('link', { name: 'Play alone, without an account' }));
  await page.findByRole('heading', { name: 'Solo practice' });
  await page.passes(5_000);
  expect(page.leftFor()).toEqual([]);
});

it('says what is going on to whoever comes back from Google', async () => {
  await page.openAt('/auth/callback', { calls: { 'GET /api/auth/status': hang } });
  await page.findByText('Signing you in...');
  page.getByText(/completing your Google authentication/);
});

describe('where one signs in with another provider than Google', () => {
  afterEach(() => {
    delete document.documentElement.dataset['signIn'];
  });

  it.each([
    ['School', 'Please sign in with School to create and host trivia games!', 'Sign in with School'],
    // there are several
    ['', 'Please sign in to create and host trivia games!', 'Sign In'],
  ])('names it, or nobody: %j', async (name, hosting, button) => {
    document.documentElement.dataset['signIn'] = name;
    await page.openAt('/start-trivia', { calls: { 'GET /api/auth/status': nobody } });
    await page.findByText(hosting);
    await page.openAt('/dashboard', {
      calls: { 'GET /api/auth/status': answer({ authenticated: true, user: null }) },
    });
    // the bar has a sign-in, too
    await page.findByText('Please sign in to access your dashboard');
    within(page.getByRole('main')).getByRole('link', { name: button });
  });
});

describe('a host who comes too early is led back to the step that is missing', () => {
  const teamId = 't_1';
  const team = { 'clockbeat.currentTeam': { teamId, name: 'The Clocks', code: 'CLOCK1' } };
  const gameId = 'game_0000000000000000';
  const openAt = (address: string, keeps: Record<string, unknown> = {}) =>
    page.openAt(address, { signedIn: {}, keeps, calls: emptyAccount });

  it.each([
    '/create-trivia-choice',
    '/choose-trivia',
    '/question-basket',
    '/approve-selection',
    '/publish-qr',
    '/question-select/pop-culture',
  ])('without a team: %s', async (address) => {
    await openAt(address);
    await page.until(() => page.address() === '/create-team');
    await page.findByLabelText('Team Name');
  });

  it('without questions to approve, or to share', async () => {
    await openAt('/approve-selection', { ...team, 'clockbeat.appState': { teamId } });
    await page.findByText('Select at least one question.');
    expect(page.address()).toBe('/create-trivia-choice');
    await openAt('/publish-qr', { ...team, 'clockbeat.appState': { teamId, approved: true, gameId } });
    await page.until(() => page.address() === '/question-basket');
  });

  it('without approval', async () => {
    const basket = [ownQuestion('own1'), ownQuestion('own2')];
    await openAt('/publish-qr', { ...team, 'clockbeat.appState': { teamId, basket } });
    await page.findByRole('heading', { name: 'Game Summary' });
    expect(page.address()).toBe('/approve-selection');
  });

  it.each(['{', '7', '{"teamId":{}}', '[]'])('with a browser that keeps %s', async (text) => {
    await openAt('/publish-qr', { 'clockbeat.currentTeam': text, 'clockbeat.appState': text });
    await page.until(() => page.address() === '/create-team');
  });

  it('at the other spelling of the share page, with a game that is not there', async () => {
    await page.openAt(`/publish-qr-code?gameId=${gameId}`, {
      signedIn: {},
      calls: { ...emptyAccount, [`GET /api/games/${gameId}`]: refuse(404, 'not_found') },
    });
    await page.findByText('This game does not exist.');
    await page.until(() => page.address() === '/dashboard');
  });
});
