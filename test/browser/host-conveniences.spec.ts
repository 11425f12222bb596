import type { Choice } from '@clockbeat/domain/contract';
import { type Page, test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { answersOpen, expect, hostOf, hostPanel, joinAs, lettersOf, makeGame, passing } from './game-pages';
import { sizes } from './scenes/sizes';
import { signIn } from './support/sign-in';

test('the host runs a game by keys: typing runs nothing, and whoever wants no single keys switches them off', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('keys'), 5);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  const { page } = host;
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await test.step('the host’s keys are off, also after a reload', async () => {
    await expect(page.getByText('Key S starts the game.')).toBeVisible();
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await expect(page.getByText('Key S starts the game.')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Single keys' })).not.toBeChecked();
    await blur();
    for (const key of ['s', 'n', 'Space']) await page.keyboard.press(key);
  });

  await test.step('a locked game takes no new player, and lets one who is in come back', async () => {
    // what a button does is done in its order, so the keys before it would have shown
    await page.getByRole('switch', { name: 'Lock joining' }).click();
    await expect(page.getByRole('switch', { name: 'Lock joining' })).toBeChecked();
    const bo = await joinAs(browser, host.game.gameCode, 'Bo');
    await expect(bo.page.getByText('The host has closed this game to new players.')).toBeVisible();
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await expect(host.panel.player('Bo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  });

  await test.step('on again, they run the game', async () => {
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await expect(page.getByText('Key S starts the game.')).toBeVisible();
    await blur();
    await page.keyboard.press('s');
    await expect(host.panel.status()).toHaveText('Live');
    await host.panel.seesQuestion('Question 1 of 5');
    await page.getByRole('heading', { level: 2 }).first().click();
    await page.keyboard.press('n');
    await host.panel.seesQuestion('Question 2 of 5');
    await page.keyboard.press('p');
    await expect(host.panel.status()).toHaveText('Paused');
    await expect(ada.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.press('p');
    await expect(host.panel.status()).toHaveText('Live');
    await expect(page.getByText('Question 2 of 5')).toBeVisible();
  });

  await test.step('not while a dialog asks', async () => {
    await page.getByRole('button', { name: 'Remove Ada' }).click();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Question 2 of 5')).toBeVisible();
  });

  await test.step('the space bar presses what has the focus, else it leads on', async () => {
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Space');
    await expect(host.panel.status()).toHaveText('Paused');
    await page.keyboard.press('p');
    await expect(host.panel.status()).toHaveText('Live');
    await host.panel.seesQuestion('Question 2 of 5');
    await blur();
    await page.keyboard.press('Space');
    await host.panel.seesQuestion('Question 3 of 5');
  });

  await test.step('off beside a question, too', async () => {
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await blur();
    for (const key of ['n', 'p', 'Space']) await page.keyboard.press(key);
    await host.panel.press('Next Question');
    await host.panel.seesQuestion('Question 4 of 5');
    await expect(host.panel.status()).toHaveText('Live');
  });

  await test.step('the player’s', async () => {
    await expect(ada.phone.question()).toHaveText(host.game.questions[3]!.question);
    const keys = ada.page.getByRole('button', { name: 'Single keys' });
    await keys.click();
    await expect(keys).toHaveAttribute('aria-pressed', 'false');
    await answersOpen(ada.page);
    for (const key of ['1', 'b']) await ada.page.keyboard.press(key);
    await expect(ada.page.getByRole('button', { name: /^Answer C:/ })).toBeEnabled();
    await keys.click();
    await ada.page.keyboard.press('c');
    await expect(ada.page.getByText('You chose C')).toBeVisible();
  });

  await test.step('switched on again they lead the game', async () => {
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await page.keyboard.press('n');
    await expect(page.getByText('Question 5 of 5')).toBeVisible();
  });
});

test('a host with one screen leads the game from the wall', async ({ browser, page }) => {
  await signIn(page, { email: somebody('one-screen') });
  const game = await makeGame(page, 3);
  await page.goto(`/screen/${game.id}`);
  await page.getByText(game.gameCode, { exact: true }).waitFor();
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const ada = await joinAs(browser, game.gameCode, 'Ada');
  await expect(page.getByText('1 player')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
  await ada.phone.answer(lettersOf(game.questions[0]!).right);
  await expect(page.getByText('1 of 1 answered')).toBeVisible();

  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(ada.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('a double click leads on by one question', async ({ browser, baseURL }) => {
  const host = await hostOf(browser, somebody('double'), 4);
  await TestPlayer.on({ url: baseURL! }).join(host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  const { page } = host;
  const next = page.getByRole('button', { name: 'Next Question' });
  await test.step('its second press comes when the focus has gone to the next step', async () => {
    await pressAgainAtFocus(page);
    await page.getByRole('button', { name: 'Start Game' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-pressed', 'again');
    await expect(next).toBeFocused();
    await host.panel.seesQuestion('Question 1 of 4');
    // what is done after it shows whether it was done
    await host.panel.press('Pause');
    await expect(host.panel.status()).toHaveText('Paused');
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await host.panel.press('Resume');
    await expect(host.panel.status()).toHaveText('Live');
    await host.panel.seesQuestion('Question 1 of 4');
  });

  await test.step('its second click comes when the next question is there', async () => {
    await pressWith(page, 'Question 2 of 4', 'second click');
    await next.click();
    await expect(page.locator('body')).toHaveAttribute('data-pressed', 'Question 2 of 4');
    await host.panel.press('Pause');
    await expect(host.panel.status()).toHaveText('Paused');
    await expect(page.getByText('Question 2 of 4')).toBeVisible();
  });

  await test.step('a key that is held down presses once', async () => {
    await host.panel.press('Resume');
    await expect(host.panel.status()).toHaveText('Live');
    await host.panel.seesQuestion('Question 2 of 4');
    await next.focus();
    await page.keyboard.down('Enter');
    await expect(page.getByText('Question 3 of 4')).toBeVisible();
    // pressed again without being let go: what a keyboard repeats
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await host.panel.press('Pause');
    await expect(host.panel.status()).toHaveText('Paused');
    await expect(page.getByText('Question 3 of 4')).toBeVisible();
  });
});

test('phone and laptop of one host stay together, whichever leads on, whatever one of them misses', async ({
  browser,
  baseURL,
}) => {
  const host = await hostOf(browser, somebody('two-screens'), 4);
  const { page } = host;
  const storageState = await host.context.storageState();
  const context = await browser.newContext({ storageState, viewport: sizes.phone });
  const phone = await context.newPage();
  // acknowledgements begin with 43
  let lost: string | null = null;
  await phone.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (lost === null || !String(message).startsWith(lost)) socket.send(message);
    });
  });
  await phone.goto(`/admin-game-control?gameId=${host.game.id}`);
  const panel = hostPanel(phone);
  const ada = await TestPlayer.on({ url: baseURL! }).join(host.game.gameCode, 'Ada');
  for (const one of [host.panel, panel]) await expect(one.player('Ada')).toBeVisible();

  await test.step('they show the same', async () => {
    await panel.press('Start Game');
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    const { totalScore } = await ada.answer(host.game.questions[0]!.answer as Choice);
    expect(totalScore).toBeGreaterThan(0);
    for (const one of [host.panel, panel])
      await expect(one.scoreOf('Ada')).toHaveText(totalScore.toLocaleString('en'));
  });

  for (const [question, by, resuming, other] of [
    ['Question 2 of 4', 'button', panel, host.panel],
    ['Question 3 of 4', 'key', host.panel, panel],
  ] as const) {
    await test.step(`a press that comes with a new question does not skip it, by ${by}`, async () => {
      await expect(host.panel.status()).toHaveText('Live');
      await pressWith(page, question, by);
      await panel.press('Next Question');
      await expect(page.locator('body')).toHaveAttribute('data-pressed', question);
      // what is done after it shows whether it was done
      await host.panel.press('Pause');
      await expect(panel.status()).toHaveText('Paused');
      for (const one of [page, phone]) await expect(one.getByText(question)).toBeVisible();
      await resuming.press('Resume');
      await expect(other.status()).toHaveText('Live');
      await host.panel.seesQuestion(question);
    });
  }

  await test.step('what the server refuses is said: who missed a pause presses it again, and sees it', async () => {
    lost = '42["gamePaused"';
    await host.panel.press('Pause');
    await expect(host.panel.status()).toHaveText('Paused');
    await passing(phone, 'That does not fit the game right now.', () => panel.press('Pause'));
    for (const one of [host.panel, panel]) await expect(one.status()).toHaveText('Paused');
    lost = null;
    await host.panel.press('Resume');
    for (const one of [host.panel, panel]) await expect(one.status()).toHaveText('Live');
  });

  await test.step('a press is over when the game has moved, also while its acknowledgement is on its way', async () => {
    lost = '43';
    await phone.keyboard.press('p');
    await expect(panel.status()).toHaveText('Paused');
    await phone.keyboard.press('p');
    await expect(panel.status()).toHaveText('Live');
    await expect(host.panel.status()).toHaveText('Live');
  });

  await test.step('the end is asked about: it cannot be taken back', async () => {
    await host.panel.press('Finish');
    const dialog = page.getByRole('dialog', { name: 'Finish the game?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await host.panel.press('Next Question');
    await expect(page.getByText('Question 4 of 4')).toBeVisible();
    await host.panel.finish();
    await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  });
});

/** Lets the page itself press the next step when the focus comes to it: nobody outside is as quick. */
const pressAgainAtFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLButtonElement) || target.textContent !== 'Next Question') return;
      removeEventListener('focusin', press);
      // as Enter does it
      target.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
      document.body.dataset['pressed'] = 'again';
    };
    addEventListener('focusin', press);
  });

/** Lets the page itself press for the next question the moment that this one comes: nobody outside is as quick. */
const pressWith = (page: Page, question: string, by: 'button' | 'second click' | 'key'): Promise<void> =>
  page.evaluate(
    ([text, way]) => {
      const next = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Next Question',
      );
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(text)) return;
        observer.disconnect();
        if (way === 'key')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
        else
          next?.dispatchEvent(new MouseEvent('click', { detail: way === 'button' ? 1 : 2, bubbles: true }));
        document.body.dataset['pressed'] = text;
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [question, by] as const,
  );
