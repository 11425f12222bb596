import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { QuestionView, SavedSetView } from '@clockbeat/domain/contract';
import { type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { expect, passing } from './game-pages';
import { kindQuestions, typeOfKind } from './kinds-content';
import { beginSet, chooseFile } from './own-content';
import { giveTeam, keptIn } from './support/browser-kept';
import { signIn } from './support/sign-in';

const openAs = (page: Page): Promise<void> =>
  signIn(page, { email: `kinds-${randomUUID()}@example.org`, name: 'Kim Kinds' });

const add = (page: Page) => page.getByRole('button', { name: 'Add Question', exact: true }).click();
const storedSet = async (page: Page): Promise<SavedSetView> => {
  const [{ id }] = await (await page.request.get('/api/saved-trivia-sets')).json();
  return (await page.request.get(`/api/saved-trivia-sets/${id}`)).json();
};

test('questions of each kind are written in a set, read from a file and put into a basket, and asked in games', {
  tag: '@heavy',
}, async ({ page }) => {
  await openAs(page);

  await test.step('a set is written by keys and mouse, changed, and made into a game', async () => {
    await beginSet(page, 'All kinds');
    for (const one of kindQuestions) {
      await test.step(one.kind, async () => {
        await typeOfKind(page, one);
        if (one.kind === 'typed') await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
        if (one.kind === 'number') await expect(page.getByText('Understood: 330')).toBeVisible();
        await add(page);
        await expect(page.getByRole('listitem').filter({ hasText: one.question })).toBeVisible();
      });
    }
    for (const said of [
      'Several right answers · Only all of them count',
      'Right: Australia, Commonwealth of Australia',
      'Right: 330 m (± 30)',
      'Poll · No right answer',
      'Word cloud · No right answer',
    ])
      await expect(page.getByText(said, { exact: true })).toBeVisible();

    await passing(page, 'Trivia set saved to drafts!', () =>
      page.getByRole('button', { name: 'Save to Drafts' }).click(),
    );
    const stored = kindQuestions.map(({ question, stored }) => ({ question, ...stored }));
    expect((await storedSet(page)).customQuestions).toMatchObject(stored);

    await page.getByRole('link', { name: 'Edit All kinds' }).click();
    await page.getByRole('button', { name: 'Edit question 4' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Right number')).toHaveValue('330');
    await dialog.getByLabel('Right number').fill('329');
    await dialog.getByLabel('How far off still counts').fill('-5');
    await dialog.getByRole('button', { name: 'Save Question' }).click();
    await expect(dialog.getByText('How far off still counts must be a number from 0 on.')).toBeVisible();
    await dialog.getByLabel('How far off still counts').fill('');
    await dialog.getByRole('button', { name: 'Save Question' }).click();
    await expect(page.getByText('Right: 329 m', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Not saved yet.')).toBeHidden();
    const changed = stored.with(3, { ...stored[3]!, value: 329, band: 0 } as (typeof stored)[number]);
    expect((await storedSet(page)).customQuestions).toMatchObject(changed);

    await page.getByRole('button', { name: 'Launch Game' }).click();
    await page.waitForURL(/\/publish-qr\?gameId=game_/);
    const gameId = new URL(page.url()).searchParams.get('gameId');
    const { questions } = await (await page.request.get(`/api/games/${gameId}`)).json();
    expect(questions.map(({ kind = 'single' }: { kind?: string }) => kind)).toEqual(
      kindQuestions.map(({ kind }) => kind),
    );
  });

  await test.step('the template of all kinds goes in as it is, and one of it becomes another kind', async () => {
    await page.goto('/create-trivia');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export All Kinds' }).click(),
    ]);
    await chooseFile(page, 'kinds.csv', await readFile(await download.path()));
    await expect(page.getByRole('heading', { name: '7 questions will go in' })).toBeVisible();
    await expect(page.getByText('Right: Australia, Commonwealth of Australia')).toBeVisible();
    await page.getByRole('button', { name: 'Upload 7 Questions' }).click();
    await expect(page.getByText(/Successfully uploaded 7 questions/)).toBeVisible();

    await page.goto(paths.dynamicCategory('Examples'));
    await expect(page.getByText('Right: 330 m (± 30)')).toBeVisible();
    await page.getByRole('button', { name: 'Edit: Tea or coffee?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind of question').click();
    await page.getByRole('option', { name: 'One right answer' }).click();
    await expect(dialog.getByLabel('Option A', { exact: true })).toHaveValue('Tea');
    await dialog.getByLabel('A is the right answer').check();
    await dialog.getByRole('button', { name: 'Save Question' }).click();
    await expect(dialog).toBeHidden();
    const mine: QuestionView[] = await (
      await page.request.get('/api/questions/category/Examples?source=mine')
    ).json();
    expect(mine.map(({ kind = 'single' }) => kind)).toEqual([
      'single',
      'multi',
      'typed',
      'number',
      'order',
      'single',
      'cloud',
    ]);
    expect(mine[5]).toMatchObject({ options: ['Tea', 'Coffee'], answer: 0 });
  });

  await test.step('the basket takes them into a game, in full and by their ids', async () => {
    await giveTeam(page);
    await page.goto('/create-own-trivia');
    for (const one of kindQuestions.slice(1)) {
      await typeOfKind(page, one);
      await add(page);
      await expect(page.getByRole('listitem').filter({ hasText: one.question })).toBeVisible();
    }
    await page.goto('/question-basket');
    await expect(page.getByText('Number · Right: 330 m (± 30)')).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate question 6' }).click();
    await page.getByRole('button', { name: 'Remove: How was your day?' }).first().click();
    await page.getByRole('button', { name: 'Remove: How was your day?' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    const stored = await page.request.post('/api/questions/bulk', {
      data: { questions: [{ question: 'Mine?', category: 'Kinds', kind: 'typed', accepted: ['yes'] }] },
    });
    expect(stored.status()).toBe(201);
    await page.goto(paths.dynamicCategory('Kinds'));
    await page.getByRole('checkbox', { name: 'Mine?' }).check();
    await page.getByRole('button', { name: 'Add to Basket' }).click();
    await page.getByRole('button', { name: 'Proceed to Final Approval' }).click();
    await page.getByRole('button', { name: 'Show all 7 questions' }).click();
    await expect(page.getByText('No right answer')).toHaveCount(2);
    await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
    await page.waitForURL(/\/publish-qr/);
    const { gameId } = await keptIn(page);
    const { questions } = await (await page.request.get(`/api/games/${gameId}`)).json();
    expect(questions.map(({ kind }: { kind?: string }) => kind)).toEqual([
      'multi',
      'typed',
      'number',
      'order',
      'poll',
      'cloud',
      'typed',
    ]);
  });
});
