import type { Insights } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, hold, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const nothing: Insights = {
  games: [],
  gamesInPeriod: 0,
  signedIn: { accounts: 0, returning: 0 },
  questions: { asked: 0, answers: 0, correct: 0, doubtful: [], hardest: [], easiest: [] },
  pace: [],
  stays: [],
  decided: { knowledge: 0, tie: 0, speed: 0 },
};

describe('insights that don’t come', () => {
  it('say that they are on their way', async () => {
    const insights = hold(answer(nothing));
    await page.openAt('/dashboard/past-games', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': insights.reply },
    });
    await page.press(await page.findByRole('link', { name: 'Insights' }));
    await page.findByRole('heading', { name: 'Insights' });
    expect((await page.findByRole('status')).textContent).toContain('Loading');
    insights.letGo();
    await page.findByRole('heading', { name: 'Nothing to Compare Yet' });
  });

  it('say so, and come at another try', async () => {
    await page.openAt('/dashboard/insights', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': lost },
    });
    await page.until(() => page.asked('GET /api/user/insights').length > 0);
    await page.passes(1_000);
    await page.passes(2_000);
    expect((await page.findByRole('alert')).textContent).toContain('Your insights could not be loaded.');
    page.change({ 'GET /api/user/insights': answer(nothing) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('heading', { name: 'Nothing to Compare Yet' });
  });

  it('are said to be nobody’s where the session has ended', async () => {
    await page.openAt('/dashboard/insights', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/user/insights': refuse(401, 'not_signed_in') },
    });
    await page.findByRole('heading', { name: 'Authentication Error' });
  });
});
