import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

const questions = [
  { text: 'Where is Bonn?', options: ['Rhine', 'Elbe'], right: 'Rhine', explanation: 'Since 11 BC.' },
  { kind: 'order', text: 'From north to south?', right: ['Oslo', 'Rome', 'Tunis'], timeLimit: 45 },
];

test('a set is downloaded in every format, and its JSON makes the same set elsewhere', async ({ page }) => {
  await signIn(page, { email: `files-${randomUUID()}@example.org` });
  await page.request.post('/api/saved-trivia-sets/file?commit=true', {
    data: { title: 'Rivers', questions },
  });
  await page.goto('/my-saved-trivia');
  const save = async (name: RegExp): Promise<{ file: string; text: string }> => {
    await page.getByRole('button', { name: 'Download Rivers' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name }).click(),
    ]);
    return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'latin1') };
  };
  const json = await save(/^JSON/);
  expect(json.file).toBe('Rivers.json');
  for (const [name, file, holds] of [
    [/^Excel/, 'Rivers.xlsx', 'PK'],
    [/^CSV/, 'Rivers.csv', 'Time Limit'],
    [/^Moodle/, 'Rivers.xml', '<question type="ordering">'],
    [/^QTI/, 'Rivers.zip', 'imsmanifest.xml'],
    [/^GIFT/, 'Rivers.gift', '{=Rhine ~Elbe####Since 11 BC.}'],
  ] as const) {
    const saved = await save(name);
    expect(saved.file).toBe(file);
    expect(saved.text).toContain(holds);
  }

  await signIn(page, { email: `files-${randomUUID()}@example.org` });
  await page.goto('/create-trivia');
  const bad = JSON.stringify({ text: 'Broken?', options: ['a'], right: 'a' });
  const withBad = json.text.replace('"questions": [', `"questions": [\n${bad},`);
  await page.getByRole('button', { name: 'Paste Text' }).click();
  await page.getByLabel('Your questions').fill(withBad);
  await page.getByRole('button', { name: 'Read Text' }).click();
  await expect(page.getByRole('heading', { name: '2 questions will go in' })).toBeVisible();
  await expect(page.getByText('Read as JSON.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('10/questions/0There must be 2 to 6 options.');
  await page.getByRole('button', { name: /^(Upload|Import|Add) 2/ }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.goto('/my-saved-trivia');
  expect((await save(/^JSON/)).text).toBe(json.text);
});
