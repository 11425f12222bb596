import { randomUUID } from 'node:crypto';
import type { SavedSetView } from '@clockbeat/domain/contract';
import { type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { plain, silentMp3 } from '../support/media-files.js';
import { somebody } from './account-pages';
import { answersOpen, endHeading, expect, hostPanel, joinAs, passing } from './game-pages';
import { stickingOut, whatScrolls } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { faultsOfTurn } from './layout/turn';
import { beginSet, typeQuestion } from './own-content';
import { barriersOn } from './scenes/barriers';
import { giveTeam, keptIn } from './support/browser-kept';
import { signIn } from './support/sign-in';

const smallPhone = { width: 360, height: 640 };
const [fog, tower, bolt] = ['A red bridge in the fog', 'A tower at night', 'A green bolt'];

const openAs = (page: Page): Promise<void> =>
  signIn(page, { email: `pictures-${randomUUID()}@example.org`, name: 'Pia Pictures' });
const add = (page: Page) => page.getByRole('button', { name: 'Add Question', exact: true }).click();

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const png = async (background: string, width = 1_500, height = 1_000): Promise<GivenFile> => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await plain('png', { width, height, background }),
});
const choose = (page: Page, file: GivenFile) =>
  page.getByLabel('Choose a picture or sound').setInputFiles(file);

/** As if the file came from another window. */
const drop = async (page: Page, { name, mimeType, buffer }: GivenFile): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    ([named, type, content]) => {
      const carried = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      carried.items.add(new File([bytes], named, { type }));
      return carried;
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer });
};

const describeAs = async (page: Page, alt: string, credit = ''): Promise<void> => {
  await page.getByLabel('What is to be seen').fill(alt);
  await page.getByLabel('Who made it').fill(credit);
};

/** What the page has asked for of pictures and sounds, from now on. */
const asked = (page: Page): string[] => {
  const hashes: string[] = [];
  page.on('request', (request) => {
    const [, hash] = /\/media\/([0-9a-f]{64})$/.exec(new URL(request.url()).pathname) ?? [];
    if (hash) hashes.push(hash);
  });
  return hashes;
};

/** A picture is there when it has been drawn, not when its place is. */
const sees = async (page: Page, alt: string): Promise<void> => {
  const image = page.getByRole('img', { name: alt, exact: true });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
};

test('pictures go from the host’s file to phones and wall, no sooner than their questions, and results name who made them', {
  tag: '@heavy',
}, async ({ browser, page }) => {
  await openAs(page);
  await giveTeam(page);
  await page.goto(paths.ownTrivia);
  await test.step('one is chosen, one is dropped; what is not described is not taken', async () => {
    await typeQuestion(page, { question: 'Where is this bridge?', timer: '120' });
    await choose(page, await png('#b03020'));
    await expect(page.getByLabel('What is to be seen')).toBeVisible();
    await add(page);
    await expect(
      page.getByText('Please describe it in a few words, or say that it only decorates.'),
    ).toBeVisible();
    await describeAs(page, fog, 'Ada Lovelace');
    expect(await barriersOn(page, 'all')).toEqual([]);
    await page.getByLabel('Why it may be shown').click();
    await page.getByRole('option', { name: /^CC BY:/ }).click();
    await add(page);
    await sees(page, fog);
    await typeQuestion(page, { question: 'How high is this tower?', timer: '120' });
    await drop(page, await png('#203060', 600, 1_400));
    await describeAs(page, tower);
    await page.getByLabel('Picture of option B').setInputFiles(await png('#a0c020', 900, 600));
    const ofB = page.locator('details', { hasText: 'Picture of option B' });
    await ofB.getByLabel('What is to be seen').fill(bolt);
    expect(await barriersOn(page, 'all')).toEqual([]);
    await add(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'How high is this tower?' })).toBeVisible();
  });

  const { gameId, code } = await test.step('they come along to the approval and into the game', async () => {
    await page.goto(paths.basket);
    await sees(page, tower);
    await page.getByRole('button', { name: 'Proceed to Final Approval' }).click();
    await sees(page, fog);
    await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
    await page.waitForURL(/\/publish-qr/);
    const kept = await keptIn(page);
    const { gameCode } = await (await page.request.get(`/api/games/${kept.gameId}`)).json();
    return { gameId: String(kept.gameId), code: String(gameCode) };
  });

  await page.goto(paths.hostPanel(gameId));
  const wall = await page.context().newPage();
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto(paths.screen(gameId));
  const ada = await joinAs(browser, code, 'Ada', {
    options: { viewport: smallPhone, reducedMotion: 'reduce' },
  });
  const watched = [page, wall, ada.page].map(asked);
  const panel = hostPanel(page);
  await expect(panel.player('Ada')).toBeVisible();

  await test.step('the first is seen by all, with its words, and nobody has asked for the second', async () => {
    await panel.press('Start Game');
    for (const one of [ada.page, wall, page]) await sees(one, fog);
    await expect(ada.page.getByText('Ada Lovelace · CC BY')).toBeVisible();
    await answersOpen(ada.page);
    expect(await faultsOfTurn(ada.page)).toEqual([]);
    expect(await whatScrolls(wall)).toEqual([]);
    for (const one of [ada.page, wall, page]) expect(await barriersOn(one, 'all')).toEqual([]);
    await ada.page.getByRole('button', { name: 'Enlarge the picture' }).click();
    await ada.page.getByRole('button', { name: 'Back to the question' }).click();
    await ada.phone.answer('A');
    const { questions } = await (await page.request.get(`/api/games/${gameId}`)).json();
    for (const hashes of watched) {
      expect(hashes).not.toEqual([]);
      for (const { hash, small } of [questions[1].media, questions[1].optionMedia[1]]) {
        expect(hashes).not.toContain(hash);
        expect(hashes).not.toContain(small);
      }
    }
  });

  await test.step('the second comes with its question', async () => {
    await panel.seesQuestion('Where is this bridge?');
    await panel.press('Next Question');
    for (const one of [ada.page, wall, page]) for (const seen of [tower, bolt]) await sees(one, seen);
    expect(await whatScrolls(wall)).toEqual([]);
    for (const one of [ada.page, wall, page]) expect(await barriersOn(one, 'all')).toEqual([]);
    await expect(ada.page.getByRole('img', { name: fog })).toHaveCount(0);
    await answersOpen(ada.page);
    expect(await faultsOfTurn(ada.page)).toEqual([]);
    expect(await stickingOut(ada.page)).toEqual([]);
    // who plays step by step sees them too
    await ada.page.goto(paths.answerTrivia);
    for (const seen of [tower, bolt]) await sees(ada.page, seen);
    expect([...(await stickingOut(ada.page)), ...(await smallTargets(ada.page))]).toEqual([]);
    expect(await barriersOn(ada.page, 'all')).toEqual([]);
    await ada.page.goBack();
    await answersOpen(ada.page);
    await ada.phone.answer('B');
  });

  await test.step('results show them, and say who made what', async () => {
    await panel.finish();
    await expect(endHeading(ada.page)).toBeVisible();
    for (const one of [page, ada.page]) {
      await one.goto(paths.results(gameId));
      await expect(one.getByRole('heading', { name: 'Pictures and sounds' })).toBeVisible();
      await expect(one.getByText('Question 1, picture: Ada Lovelace · CC BY')).toBeVisible();
      await one.getByRole('img', { name: tower, exact: true }).scrollIntoViewIfNeeded();
      for (const seen of [tower, bolt]) await sees(one, seen);
      expect(await barriersOn(one, 'all')).toEqual([]);
    }
  });
  await ada.context.close();
});

test('a sound is heard on a phone after a tap alone, and read on demand', async ({ browser, baseURL }) => {
  const gateway = { url: baseURL! };
  const email = somebody('sounds');
  const upload = await fetch(`${gateway.url}/api/media`, {
    method: 'POST',
    headers: { 'content-type': 'audio/mpeg', cookie: await cookieOf(gateway, email) },
    body: Uint8Array.from(silentMp3(3)),
  });
  expect(upload.status).toBe(201);
  const { hash } = await upload.json();
  const [asking] = quiz(1);
  const media = { hash, alt: 'Somebody whistles a waltz' };
  const host = await TestHost.on(gateway, { email, questions: [{ ...asking!, media }] });
  const ada = await joinAs(browser, host.joinCode, 'Ada', {
    options: { viewport: smallPhone, reducedMotion: 'reduce' },
  });
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  const hashes = asked(ada.page);
  await host.start();
  const button = ada.page.getByRole('button', { name: 'Play the sound' });
  await expect(button).toBeVisible();
  await answersOpen(ada.page);
  expect(await faultsOfTurn(ada.page)).toEqual([]);
  expect(hashes).toEqual([]);
  await button.click();
  await expect(ada.page.getByRole('button', { name: 'Pause the sound' })).toBeVisible();
  expect(new Set(hashes)).toEqual(new Set([hash]));
  await ada.page.getByText('In words').click();
  expect(await barriersOn(ada.page, 'all')).toEqual([]);
  await expect(ada.page.getByText('Somebody whistles a waltz')).toBeVisible();
  await ada.context.close();
});

test('a picture of a set stays through the changes of its question, until it is removed', async ({
  page,
}) => {
  const stored = async (): Promise<SavedSetView> => {
    const [{ id }] = await (await page.request.get('/api/saved-trivia-sets')).json();
    return (await page.request.get(`/api/saved-trivia-sets/${id}`)).json();
  };
  const dialog = page.getByRole('dialog');
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Save Question' }).click();
    await expect(dialog).toBeHidden();
    // what is said of it may still stand from the save before
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await saved).status()).toBe(200);
  };
  await openAs(page);
  await beginSet(page, 'Bridges');
  await typeQuestion(page, { question: 'Where is this bridge?' });
  await choose(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/^This is neither a picture/)).toBeVisible();
  await choose(page, await png('#b03020', 800, 600));
  await describeAs(page, fog);
  await add(page);
  await passing(page, 'Trivia set saved to drafts!', () =>
    page.getByRole('button', { name: 'Save to Drafts' }).click(),
  );
  expect((await stored()).customQuestions?.[0]?.media).toMatchObject({ alt: fog, width: 800, height: 600 });

  await page.getByRole('link', { name: 'Edit Bridges' }).click();
  await sees(page, fog);
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await expect(dialog.getByLabel('What is to be seen')).toHaveValue(fog);
  await dialog.getByLabel('Question', { exact: true }).fill('Which bridge is this?');
  await save();
  expect((await stored()).customQuestions?.[0]).toMatchObject({
    question: 'Which bridge is this?',
    media: { alt: fog },
  });
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await dialog.getByRole('button', { name: 'Remove the picture' }).click();
  await save();
  expect((await stored()).customQuestions?.[0]).not.toHaveProperty('media');
});
