import { readFileSync } from 'node:fs';
import { gameId } from '../../../test-support/answers.js';
import { lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const logOf = (name: string): string =>
  readFileSync(`test/recorded-logs/schema-1/${name}.ndjson`, 'utf8').replace(
    /"(at|recordedAt)":([\d.]+)/g,
    (_, field, ms) => `"${field}":"${new Date(Number(ms)).toISOString()}"`,
  );
/** Two events: a game was made, and nobody came. */
const recorded = logOf('abandoned');
const log = `GET /api/games/${gameId}/events`;

it('results of a mail’s link, opened signed out, offer the sign-in and the way back', async () => {
  const address = `/game-results/${gameId}?from=mail`;
  await page.openAt(address, {
    calls: { [`GET /api/games/${gameId}/results`]: refuse(401, 'not_signed_in') },
  });
  await page.findByText(/^Sign in as this game’s host to see its results/);
  const signIn = page.getByRole('main').querySelector('a[href^="/auth/"]');
  expect(signIn?.getAttribute('href')).toBe(`/auth/google?returnTo=${encodeURIComponent(address)}`);
  expect(signIn?.textContent).toBe('Sign In');
  expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

describe('another’s game', () => {
  it('has no results, and nobody asks for them again', async () => {
    await page.openAt(`/game-results/${gameId}`, {
      signedIn: {},
      calls: { [`GET /api/games/${gameId}/results`]: refuse(403, 'not_host') },
    });
    await page.findByText('Only the host and the players of this game can see its results.');
    expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  for (const status of [403, 404])
    it(`has no replay: ${status}`, async () => {
      await page.openAt(`/game-results/${gameId}/replay`, {
        signedIn: {},
        calls: { [log]: refuse(status, 'unknown_game') },
      });
      await page.findByText('There is no such game among yours.');
    });
});

it('asks again for a log that cannot be read', async () => {
  await page.openAt(`/game-results/${gameId}/replay`, { signedIn: {}, calls: { [log]: lost } });
  await page.findByRole('heading', { name: 'The log could not be read' });
  page.change({ [log]: () => new Response(recorded) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.until(() => page.queryByTestId('replay-version')?.textContent.includes('Event 1 of 2') ?? false);
  expect(page.asked(log)).toHaveLength(2);
});

it('plays a whole evening from where its address says to the end, and the address follows once it rests', async () => {
  await page.openAt(`/game-results/${gameId}/replay?v=20`, {
    signedIn: {},
    calls: { [log]: () => new Response(logOf('live')) },
  });
  await page.findByText(/^Event 20 of 33/);
  await page.press(page.getByRole('button', { name: 'Play' }));
  await page.passes(120_000);
  await page.passes(300);
  page.getByText(/^Event 33 of 33/);
  expect(page.getByTestId('replay-status').textContent).toBe('After the end');
  expect(page.address()).toBe(`/game-results/${gameId}/replay?v=33`);
});
