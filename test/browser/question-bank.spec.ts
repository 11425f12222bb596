import { test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { giveTeam, keptIn } from './support/browser-kept';
import { signIn } from './support/sign-in';

test('a category is searched on the server, and what was picked stays picked', async ({ page }) => {
  await signIn(page, { email: 'search@example.org', returnTo: '/category-science' });
  const rows = page.getByRole('list', { name: 'Science' }).getByRole('checkbox');
  await expect(rows.nth(20)).toBeVisible();
  const count = await rows.count();
  await expect(page.getByText('Right answer')).toHaveCount(count);
  await rows.first().press('Space');
  await expect(rows.first()).toBeChecked();

  const last = await page.getByRole('list', { name: 'Science' }).locator('label').last().innerText();
  await page.getByLabel('Search').fill(last.toUpperCase());
  await expect(rows).toHaveCount(1);
  await rows.first().check();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await expect(page.getByRole('button', { name: 'Add 1 to Basket' })).toBeVisible();
  await page.getByLabel('Search').fill('  100% of nobody_ ');
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows).toHaveCount(count);
  await expect(rows.first()).toBeChecked();

  await page.reload();
  await expect(rows.first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add 1 to Basket' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Difficulty' }).click();
  await page.getByRole('option', { name: 'Hard' }).click();
  await expect(page.getByText('Easy', { exact: true })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Hard', { exact: true })).toHaveCount(await rows.count());
});

test('a long category comes page by page', async ({ page }) => {
  await signIn(page, { email: 'pages@example.org' });
  const question = (index: number) => ({
    id: `up${index}`,
    question: `Question number ${index}?`,
    options: ['a', 'b', 'c', 'd'],
    answer: 0,
    category: 'R&D / 50%',
    difficulty: 'Easy',
    timeLimit: null,
    source: 'mine',
  });
  const asked: URL[] = [];
  await page.route('**/api/questions/category/**', (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const second = url.searchParams.get('cursor') === 'next';
    return route.fulfill({
      json: Array.from({ length: second ? 20 : 100 }, (_, index) => question(index + (second ? 100 : 0))),
      headers: second ? {} : { 'X-Next-Cursor': 'next' },
    });
  });
  await page.goto(`/dynamic-category/${encodeURIComponent('R&D / 50%')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('R&D / 50%');
  await expect(page.getByText('The first 100 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByText('120 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('120 questions · 120 selected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(asked[0]?.pathname).toBe(`/api/questions/category/${encodeURIComponent('R&D / 50%')}`);
});

test('a category is narrowed to a kind of questions, and all of a kind are picked', async ({ page }) => {
  await signIn(page, { email: somebody('one-kind'), returnTo: '/category-science' });
  const list = page.getByRole('list', { name: 'Science' });
  await expect(list.getByText('One right answer')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind of question' }).click();
  await page.getByRole('option', { name: 'Put in order' }).click();
  await expect(list.getByText('Put in order').first()).toBeVisible();
  const count = await list.getByRole('checkbox').count();
  await expect(list.getByText('Put in order', { exact: true })).toHaveCount(count);
  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByRole('button', { name: `Add ${count} to Basket` })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind of question' }).click();
  await page.getByRole('option', { name: 'Number' }).click();
  await expect(list.getByText('Right:').first()).toBeVisible();
  await expect(list.getByText('Put in order')).toHaveCount(0);
});

test('an upload has its own card beside the fixed one of its name', async ({ page }) => {
  await signIn(page, { email: somebody('uploads') });
  const upload = (category: string, text: string) => ({
    question: text,
    optionA: 'one',
    optionB: 'two',
    optionC: 'three',
    optionD: 'four',
    correctAnswer: 'b',
    category,
  });
  const questions = [
    upload('Science', 'What did we find in our own laboratory?'),
    upload('Food & Drink', 'What is in the soup?'),
    upload('Food & Drink', 'What is in the stew?'),
  ];
  const made = await page.request.post('/api/questions/bulk', { data: { questions } });
  expect(made.status()).toBe(201);
  await giveTeam(page);
  await page.goto('/trivia-bank');
  await expect(page.getByText('1 question (CSV Uploaded)')).toBeVisible();
  await expect(page.getByText('2 questions (CSV Uploaded)')).toBeVisible();
  await page.goto('/category-science');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('our own laboratory')).toHaveCount(0);
  await page.goto('/dynamic-category/Science');
  await expect(page.getByText('our own laboratory')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);

  await page.goto('/trivia-bank');
  await page.getByRole('link', { name: 'Food & Drink' }).click();
  await expect(page.getByRole('link', { name: /View Basket/ })).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add to Basket' });
  await passing(page, 'Please select at least one question!', () => add.click());
  await page.getByRole('button', { name: 'Select All' }).click();
  await passing(page, 'Added 2 questions to your basket!', () => add.click());
  await expect(page).toHaveURL(/\/question-basket$/);
  await expect(page.getByRole('listitem').getByText('CSV Uploaded', { exact: true })).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText('In your basket')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.goForward();
  await page.getByRole('button', { name: 'Proceed to Final Approval' }).click();
  await expect(page.getByRole('heading', { name: 'Approve Selection' })).toBeVisible();
  await expect(page.getByText('CSV Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  await expect(page.getByText('2 questions ready')).toBeVisible();
});

test('a sample category is tried, and counts what it does', async ({ page }) => {
  await signIn(page, { email: 'sample@example.org' });
  await giveTeam(page);
  await page.goto('/trivia-bank');
  await page.getByRole('link', { name: 'Nigerian History' }).click();
  await expect(page.getByText('0 selected | 0 in basket')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Selected to Basket' });
  await expect(add).toBeDisabled();
  await passing(page, 'Please select at least one question to add to your basket.', () => add.press('Enter'));
  await expect(page.getByText('Right answer')).toHaveCount(5);
  const [sample] = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .all();
  await expect(sample!.getByRole('listitem')).toHaveText([
    /^A\s*1957$/,
    /^B\s*1960\s*Right answer$/,
    /^C\s*1963$/,
    /^D\s*1966$/,
  ]);
  await expect(sample!.getByText('10 s', { exact: true })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'independent' }).first().click();
  await page.getByRole('checkbox').nth(3).check();
  await page.getByRole('checkbox').nth(3).uncheck();
  await expect(page.getByText('1 selected | 0 in basket')).toBeVisible();
  await passing(page, 'Added 1 question to your basket!', () => add.click());
  await expect(page.getByText('0 selected | 1 in basket')).toBeVisible();
  expect((await keptIn(page)).basket[0]).toMatchObject({
    id: 'history-nigeria_0',
    correctAnswer: '1960',
    source: 'Nigerian History',
    timer: 10,
  });
  await page.getByRole('link', { name: 'Review Selection (1)' }).click();
  await expect(page.getByText('1960')).toBeVisible();
  await page.goto('/question-select/gardening');
  await expect(page.getByRole('heading', { name: 'Category not found.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Bank' })).toHaveAttribute('href', '/trivia-bank');
});

test('an open category shows no answers to a visitor; what was picked has them after the sign-in', async ({
  page,
}) => {
  await page.goto('/category-pop');
  await expect(page.getByRole('checkbox').nth(19)).toBeVisible();
  await page.goto('/category-afrobeats');
  await expect(page.getByRole('checkbox').nth(9)).toBeVisible();
  await expect(page.getByText('Right answer')).toHaveCount(0);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Add 1 to Basket' }).click();
  await expect(page).toHaveURL(/\/create-team$/);
  expect((await keptIn(page)).basket[0]).toMatchObject({ answer: null, stored: true });
  await signIn(page, { email: 'later@example.org', returnTo: '/create-team' });
  await page.getByLabel('Team Name').fill('Late Risers');
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByTestId('team-code')).toBeVisible();
  await page.goto('/approve-selection');
  await expect(page.getByText('Shown in the game')).toHaveCount(0);
  await expect.poll(async () => (await keptIn(page)).basket[0]?.answer).not.toBeNull();
});
