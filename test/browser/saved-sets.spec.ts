import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { expect } from './game-pages';
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

test('a set is printed without its answers or with them, dark on light whatever the screen is', async ({
  page,
}) => {
  const id = await hostWithSet(page);
  await page.goto(`/edit-trivia-set/${id}`);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByText('Name or team')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = page.getByRole('heading', { name: 'Walks' });
  const inks = () => title.evaluate((heading) => getComputedStyle(heading).color);
  const onScreen = await inks();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await inks()).not.toBe(onScreen);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  const onPaper = await inks();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await inks()).toBe(onPaper);
  for (const control of [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Print or save as PDF' }),
  ])
    await expect(control).toBeHidden();
  await expect(page.getByText('Which way?')).toBeVisible();

  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.evaluate(() =>
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }),
  );
  await page.getByText('With answers').click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
});
