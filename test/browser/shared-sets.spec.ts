import { randomUUID } from 'node:crypto';
import { type Route, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { expect } from './game-pages';
import { watchShifts } from './layout/shifts';
import { sizes } from './scenes/sizes';
import { shareSet } from './support/shared-sets';
import { signIn } from './support/sign-in';

test('a shared set is found by a stranger, who is told nothing that is right, and hosted by who signs in', {
  tag: '@heavy',
}, async ({ browser, page }) => {
  const word = `wadi${randomUUID().slice(0, 8)}`;
  const author = await (await browser.newContext()).newPage();
  await signIn(author, { email: `author-${word}@example.org` });
  const { token, setId } = await shareSet(author, { title: `Rivers and ${word}` });

  await test.step('found from the front page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Discover sets' }).click();
    await page.getByLabel('Find a set').fill(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}$`));
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: `Rivers and ${word}` }).click();
  });

  const right = page.getByText('Right: Australia');
  await test.step('a stranger sees what it asks', async () => {
    const told = await page.request.get(`/api/public-sets/${token}`);
    expect(await told.text()).not.toContain('Australia');
    await expect(page.getByText('Which is the largest country of Oceania?')).toBeVisible();
    await expect(page.getByText('Answers, pictures and sounds')).toBeVisible();
    await expect(right).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Host it' })).toHaveCount(0);
  });

  await test.step('who comes back to what was looked for finds it still', async () => {
    await page.goBack();
    await expect(page.getByLabel('Find a set')).toHaveValue(word);
    await expect(page.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('signed in, the answers are there, and a star counts', async () => {
    await signIn(page, { email: `reader-${word}@example.org`, returnTo: paths.sharedSet(token) });
    await expect(right).toBeVisible();
    await page.getByRole('button', { name: 'Give a star' }).click();
    await expect(page.getByRole('button', { name: 'Give a star', pressed: true })).toBeVisible();
    const { stars } = await (await page.request.get(`/api/public-sets/${token}`)).json();
    expect(stars).toBe(1);
  });

  await test.step('copied, and a game made of the copy', async () => {
    await page.getByRole('button', { name: 'Copy to my sets' }).click();
    await expect(page.getByText('The copy is among your sets.')).toBeVisible();
    await page.getByRole('button', { name: 'Host it' }).click();
    await expect(page).toHaveURL(/\/admin-game-control\?gameId=/);
    await expect(page.getByText(`Rivers and ${word}`).first()).toBeVisible();
    const copies = await (await page.request.get('/api/saved-trivia-sets')).json();
    expect(copies).toHaveLength(1);
    const copy = await (await page.request.get(`/api/saved-trivia-sets/${copies[0].id}`)).json();
    expect(copy.origin).toMatchObject({ author: 'Ada Lovelace', token });
  });

  await test.step('once it is private it is not there for others, and is for nobody’s search', async () => {
    await author.request.put(`/api/saved-trivia-sets/${setId}/sharing`, { data: { sharing: 'private' } });
    await page.goto(paths.sharedSet(token));
    await expect(page.getByRole('heading', { name: 'This set is not here' })).toBeVisible();
    await page.goto(`${paths.discover}?q=${word}`);
    await expect(page.getByText('No set fits that.')).toBeVisible();
  });
});

for (const size of ['phone', 'desktop'] as const)
  test(`nothing on the front page moves when shared sets come, at a ${size}`, async ({ browser, page }) => {
    const author = await (await browser.newContext()).newPage();
    await signIn(author, { email: `author-${randomUUID()}@example.org` });
    await shareSet(author, { title: 'Rivers' });
    await page.setViewportSize(sizes[size]);
    const held: Route[] = [];
    await page.route(/\/api\/public-sets\?/, (route) => void held.push(route));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    // a face that comes later moves lines of its own, whatever else comes
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    const shifts = await watchShifts(page);
    await held[0]?.continue();
    await expect(page.getByRole('heading', { name: 'Shared by others' })).toBeAttached();
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThan(0.001);
  });
