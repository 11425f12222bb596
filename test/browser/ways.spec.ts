import { type Page, test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { giveTeam, keep, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

/** What stands on each page of the host's way: its heading, and where its links lead. */
const pages: Record<string, { heading: string; ways: Record<string, string> }> = {
  '/start-trivia': {
    heading: 'Create Trivia Experience',
    ways: {
      'Create Custom Questions': '/create-custom-questions',
      'Quick Start': '/create-team',
      'Back to Home': '/',
    },
  },
  '/host': {
    heading: 'Host a game',
    ways: {
      'Write your own questions': '/create-custom-questions',
      'Bring questions in a file': '/create-trivia',
      'Step by step, with a team': '/start-trivia',
    },
  },
  '/create-trivia-choice': {
    heading: 'Where do the questions come from?',
    ways: {
      'Use Question Bank': '/trivia-bank',
      'Create Custom Trivia': '/create-own-trivia',
      'Back to Dashboard': '/dashboard',
    },
  },
  '/trivia-bank': {
    heading: 'Question Bank',
    ways: {
      Science: '/category-science',
      History: '/category-history',
      'Pop Culture': '/category-pop',
      Sports: '/category-sports',
      'General Knowledge': '/category-general',
      Afrobeats: '/category-afrobeats',
      Movies: '/category-movies',
      Geography: '/category-geography',
      Finance: '/category-finance',
      Rivers: '/dynamic-category/Rivers',
      'View Basket': '/question-basket',
      'Back to Question Source': '/choose-trivia',
    },
  },
  '/question-select/science-tech': {
    heading: 'Science & Tech',
    ways: { 'Pick More Categories': '/trivia-bank', 'Review Selection (3)': '/approve-selection' },
  },
  '/category-history': {
    heading: 'History',
    ways: { 'Back to Categories': '/trivia-bank', 'View Basket (3)': '/question-basket' },
  },
  '/dynamic-category/Rivers': {
    heading: 'Rivers',
    ways: { 'Back to Bank': '/trivia-bank', 'View Basket (3)': '/question-basket' },
  },
  '/dynamic-category/Nothing%20at%20all': {
    heading: 'No Questions Available',
    ways: { 'Upload Questions': '/create-trivia', 'Back to Bank': '/trivia-bank' },
  },
  '/trivia-basket': { heading: 'Trivia Basket', ways: { 'Add More Questions': '/trivia-bank' } },
  '/question-basket': {
    heading: 'Question Basket',
    ways: { 'Add More Questions': '/trivia-bank', 'Back to Question Source': '/choose-trivia' },
  },
  '/approve-selection': { heading: 'Approve Selection', ways: { 'Edit More': '/trivia-bank' } },
  '/create-own-trivia': {
    heading: 'Create Your Own Trivia',
    ways: { 'View Basket (3)': '/question-basket', 'Question Bank': '/trivia-bank', 'Back to Home': '/' },
  },
  '/create-custom-questions': { heading: 'Create Custom Questions', ways: { Back: '/start-trivia' } },
  '/my-saved-trivia': {
    heading: 'My Trivia Content',
    ways: {
      'Upload CSV Questions': '/create-trivia',
      'Create Custom Questions': '/create-custom-questions',
      'Rivers 1 question (CSV Uploaded)': '/dynamic-category/Rivers',
    },
  },
};

const river = {
  question: 'Longest?',
  options: ['Nile', 'Po', 'Rhine', 'Don'],
  answer: 0,
  category: 'Rivers',
};

test('every page of the host’s way has its heading and its ways on', async ({ page }) => {
  await signIn(page, { email: somebody('ways') });
  await page.request.post('/api/questions/bulk', { data: { questions: [river] } });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(3) });
  for (const [address, { heading, ways }] of Object.entries(pages)) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading, exact: true }), address).toBeVisible();
    for (const [name, href] of Object.entries(ways)) {
      // the bank names one of its nine as it names a sample
      const link = main.getByRole('link', { name, exact: true }).first();
      await expect(link, `${address}: ${name}`).toHaveAttribute('href', href);
    }
  }
});

test('a full basket scrolls in a box of its own, each row with its source and its way out', async ({
  page,
}) => {
  await signIn(page, { email: 'fullbasket@example.org' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(12) });
  await page.goto('/question-basket');
  await expect(page.getByRole('heading', { name: 'Category Breakdown' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Your questions' });
  expect((await list.boundingBox())?.height).toBe(400);
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
  await page.goto('/trivia-basket');
  const rows = page.getByRole('listitem').filter({ hasText: 'How many legs' });
  await expect(rows).toHaveCount(12);
  await expect(rows.getByText('Custom', { exact: true })).toHaveCount(12);
  await expect(rows.getByRole('button', { name: /^Remove: / })).toHaveCount(12);
});

test('while something is on its way, that is said', async ({ page }) => {
  await signIn(page, { email: 'onitsway@example.org' });
  const held = async (path: string, address: string, text: string): Promise<void> => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(path, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: text }), address).toBeVisible();
    letGo();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.unroute(path);
  };
  await held('**/api/questions/by-category', '/trivia-bank', 'Loading the categories...');
  const game = await quickGame(page);
  await held('**/api/games/game_*', `/publish-qr?gameId=${game}`, 'Loading game...');
  await held('**/api/games/game_*', `/admin-game-control?gameId=${game}`, 'Loading game...');
});

const quickGame = async (page: Page): Promise<string> => {
  const made = await page.request.post('/api/games', { data: { questions: [{ id: 'sci1' }] } });
  return (await made.json()).game.id;
};
