import { type Page, test } from '@playwright/test';
import { answersOpen, expect, hostOf, hostPanel, joinAs, lettersOf, passing } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';

test('the host runs a game by keys, and typing runs nothing', async ({ browser }) => {
  const host = await hostOf(browser, 'keys@example.org', 3);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  const { page } = host;
  await expect(page.getByText('Key S starts the game.')).toBeVisible();
  await page.keyboard.press('s');
  await expect(host.panel.status()).toHaveText('Live');
  await host.panel.seesQuestion('Question 1 of 3');
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('n');
  await host.panel.seesQuestion('Question 2 of 3');
  await page.keyboard.press('p');
  await expect(host.panel.status()).toHaveText('Paused');
  await expect(ada.page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(host.panel.status()).toHaveText('Live');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();

  await test.step('not while a dialog asks', async () => {
    await page.getByRole('button', { name: 'Remove Ada' }).click();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
  });

  await test.step('the space bar presses what has the focus, else it leads on', async () => {
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Space');
    await expect(host.panel.status()).toHaveText('Paused');
    await page.keyboard.press('p');
    await expect(host.panel.status()).toHaveText('Live');
    await host.panel.seesQuestion('Question 2 of 3');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
  });
});

test('a host with one screen leads the game from the wall', async ({ browser }) => {
  const host = await hostOf(browser, 'one-screen@example.org', 3);
  const { page } = host;
  await page.goto(`/screen/${host.game.id}`);
  await page.getByText(host.game.gameCode, { exact: true }).waitFor();
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(page.getByText('1 player')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
  await ada.phone.answer(lettersOf(host.game.questions[0]!).right);
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

test('a double click leads on by one question', async ({ browser }) => {
  const host = await hostOf(browser, 'double@example.org', 4);
  await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  const { page } = host;
  const next = page.getByRole('button', { name: 'Next Question' });
  await page.clock.install();
  await test.step('its second press comes when the focus has gone to the next step', async () => {
    await page.getByRole('button', { name: 'Start Game' }).focus();
    // for the page it comes within the half second, however late it is pressed
    await holdMoment(page);
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
    await page.clock.runFor(499);
    await page.keyboard.press('Enter');
    await letGo(page);
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

test('a press that comes with a new question does not skip it', async ({ browser }) => {
  const host = await hostOf(browser, 'late-hand@example.org', 5);
  const elsewhere = await (
    await browser.newContext({ storageState: await host.context.storageState() })
  ).newPage();
  await elsewhere.goto(`/admin-game-control?gameId=${host.game.id}`);
  const panel = hostPanel(elsewhere);
  await panel.press('Start Game');

  for (const [question, by] of [
    ['Question 2 of 5', 'button'],
    ['Question 3 of 5', 'key'],
  ] as const) {
    await test.step(`by ${by}`, async () => {
      await expect(host.panel.status()).toHaveText('Live');
      await pressWith(host.page, question, by);
      await panel.press('Next Question');
      await expect(host.page.locator('body')).toHaveAttribute('data-pressed', question);
      // what is done after it shows whether it was done
      await host.panel.press('Pause');
      await expect(panel.status()).toHaveText('Paused');
      await expect(host.page.getByText(question)).toBeVisible();
      await host.panel.press('Resume');
      await host.panel.seesQuestion(question);
    });
  }
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

test('the end of a game is asked about: it cannot be taken back', async ({ browser }) => {
  const host = await hostOf(browser, 'slip@example.org', 2);
  const { page } = host;
  await host.panel.press('Start Game');
  await host.panel.press('Finish');
  const dialog = page.getByRole('dialog', { name: 'Finish the game?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await host.panel.press('Next Question');
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await host.panel.finish();
  await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
});

test('whoever wants no single keys switches them off, on the panel and beside the question', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'no-keys@example.org', 3);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  const { page } = host;

  await test.step('the host’s keys, kept over a reload', async () => {
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await expect(page.getByText('Key S starts the game.')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Single keys' })).not.toBeChecked();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const key of ['s', 'n', 'Space']) await page.keyboard.press(key);
    // what a button does is done in its order, so the keys before it would have shown
    await host.panel.press('Start Game');
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const key of ['n', 'p', 'Space']) await page.keyboard.press(key);
    await host.panel.press('Next Question');
    await host.panel.seesQuestion('Question 2 of 3');
    await expect(host.panel.status()).toHaveText('Live');
  });

  await test.step('the player’s', async () => {
    await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
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
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
  });
});

test('phone and laptop of one host stay at the same question, whichever leads on', async ({ browser }) => {
  const host = await hostOf(browser, 'two-screens@example.org', 3);
  const storageState = await host.context.storageState();
  const context = await browser.newContext({ storageState, viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await phone.goto(`/admin-game-control?gameId=${host.game.id}`);
  const panel = hostPanel(phone);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  for (const one of [host.panel, panel]) await expect(one.player('Ada')).toBeVisible();

  await panel.press('Start Game');
  await expect(host.page.getByText('Question 1 of 3')).toBeVisible();
  await ada.phone.answer(lettersOf(host.game.questions[0]!).right);
  await expect(ada.phone.score()).not.toHaveText('0');
  for (const one of [host.panel, panel]) {
    await expect(one.scoreOf('Ada')).toHaveText(await ada.phone.score().innerText());
  }
  await panel.press('Next Question');
  for (const page of [host.page, phone]) await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await host.panel.press('Pause');
  await expect(panel.status()).toHaveText('Paused');
  await panel.press('Resume');
  await expect(host.panel.status()).toHaveText('Live');
});

test('what the server refuses is said: a panel that missed a pause presses it again, and sees it', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'missed@example.org', 2);
  const storageState = await host.context.storageState();
  const late = await (await browser.newContext({ storageState })).newPage();
  await late.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).startsWith('42["gamePaused"')) socket.send(message);
    });
  });
  await late.goto(`/admin-game-control?gameId=${host.game.id}`);
  const panel = hostPanel(late);
  await panel.press('Start Game');
  await expect(host.panel.status()).toHaveText('Live');
  await host.panel.press('Pause');
  await expect(host.panel.status()).toHaveText('Paused');
  await passing(late, 'That does not fit the game right now.', () => panel.press('Pause'));
  await expect(panel.status()).toHaveText('Paused');
  await expect(host.panel.status()).toHaveText('Paused');
});

test('a press is over when the game has moved, also while its acknowledgement is on its way', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'slow-ack@example.org', 2);
  const storageState = await host.context.storageState();
  const slow = await (await browser.newContext({ storageState })).newPage();
  let acksAreHeld = false;
  await slow.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isAck = String(message).startsWith('43');
      if (!acksAreHeld || !isAck) socket.send(message);
    });
  });
  await slow.goto(`/admin-game-control?gameId=${host.game.id}`);
  const panel = hostPanel(slow);
  await panel.press('Start Game');
  await expect(panel.status()).toHaveText('Live');
  acksAreHeld = true;
  await slow.keyboard.press('p');
  await expect(panel.status()).toHaveText('Paused');
  await slow.keyboard.press('p');
  await expect(panel.status()).toHaveText('Live');
});

test('a locked game takes no new player, and lets one who is in come back', async ({ browser }) => {
  const host = await hostOf(browser, 'locked@example.org');
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.page.getByRole('switch', { name: 'Lock joining' }).click();
  await expect(host.page.getByRole('switch', { name: 'Lock joining' })).toBeChecked();
  const bo = await joinAs(browser, host.game.gameCode, 'Bo');
  await expect(bo.page.getByText('The host has closed this game to new players.')).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await expect(host.panel.player('Bo')).toHaveCount(0);
});
