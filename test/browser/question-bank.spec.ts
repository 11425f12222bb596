import { test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { forgetAll, giveTeam, keptIn } from './support/browser-kept';
import { signIn } from './support/sign-in';

test('a category shows a visitor no answers; it is searched and narrowed on the server, and what was picked stays picked', async ({
  page,
}) => {
  await test.step('what a visitor has picked has its answers after the sign-in', async () => {
    await page.goto('/category-pop');
    await expect(page.getByRole('checkbox').nth(19)).toBeVisible();
    await page.goto('/category-afrobeats');
    await expect(page.getByRole('checkbox').nth(9)).toBeVisible();
    await expect(page.getByText('Right answer')).toHaveCount(0);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Add 1 to Basket' }).click();
    await expect(page).toHaveURL(/\/create-team$/);
    expect((await keptIn(page)).basket[0]).toMatchObject({ answer: null, stored: true });
    await signIn(page, { email: somebody('later'), returnTo: '/create-team' });
    await page.getByLabel('Team Name').fill('Late Risers');
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByTestId('team-code')).toBeVisible();
    await page.goto('/approve-selection');
    await expect(page.getByText('Shown in the game')).toHaveCount(0);
    await expect.poll(async () => (await keptIn(page)).basket[0]?.answer).not.toBeNull();
  });

  await test.step('a category is searched', async () => {
    await page.goto('/category-science');
    const rows = page.getByRole('list', { name: 'Science' }).getByRole('checkbox');
    await expect(rows.nth(20)).toBeVisible();
    const count = await rows.count();
    await expect(page.getByText('Right answer')).toHaveCount(count);
    await rows.first().press('Space');
    await expect(rows.first()).toBeChecked();

    const last = await page.getByRole('list', { name: 'Science' }).locator('label').last().innerText();
    await page.getByRole('searchbox', { name: 'Search' }).fill(last.toUpperCase());
    await expect(rows).toHaveCount(1);
    await rows.first().check();
    await page.getByRole('button', { name: 'Deselect All' }).click();
    await expect(page.getByRole('button', { name: 'Add 1 to Basket' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('  100% of nobody_ ');
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
    await expect(page.getByRole('listitem').getByText('Hard', { exact: true })).toHaveCount(
      await rows.count(),
    );
  });

  await test.step('it is narrowed to a kind of questions, and all of a kind are picked', async () => {
    await forgetAll(page);
    await page.goto('/category-science');
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
