import { within } from '@testing-library/dom';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const main = async () => within(await page.findByRole('main'));

it.each(['/', '/home'])('is the same at %s', async (address) => {
  await page.openAt(address);
  const title = await page.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Challenge friends, beat the clock, own the leaderboard.');
  page.getByText('Host or join live trivia games anytime.');
  const { getByRole } = await main();
  for (const [name, href] of [
    ['Start Trivia', '/start-trivia'],
    ['Join Team', '/join-team'],
    ['Question Bank', '/trivia-bank'],
    ['Feedback', '/feedback'],
  ] as const)
    expect(getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(/^\/auth\/google/);
});

it('welcomes whoever is signed in', async () => {
  await page.openAt('/home', {
    signedIn: { firstName: 'Fay' },
    calls: { ...emptyAccount, 'GET /api/user/games/latest': answer([]) },
  });
  await page.findByRole('heading', { name: 'Welcome, Fay' });
  const { getByRole, queryByRole } = await main();
  expect(getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(queryByRole('link', { name: 'Sign In' })).toBeNull();
});

it('has a question that is played, and sends nothing of it', async () => {
  await page.openAt('/');
  await page.press(await page.findByRole('button', { name: /^Answer A:/ }));
  page.getByText('Not this one. It is 3.');
  await page.press(page.getByRole('button', { name: 'Another one' }));
  await page.press(page.getByRole('button', { name: /^Answer C:/ }));
  page.getByText(/^Right\. \d{3} points in a real game\./);
  await page.press(page.getByRole('link', { name: 'Play five in a row' }));
  await page.until(() => page.address() === '/play/general');
  expect(page.asked().filter((call) => !call.startsWith('GET '))).toEqual([]);
});
