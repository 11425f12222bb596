import { test } from '@playwright/test';
import type { Letter } from '../people/player.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { answersOpen, expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { holdMoment } from './scenes/moment';

/** As long as a lift, or somebody who has switched to airplane mode by mistake. */
const awayMs = 20_000;

test('one of three phones loses the network for 20 s in mid-question and comes back to it by itself', async ({
  browser,
  baseURL,
}) => {
  const host = await hostOf(browser, somebody('airplane'), 3);
  const [first, second] = host.game.questions.map(lettersOf);
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => joinAs(browser, host.game.gameCode, name)));
  // nobody looks at this one's screen
  const cleo = await TestPlayer.on({ url: baseURL! }).join(host.game.gameCode, 'Cleo');
  for (const name of ['Ada', 'Bo', 'Cleo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');
  expect((await cleo.answer(first!.right as Letter)).totalScore).toBeGreaterThan(0);
  for (const one of [ada!, bo!]) {
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
    await cleo.answer(second!.wrong as Letter);
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

test('an answer whose question is over is said to be late and never counted, and a phone whose network is back tries at once', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('too-late'), 3);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Bo', {
    options: { viewport: { width: 360, height: 640 } },
    prepare: (bo) => bo.clock.install(),
  });
  for (const name of ['Ada', 'Bo']) await expect(host.panel.player(name)).toBeVisible();

  await test.step('two answer without a network, and the host goes on', async () => {
    await host.panel.press('Start Game');
    await ada.phone.answer(lettersOf(host.game.questions[0]!).wrong);
    // What verdicts are drawn with comes with the first one.
    await answersOpen(page);
    await passing(page, 'Right answer', () => phone.answer('A'));
    await host.panel.press('Next Question');
    for (const one of [ada, { page, phone }]) {
      await expect(one.phone.question()).toHaveText(host.game.questions[1]!.question);
      await answersOpen(one.page);
      await one.phone.loseConnection();
      await one.phone.answer(lettersOf(host.game.questions[1]!).right);
      await expect(one.page.getByText('No connection. Your answer is sent')).toBeVisible({ timeout: 60_000 });
    }
    await host.panel.press('Next Question');
    await host.panel.seesQuestion(host.game.questions[2]!.question);
  });

  await test.step('what became of it is read, with nothing over it, on a small phone', async () => {
    await holdMoment(page);
    await phone.findConnection();
    await expect(page.getByText('You are back.')).toBeVisible();
    const verdict = page.getByText('Your answer came too late.', { exact: true });
    await expect(verdict).toBeVisible();
    expect(await verdict.evaluate(isOnTop)).toBe(true);
  });

  await test.step('whose network is back tries at once, whatever it waits for', async () => {
    const reconnecting = page.getByText('No connection. Reconnecting…');
    // its timers stand, so that none of them brings it back
    await phone.loseConnection();
    await expect(reconnecting).toBeVisible();
    await phone.findConnection();
    await expect(reconnecting).toHaveCount(0);
  });

  await test.step('it is said of which question it was; the next one counts', async () => {
    await passing(ada.page, 'Question 2: Your answer came too late.', () => ada.phone.findConnection());
    await expect(ada.phone.question()).toHaveText(host.game.questions[2]!.question);
    await expect(ada.phone.score()).toHaveText('0');
    await ada.phone.answer(lettersOf(host.game.questions[2]!).right);
    await expect(ada.page.getByText(/^You were right · [\d,]+ points$/)).toBeVisible();
  });
});

/** In the page: whether nothing lies over the middle of an element. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('a page that was killed, a phone that changes its network and one that missed a question: each is in the game again', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('killed'), 3);
  const [first, second] = host.game.questions.map(lettersOf);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const bo = await joinAs(browser, host.game.gameCode, 'Bo');
  const lost: string[] = [];
  const cleo = await joinAs(browser, host.game.gameCode, 'Cleo', {
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
  for (const name of ['Ada', 'Bo', 'Cleo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');

  await test.step('who changes the network in mid-question answers over the new one', async () => {
    await expect(bo.phone.question()).toHaveText(host.game.questions[0]!.question);
    // the old network's sockets are dead and nobody says so; the browser only tells that there is another one
    await bo.phone.loseConnection();
    await bo.phone.findConnection();
    await passing(bo.page, 'Correct!', () => bo.phone.answer(first!.right));
    await expect(host.panel.scoreOf('Bo')).not.toHaveText('0');
  });

  await test.step('a start that was told and never came is asked for: the first board follows a state that is not here', async () => {
    await expect(cleo.phone.question()).toHaveText(host.game.questions[0]!.question);
    expect(lost).toEqual(['gameStarted']);
  });

  await ada.phone.answer(first!.right);
  await expect(ada.phone.score()).not.toHaveText('0');
  const score = await ada.phone.score().innerText();
  await host.panel.press('Next Question');

  await test.step('so is a question: the own standing comes with it', async () => {
    await expect(cleo.phone.question()).toHaveText(host.game.questions[1]!.question);
    expect(lost).toEqual(['gameStarted', 'nextQuestion']);
    await cleo.phone.answer(lettersOf(host.game.questions[1]!).right);
    await expect(cleo.phone.score()).not.toHaveText('0');
    await expect(cleo.page.getByText('Reconnecting')).toHaveCount(0);
  });

  await test.step('a page that the phone’s system has killed finds seat, question, score and streak', async () => {
    await expect(ada.phone.question()).toHaveText(host.game.questions[1]!.question);
    await ada.page.close();
    const again = await ada.context.newPage();
    await again.goto(`/player-game/${host.game.id}`);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[1]!.question);
    await expect(again.getByTestId('own-score')).toHaveText(score);
    await again.getByRole('button', { name: new RegExp(`^Answer ${second!.right}:`) }).click();
    await expect(again.getByText('2 in a row')).toBeVisible();

    // also by the code: the form knows who was here
    await again.goto(`/join/${host.game.gameCode}`);
    await again.getByRole('link', { name: 'Come back as Ada' }).click();
    await expect(again.getByText(`You chose ${second!.right}`)).toBeVisible();
    await expect(host.panel.player('Ada')).toHaveCount(1);
  });
});

test('a part of the game that failed on its way is there with the first board, and loses nobody a seat', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('flicker'), 2);
  const [first] = host.game.questions.map(lettersOf);
  const failed: string[] = [];
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', {
    prepare: (fresh) =>
      fresh.route(
        /\/assets\/besides-/,
        (route) => {
          failed.push(route.request().url());
          return route.abort();
        },
        { times: 1 },
      ),
  });
  await expect(host.panel.player('Ada')).toBeVisible();
  await expect.poll(() => failed).toHaveLength(1);
  await host.panel.press('Start Game');
  await answersOpen(page);
  await phone.answer(first!.right);
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toBeVisible();
  await expect(phone.score()).not.toHaveText('0');
  await expect(host.panel.player('Ada')).toHaveCount(1);
});
