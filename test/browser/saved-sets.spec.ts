import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { hold, toastGone } from './account-pages';
import { expect, passing } from './game-pages';
import { signIn } from './support/sign-in';

const custom = [{ question: 'Which way?', options: ['Up', 'Down', 'Left', 'Right'], answer: 'Up' }];

/** A host with one saved set, whose id is answered. */
const hostWithSet = async (page: Page, title = 'Walks'): Promise<string> => {
  await signIn(page, { email: `sets-${randomUUID()}@example.org` });
  const made = await page.request.post('/api/saved-trivia-sets', {
    data: { title, customQuestions: custom },
  });
  return (await made.json()).id;
};

/** Counts how often the page asks for its list of sets. */
const countLists = (page: Page): { asked: number } => {
  const lists = { asked: 0 };
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/saved-trivia-sets')
      lists.asked += 1;
  });
  return lists;
};

test('the list is kept for five minutes, unless a set changes', async ({ page }) => {
  const lists = countLists(page);
  await hostWithSet(page);
  await page.clock.install();
  await page.goto('/my-saved-trivia');
  const set = page.getByRole('link', { name: 'Edit Walks' });
  await expect(set).toBeVisible();
  const awayAndBack = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Create Custom Questions' }).click();
    await expect(page.getByLabel('Questions per game')).toBeVisible();
    await page.goBack();
    await expect(set).toBeVisible();
  };

  await page.clock.fastForward('04:50');
  await awayAndBack();
  expect(lists.asked).toBe(1);
  await page.clock.fastForward('00:11');
  await awayAndBack();
  await expect.poll(() => lists.asked).toBe(2);

  await test.step('a launch makes it ready, and the list says so at once', async () => {
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Launch Game: Walks' }).click();
    await expect(page.getByRole('heading', { name: 'Share & Start' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    expect(lists.asked).toBe(3);
  });
});

test('unsaved changes of one set outlive a look at another', async ({ page }) => {
  const first = await hostWithSet(page);
  const made = await page.request.post('/api/saved-trivia-sets', {
    data: { title: 'Swims', customQuestions: custom },
  });
  const second = (await made.json()).id;
  const title = page.getByLabel('Title', { exact: true });
  const unsaved = page.getByText('Not saved yet.');
  await page.goto(`/edit-trivia-set/${first}`);
  await title.fill('Long walks');
  await expect(unsaved).toBeVisible();

  await page.goto(`/edit-trivia-set/${second}`);
  await expect(title).toHaveValue('Swims');
  await page.getByLabel('Questions per game').focus();
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(unsaved).toHaveCount(0);
  await title.fill('Cold swims');
  await expect(unsaved).toBeVisible();

  for (const [id, typed] of [
    [first, 'Long walks'],
    [second, 'Cold swims'],
  ] as const) {
    await page.goto(`/edit-trivia-set/${id}`);
    await expect(title).toHaveValue(typed);
    await expect(unsaved).toBeVisible();
  }
});

test('what is typed while a set is being saved is not lost', async ({ page }) => {
  const id = await hostWithSet(page);
  const title = page.getByLabel('Title', { exact: true });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.goto(`/edit-trivia-set/${id}`);
  await title.fill('Long walks');
  const answer = await hold(page, `**/api/saved-trivia-sets/${id}`);
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await title.fill('Longer walks');
  await passing(page, 'Trivia set updated successfully!', answer);
  await expect(title).toHaveValue('Longer walks');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.unroute(`**/api/saved-trivia-sets/${id}`);
  await save.click();
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('Longer walks');
});

test('what fails at a set is said in the words of its place, and nothing is lost', async ({ page }) => {
  const id = await hostWithSet(page);
  await page.route('**/api/saved-trivia-sets/*/launch', (route) => route.abort());
  await page.goto('/my-saved-trivia');
  await passing(page, ['Launch Failed', 'Failed to launch game. Please try again.'], () =>
    page.getByRole('button', { name: 'Launch Game: Walks' }).click(),
  );

  await page.getByRole('link', { name: 'Edit Walks' }).click();
  await toastGone(page);
  await passing(page, 'Failed to launch game', () =>
    page.getByRole('button', { name: 'Launch Game', exact: true }).click(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Long walks');
  await page.route(`**/api/saved-trivia-sets/${id}`, (route) => route.abort());
  await passing(page, 'Failed to update trivia set. Please try again.', () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Long walks');
  await page.unroute(`**/api/saved-trivia-sets/${id}`);
  await passing(page, 'Trivia set updated successfully!', () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  );
});
