import { type Browser, type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { player as ar } from '../../apps/web/src/texts/ar/player';
import { besides } from '../../apps/web/src/texts/fr/besides';
import { player as fr } from '../../apps/web/src/texts/fr/player';
import { limits } from '../../libs/domain/src/contract/limits';
import { TestHost } from '../support/live/test-host.js';
import { somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { stickingOut } from './layout/scrolling';
import { smallTargets } from './layout/small-targets';
import { barriersOn, keepTimerForAxe } from './scenes/barriers';
import { holdMoment, letGo } from './scenes/moment';
import { sizes } from './scenes/sizes';

const pageIn = async (browser: Browser, locale: string): Promise<Page> => {
  const context = await browser.newContext({ locale, viewport: sizes.phone, reducedMotion: 'reduce' });
  return context.newPage();
};

const speaks = (page: Page, language: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('a page is in the browser’s language from its first word, and drawn anew when it has waited for its texts', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'fr-CA');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await test.step('nothing is English before it is French', async () => {
    const keeping = await page.addInitScript(() => {
      const words = new Set<string>();
      Object.assign(globalThis, { words });
      new MutationObserver(() => {
        for (const title of document.querySelectorAll('h1')) words.add(title.textContent ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto(paths.joinTeam);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await expect(page).toHaveTitle(`${fr.join.title} · Clockbeat`);
    await speaks(page, 'fr');
    const seen = await page.evaluate(() => [...(globalThis as unknown as { words: Set<string> }).words]);
    expect(seen).toEqual([fr.join.title]);
    await keeping.dispose();
  });

  await test.step('later pages of a visit have their texts so soon that React goes on where it stopped', async () => {
    for (const path of [paths.home, paths.feedback, paths.soloGeneral, paths.play('solo')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
  await page.context().close();
});

test('a page is English for whoever reads no language of ours; another one is kept, in each tab, once its texts are there', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'nl-NL');
  await page.goto(paths.joinTeam);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join a game');
  await speaks(page, 'en');

  await test.step('the texts of another do not come: it stays', async () => {
    await page.context().setOffline(true);
    await passing(page, 'Failed to connect to server. Please try again.', () =>
      page.getByRole('combobox', { name: 'Language' }).first().selectOption('fr'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join a game');
    await speaks(page, 'en');
    await page.context().setOffline(false);
  });

  await test.step('it is changed from under the join form, which keeps what was typed', async () => {
    await page.goto(paths.joinTeam);
    await page.getByLabel('Display name').fill('Ada');
    await page.locator('main').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await expect(page.getByLabel(fr.join.name)).toHaveValue('Ada');
    await speaks(page, 'fr');
  });

  await test.step('it is kept, and changed from the menu', async () => {
    await page.goto(paths.home);
    await expect(page.getByRole('link', { name: fr.common.startTrivia }).first()).toBeVisible();
    await speaks(page, 'fr');
    await page.getByRole('button', { name: fr.common.menu }).click();
    await page.getByRole('combobox', { name: fr.common.language }).selectOption('en');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start Trivia' }).first()).toBeVisible();
    await speaks(page, 'en');
  });

  await test.step('it is the same in every tab', async () => {
    await page.goto(paths.joinTeam);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join a game');
    const other = await page.context().newPage();
    await other.setViewportSize(sizes.desktop);
    await other.goto(paths.home);
    await other.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.join.title);
    await speaks(page, 'fr');
  });
  await page.context().close();
});

test('a page runs from right to left in Arabic, and to the right again in another language', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'ar-EG');
  await page.goto(paths.joinTeam);
  await speaks(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.join.title);
  expect(await stickingOut(page)).toEqual([]);
  await page.getByRole('combobox', { name: ar.common.language }).last().selectOption('pt-BR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await speaks(page, 'pt-BR');
  await page.context().close();
});

test('a player plays in French on a small phone, where a question of the bank says that it is English', async ({
  browser,
  baseURL,
}) => {
  const [question] = await (await fetch(`${baseURL!}/api/questions/default`)).json();
  const host = await TestHost.on(
    { url: baseURL! },
    { email: somebody('langue'), ofBank: [question.id], game: { timePerQuestion: limits.timeLimit.max } },
  );
  const page = await pageIn(browser, 'fr-FR');
  const looksGood = async (scene: string): Promise<void> => {
    const faults = [...(await stickingOut(page)), ...(await smallTargets(page))];
    expect.soft([...faults, ...(await barriersOn(page, 'all'))], scene).toEqual([]);
  };
  await page.addInitScript(keepTimerForAxe);
  await page.clock.install();
  await page.goto(paths.joinTeam);
  await page.getByRole('button', { name: fr.join.submit, exact: true }).click();
  await expect(page.getByText(fr.join.required)).toHaveCount(2);
  await looksGood('errors of the form');
  await page.getByLabel(fr.join.code).fill('ZZZZZ9');
  await expect(page.getByText(fr.errors.unknown_code)).toBeVisible();
  await looksGood('unknown code');

  await page.getByLabel(fr.join.code).fill(host.joinCode);
  await page.getByLabel(fr.join.name).fill('Zoé');
  await page.getByRole('button', { name: fr.join.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: fr.play.getReady })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Hôte$/ })).toBeVisible();
  await looksGood('lobby');
  await host.start();
  await expect(page.getByRole('button', { name: /^Réponse A\s:/ })).toBeVisible();
  const asked = page.getByRole('heading', { level: 1 });
  await expect(asked).toHaveText(question.question);
  await speaks(page, 'fr');
  await expect(asked).toHaveAttribute('lang', 'en');
  for (const option of question.options)
    await expect(page.locator('button [lang=en]', { hasText: option }).first()).toBeVisible();
  await looksGood('question');
  await holdMoment(page);
  await page.getByRole('button', { name: /^Réponse A\s:/ }).click();
  await expect(page.getByText(/^(Correct|Incorrect)\s!$/).first()).toBeVisible();
  await looksGood('verdict');
  await letGo(page);
  await host.finish();
  await expect(page.getByText(besides.besides.gameOver).first()).toBeVisible();
  await looksGood('end');
  await page.context().close();
});
