import { test } from '@playwright/test';
import { answersOpen, endHeading, expect, hostOf, joinAs } from './game-pages';
import { focusOf, tabTo } from './support/focus';
import { listen, spokenOn } from './support/speech';

const keys = ['1', '2', '3', '4', 'a', 'b', 'c', 'D'];
const letters = ['A', 'B', 'C', 'D', 'A', 'B', 'C', 'D'];

test('a link that goes with its page leaves the focus at the content of the next', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  const content = page.locator('#content');
  await expect(content).toBeFocused();
  expect(await content.evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none');
  // what stays keeps it
  const join = page.getByRole('banner').getByRole('link', { name: 'Join Team' });
  await join.press('Enter');
  await expect(page.getByRole('heading', { name: 'Join a game' })).toBeVisible();
  await expect(join).toBeFocused();
});

test('a whole game is played and hosted by keyboard alone', { tag: '@heavy' }, async ({
  browser,
  page: ada,
}) => {
  const host = await hostOf(browser, 'keys@example.org', keys.length);
  await listen(ada);

  await test.step('the join form is filled in its order, and Enter sends it', async () => {
    await ada.goto('/join-team');
    await expect(ada.getByRole('heading', { name: 'Join a game' })).toBeVisible();
    await expect(ada.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await tabTo(ada, 'textbox "Display name"')).toEqual([
      'link "Skip to content"',
      'link "Clockbeat"',
      'link "Start Trivia"',
      'link "Join Team"',
      'link "Question Bank"',
      'combobox "Language"',
      'link "Sign In"',
      'textbox "Join code"',
      'textbox "Display name"',
    ]);
    await ada.goto(`/join/${host.game.gameCode}`);
    await expect.poll(() => focusOf(ada)).toBe('textbox "Display name"');
    await ada.keyboard.type('Ada 1234 abcd');
    await ada.keyboard.press('Enter');
    await expect(ada.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  });

  await test.step('in the lobby the first stop is what to do next', async () => {
    expect(await tabTo(ada, 'button "I am ready"')).toHaveLength(1);
    await ada.keyboard.press('Space');
    await expect(ada.getByRole('button', { name: 'I am ready' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the host starts, and the focus goes on to the next thing to press', async () => {
    await tabTo(host.page, 'button "Start Game"');
    await host.page.keyboard.press('Enter');
    await expect(host.page.getByText('Question 1 of 8')).toBeVisible();
    await expect.poll(() => focusOf(host.page)).toBe('button "Next Question"');
  });

  for (const [index, key] of keys.entries()) {
    await test.step(`question ${index + 1} is answered by ${key}, and the host goes on`, async () => {
      const question = host.game.questions[index]!;
      await expect(ada.getByRole('heading', { level: 1 })).toHaveText(question.question);
      await answersOpen(ada);
      await ada.keyboard.press(key);
      await expect(ada.getByText(`You chose ${letters[index]}`)).toBeVisible();
      await host.panel.seesQuestion(`Question ${index + 1} of 8`);
      await host.page.keyboard.press('Enter');
    });
  }

  await test.step('everything was said: each question, and each verdict with its points', async () => {
    await expect(endHeading(ada)).toBeVisible();
    const spoken = await spokenOn(ada);
    for (const [index, { question, answer, options }] of host.game.questions.entries()) {
      const right = letters[index] === 'ABCD'[answer];
      const verdict = `Right answer: ${'ABCD'[answer]} · ${options[answer]}`;
      const asked = spoken.indexOf(question);
      expect(asked, question).toBeGreaterThanOrEqual(0);
      const [told] = spoken.slice(asked + 1).filter((text) => text.includes('Right answer'));
      expect(told).toContain(verdict);
      expect(told).toMatch(right ? /^Correct! [\d,]+ points\./ : /^Incorrect!/);
    }
    expect(spoken.at(-1)).toMatch(/^Game over\. 1st of 1\. [\d,]+ points\. /);
  });

  await test.step('the game is rated by arrow keys, and left by Enter', async () => {
    await expect(ada.getByRole('radio', { name: '1 star' })).toBeAttached();
    await tabTo(ada, 'radio "1 star"');
    await ada.keyboard.press('ArrowRight');
    await ada.keyboard.press('ArrowRight');
    await expect(ada.getByRole('radio', { name: '3 stars' })).toBeChecked();
    // the ways on stand above the stars, which come late
    await tabTo(ada, 'link "Join Another Game"', 'Shift+Tab');
    await ada.keyboard.press('Enter');
    await expect(ada).toHaveURL(/\/join-team$/);
  });
});

test('a dialog keeps the focus, answers nothing, closes by Escape and gives the focus back', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'dialogs@example.org', 1);
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada');
  await expect(host.panel.player('Ada')).toBeVisible();

  await test.step('the host’s', async () => {
    await tabTo(host.page, 'button "Remove Ada"');
    await host.page.keyboard.press('Enter');
    await expect(host.page.getByRole('dialog', { name: 'Remove Ada?' })).toBeVisible();
    await host.page.keyboard.press('Escape');
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    expect(await focusOf(host.page)).toBe('button "Remove Ada"');
  });

  await test.step('the player’s, in the middle of a question', async () => {
    await host.panel.press('Start Game');
    await expect(phone.question()).toHaveText(host.game.questions[0]!.question);
    await answersOpen(page);
    await tabTo(page, 'button "Leave game"');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Leave this game?' })).toBeVisible();
    // it comes with its texts, a moment later
    await expect(page.getByRole('button', { name: 'Report something' })).toBeVisible();
    const stops: string[] = [await focusOf(page)];
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focusOf(page));
    }
    expect(new Set(stops.filter(Boolean))).toEqual(
      new Set(['button "Stay"', 'button "Leave game"', 'button "Report something"']),
    );
    // beside the dialog: nothing in it has the focus any more
    await page.mouse.click(5, 5);
    await page.keyboard.press('a');
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await focusOf(page)).toBe('button "Leave game"');
    await expect(page.getByRole('button', { name: /^Answer [A-D]/ })).toHaveCount(4);
  });

  await test.step('nor does an a answer that is typed into a field', async () => {
    // the round has none of its own; password managers and extensions bring theirs
    await page.evaluate(() => document.body.append(document.createElement('input')));
    const field = page.locator('body > input');
    await field.pressSequentially('abcd1234');
    await expect(field).toHaveValue('abcd1234');
    await expect(page.getByRole('button', { name: /^Answer [A-D]/ })).toHaveCount(4);
    await field.evaluate((input) => input.remove());
    await page.keyboard.press('a');
    await expect(page.getByText('You chose A')).toBeVisible();
  });
});

test('the menu of a phone opens by Enter and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/join-team');
  await expect(page.getByRole('heading', { name: 'Join a game' })).toBeVisible();
  await tabTo(page, 'button "Menu"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, 'link "Sign In"');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(await focusOf(page)).toBe('button "Menu"');
});
