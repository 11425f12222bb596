import { test } from '@playwright/test';
import { answersOpen, expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { holdMoment } from './scenes/moment';

/** As long as a lift, or somebody who has switched to airplane mode by mistake. */
const awayMs = 20_000;

test('one of three phones loses the network for 20 s in mid-question and comes back to it by itself', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'airplane@example.org', 3);
  const [first, second] = host.game.questions.map(lettersOf);
  const [ada, bo, cleo] = await Promise.all(
    ['Ada', 'Bo', 'Cleo'].map((name) => joinAs(browser, host.game.gameCode, name)),
  );
  for (const name of ['Ada', 'Bo', 'Cleo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');
  for (const one of [ada!, bo!, cleo!]) {
    await one.phone.answer(first!.right);
    await expect(one.phone.score()).not.toHaveText('0');
  }
  await host.panel.press('Next Question');
  await expect(ada!.phone.question()).toHaveText(host.game.questions[1]!.question);
  const score = await ada!.phone.score().innerText();

  await test.step('away: the phone says so, the host sees it, the others play on', async () => {
    await ada!.phone.loseConnection();
    const back = new Promise((resolve) => setTimeout(resolve, awayMs));
    await bo!.phone.answer(second!.right);
    await cleo!.phone.answer(second!.wrong);
    await expect(bo!.page.getByText('2 in a row')).toBeVisible();
    await back;
    await expect(ada!.page.getByText('No connection. Reconnecting…')).toBeVisible({
      timeout: 60_000,
    });
    await expect(host.panel.player('Ada')).toContainText('away', { timeout: 60_000 });
  });

  await test.step('an answer that is chosen without a network is kept and brought to the server', async () => {
    await ada!.phone.answer(second!.right);
    await expect(ada!.phone.score()).toHaveText(score);
    await expect(ada!.page.getByText('No connection. Your answer is sent')).toBeVisible();
    await passing(ada!.page, 'You are back.', () => ada!.phone.findConnection());
    await expect(ada!.phone.question()).toHaveText(host.game.questions[1]!.question);
    await expect(ada!.page.getByText('2 in a row')).toBeVisible();
    await expect(ada!.phone.score()).not.toHaveText(score);
    await expect(host.panel.scoreOf('Ada')).toHaveText(await ada!.phone.score().innerText());
    await expect(host.panel.player('Ada')).toHaveCount(1);
    await expect(host.panel.player('Ada')).not.toContainText('away');
  });
});

test('a phone whose network is back tries at once, whatever it waits for', async ({ browser }) => {
  const host = await hostOf(browser, 'at-once@example.org', 1);
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', {
    prepare: (ada) => ada.clock.install(),
  });
  await expect(host.panel.player('Ada')).toBeVisible();
  // Its timers stand, so that none of them brings it back.
  await holdMoment(page);
  await phone.loseConnection();
  await expect(page.getByText('No connection. Reconnecting…')).toBeVisible();
  await phone.findConnection();
  await expect(page.getByText('No connection. Reconnecting…')).toHaveCount(0);
});

test('an answer that was given without a network, and whose question is over, is said to be late and never counted', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'too-late@example.org', 2);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  await expect(ada.phone.question()).toHaveText(host.game.questions[0]!.question);
  await ada.phone.loseConnection();
  await ada.phone.answer(lettersOf(host.game.questions[0]!).right);
  await expect(ada.page.getByText('No connection. Your answer is sent')).toBeVisible({ timeout: 60_000 });
  await host.panel.press('Next Question');
  await passing(ada.page, 'Question 1: Your answer came too late.', () => ada.phone.findConnection());
  await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
  await expect(ada.phone.score()).toHaveText('0');
  await ada.phone.answer(lettersOf(host.game.questions[1]!).right);
  await expect(ada.page.getByText(/^You were right · [\d,]+ points$/)).toBeVisible();
});

test('what became of a late answer is read, with nothing over it, on a small phone', async ({ browser }) => {
  const host = await hostOf(browser, 'late-in-sight@example.org', 3);
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', {
    options: { viewport: { width: 360, height: 640 } },
    prepare: (ada) => ada.clock.install(),
  });
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  // What verdicts are drawn with comes with the first one.
  await answersOpen(page);
  await passing(page, 'Right answer', () => phone.answer('A'));
  await host.panel.press('Next Question');
  await expect(phone.question()).toHaveText(host.game.questions[1]!.question);
  await answersOpen(page);
  await phone.loseConnection();
  await phone.answer('A');
  await expect(page.getByText('No connection. Your answer is sent')).toBeVisible({ timeout: 60_000 });
  await host.panel.press('Next Question');
  await host.panel.seesQuestion(host.game.questions[2]!.question);
  await holdMoment(page);
  await phone.findConnection();
  await expect(page.getByText('You are back.')).toBeVisible();
  const verdict = page.getByText('Your answer came too late.', { exact: true });
  await expect(verdict).toBeVisible();
  expect(await verdict.evaluate(isOnTop)).toBe(true);
});

/** In the page: whether nothing lies over the middle of an element. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('a page that the phone’s system has killed finds seat, question, score and streak again', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'killed@example.org', 3);
  const [first, second] = host.game.questions.map(lettersOf);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  await ada.phone.answer(first!.right);
  await expect(ada.phone.score()).not.toHaveText('0');
  const score = await ada.phone.score().innerText();
  await host.panel.press('Next Question');
  await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);

  await ada.page.close();
  const again = await ada.context.newPage();
  await again.goto(`/player-game/${host.game.id}`);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[1]!.question);
  await expect(again.getByTestId('own-score')).toHaveText(score);
  await again.getByRole('button', { name: new RegExp(`^Answer ${second!.right}:`) }).click();
  await expect(again.getByText('2 in a row')).toBeVisible();

  await test.step('also by the code: the form knows who was here', async () => {
    await again.goto(`/join/${host.game.gameCode}`);
    await again.getByRole('link', { name: 'Come back as Ada' }).click();
    await expect(again.getByText(`You chose ${second!.right}`)).toBeVisible();
    await expect(host.panel.player('Ada')).toHaveCount(1);
  });
});

test('a phone that changes its network in mid-question answers over the new one', async ({ browser }) => {
  const host = await hostOf(browser, 'network@example.org', 2);
  const [first] = host.game.questions.map(lettersOf);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  await expect(ada.phone.question()).toHaveText(host.game.questions[0]!.question);
  // the old network's sockets are dead and nobody says so; the browser only tells that there is another one
  await ada.phone.loseConnection();
  await ada.phone.findConnection();
  await passing(ada.page, 'Correct!', () => ada.phone.answer(first!.right));
  await expect(host.panel.scoreOf('Ada')).not.toHaveText('0');
});

test('a question that was told and never came is asked for, on a connection that lives', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'lost-frame@example.org', 3);
  const lost: string[] = [];
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', {
    prepare: (fresh) =>
      fresh.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const name = /^42\["(gameStarted|nextQuestion)"/.exec(String(message))?.[1];
          if (name && !lost.includes(name)) lost.push(name);
          else socket.send(message);
        });
      }),
  });
  const bo = await joinAs(browser, host.game.gameCode, 'Bo');
  for (const name of ['Ada', 'Bo']) await expect(host.panel.player(name)).toBeVisible();

  await test.step('the start: the first board follows a state that is not here', async () => {
    await host.panel.press('Start Game');
    await bo.phone.answer(lettersOf(host.game.questions[0]!).right);
    await expect(phone.question()).toHaveText(host.game.questions[0]!.question);
    expect(lost).toEqual(['gameStarted']);
  });

  await test.step('the next question: the own standing comes with it', async () => {
    await host.panel.press('Next Question');
    await expect(phone.question()).toHaveText(host.game.questions[1]!.question);
    expect(lost).toEqual(['gameStarted', 'nextQuestion']);
    await phone.answer(lettersOf(host.game.questions[1]!).right);
    await expect(phone.score()).not.toHaveText('0');
  });
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
});
