import { emptyAccount } from '../../../../test-support/answers.js';
import { answer, lost } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

it('has a word for whatever an older server leaves out', async () => {
  const bare = {
    id: 'game_0123456789abcdef',
    createdAt: '2026-01-01T00:00:00.000Z',
    participantCount: 0,
    winner: null,
    duration: null,
  };
  await page.openAt('/dashboard/past-games', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/game-history': answer([bare]) },
  });
  await page.findByRole('heading', { name: 'Trivia Game #1' });
  const row = page.getByTestId('past-game').textContent;
  for (const word of ['Completed', 'Mixed', 'Medium']) expect(row).toContain(word);
  expect(page.queryByRole('button', { name: /Copy code/ })).toBeNull();
});

it('says that the games did not come, and asks for them again', async () => {
  const game = (id: string, title: string) => ({
    id,
    title,
    category: 'Science',
    difficulty: 'medium',
    status: 'completed',
    createdAt: '2026-01-01T00:00:00.000Z',
    participantCount: 1,
    winner: 'Ada',
    duration: 60,
    gameCode: 'ABC123',
  });
  await page.openAt('/dashboard/past-games', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/user/game-history': lost },
  });
  await page.until(() => page.asked('GET /api/user/game-history').length > 0);
  await page.passes(1_000);
  await page.passes(2_000);
  await page.findByRole('heading', { name: 'Unable to Load Your Games' });
  page.change({ 'GET /api/user/game-history': answer([game('game_1', 'Left'), game('game_2', 'Runs')]) });
  await page.press(page.getByRole('button', { name: 'Try Again' }));
  await page.findByRole('heading', { name: 'Left' });
  expect(page.getAllByTestId('past-game')).toHaveLength(2);
});
