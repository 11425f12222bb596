import { within } from '@testing-library/dom';
import { answer, hang, hold } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';

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
