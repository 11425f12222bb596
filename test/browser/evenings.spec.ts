import { type Browser, devices, type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz';
import { somebody } from './account-pages';
import { answersOpen, boardOf, endHeading, expect, hostPanel, joinAs, lettersOf } from './game-pages';
import { leadsOn, opensAnswers, seesPhase } from './led-game';
import { signIn } from './support/sign-in';

/** Whole evenings with eight phones, a wall and a panel, each in a browser of its own. */

const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 5'];
const aPhone = { viewport, userAgent, isMobile, hasTouch };

type Question = ReturnType<typeof quiz>[number] & {
  round?: string;
  breakAfter?: { minutes: number; text: string };
};
interface Evening {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly rules?: object;
}

const begin = async (browser: Browser, { title, questions, rules }: Evening) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { email: somebody('evening'), name: 'Hanna Host' });
  const made = await page.request.post('/api/games', { data: { title, questions, rules } });
  expect(made.status()).toBe(201);
  const { game } = await made.json();
  await page.goto(paths.hostPanel(game.id));
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  const wall = await context.newPage();
  await wall.goto(paths.screen(game.id));
  await expect(wall.getByText(game.gameCode, { exact: true })).toBeVisible();
  const phones: Page[] = [];
  for (const name of names) {
    const { page: phone } = await joinAs(browser, game.gameCode, name, { options: aPhone });
    await expect(phone.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    phones.push(phone);
  }
  const panel = hostPanel(page);
  for (const name of names) await expect(panel.player(name)).toBeVisible();
  const end = async () => {
    await Promise.all([context, ...phones.map((phone) => phone.context())].map((one) => one.close()));
  };
  return { page, panel, wall, phones, game, end };
};

/** Two of three answers are right, each time other ones. */
const isRight = (phone: number, question: number): boolean => (phone + question) % 3 !== 0;

const answer = async (phone: Page, index: number, question: Question, number: number): Promise<void> => {
  await answersOpen(phone);
  const { right, wrong } = lettersOf(question);
  const letter = isRight(index, number) ? right : wrong;
  await phone.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).click();
};

/** As the screen shows it; a screen reader is told besides. */
const verdict = (phone: Page, right: boolean) =>
  phone.getByText(right ? 'Correct!' : 'Incorrect!', { exact: true });

/** Places by points alone: equals share one. */
const places = (points: readonly number[]): string[] =>
  points
    .map((own, index) => ({ name: names[index], own, place: 1 + points.filter((one) => one > own).length }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, own, place }) => `${place} ${name} ${own.toLocaleString('en')}`);

const sorted = (rows: readonly string[]): string[] => [...rows].sort();

test('a pub night of three rounds with breaks and jokers', { tag: '@heavy' }, async ({ browser }) => {
  const rounds = ['Out there', 'Songs of the sea', 'Kitchens'];
  const questions: Question[] = quiz(6, { name: 'pub' }).map((question, index) => ({
    ...question,
    round: rounds[Math.floor(index / 2)],
    ...((index === 1 || index === 3) && { breakAfter: { minutes: 5, text: 'Drinks are at the bar.' } }),
  }));
  const evening = await begin(browser, {
    title: 'Pub night',
    questions,
    rules: { pacing: 'host', scoring: 'rounds', boardEvery: 'round' },
  });
  const { page, panel, wall, phones } = evening;
  /** The joker of the first three, by their index: the round that counts double. */
  const jokers = [1, 2, 3];
  for (const [index, round] of jokers.entries()) {
    const phone = phones[index]!;
    await phone.getByLabel('Your joker').selectOption(String(round));
    await phone.getByRole('button', { name: 'Play the joker on it' }).click();
    await expect(
      phone.getByText(`Round ${round} · ${rounds[round - 1]} counts double for you.`),
    ).toBeVisible();
  }

  await panel.press('Start Game');
  for (const [number, question] of questions.entries()) {
    const round = Math.floor(number / 2) + 1;
    if (number % 2 === 0) {
      await Promise.all(
        [wall, phones[7]!].map((screen) =>
          expect(screen.getByRole('heading', { name: rounds[round - 1] })).toBeVisible(),
        ),
      );
    }
    await opensAnswers(page);
    await Promise.all(phones.map((phone, index) => answer(phone, index, question, number)));
    // all have answered: it closes by itself
    await seesPhase(page, 'The answer is shown');
    const right = names.filter((_, index) => isRight(index, number)).length;
    await Promise.all([
      expect(wall.getByText(`${right} of 8 players ${right === 1 ? 'was' : 'were'} right`)).toBeVisible(),
      ...phones.map((phone, index) => expect(verdict(phone, isRight(index, number))).toBeVisible()),
    ]);
    if (number === 5) await leadsOn(page, 'The answer is shown', 'Show the winners');
    else if (number % 2 === 0) await leadsOn(page, 'The answer is shown', 'Next Question');
    else {
      await leadsOn(page, 'The answer is shown', 'Show standings');
      await expect(wall.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
      await leadsOn(page, 'Standings', 'Begin the break');
      await Promise.all(
        [wall, ...phones].map((screen) =>
          expect(screen.getByText('Drinks are at the bar.', { exact: true })).toBeVisible(),
        ),
      );
      await leadsOn(page, 'Break', 'End the break');
    }
  }

  const points = names.map((_, index) =>
    questions.reduce((sum, _question, number) => {
      const round = Math.floor(number / 2) + 1;
      const worth = jokers[index] === round ? 2 * round : round;
      return isRight(index, number) ? sum + worth : sum;
    }, 0),
  );
  await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  expect(sorted(await boardOf(page))).toEqual(sorted(places(points)));
  for (const phone of phones) await expect(endHeading(phone)).toBeVisible();
  await expect(wall.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await evening.end();
});

test('a classroom that counts no speed, with more time for one', { tag: '@heavy' }, async ({ browser }) => {
  const questions = quiz(3, { name: 'class', timeLimit: 20 });
  const evening = await begin(browser, {
    title: 'Class 7b',
    questions,
    rules: {
      pacing: 'timed',
      scoring: 'accuracy',
      readSeconds: 1,
      revealSeconds: 5,
      boardEvery: 'end',
      answers: 'until_close',
    },
  });
  const { page, panel, phones } = evening;
  const slow = phones[7]!;
  await panel.player('Hal').getByRole('button', { name: 'Time and name of Hal' }).click();
  await page.getByRole('dialog').getByText('2 ×', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await panel.press('Start Game');
  await expect(slow.getByText('Your clock runs 2 times as long.')).toBeVisible();
  for (const [number, question] of questions.entries()) {
    await Promise.all(phones.slice(0, 7).map((phone, index) => answer(phone, index, question, number)));
    // only Hal has time left, and takes some of it, where the others' is over
    await expect(phones[0]!.getByText('Answer in.')).toBeVisible();
    await expect(phones[0]!.getByText('You may still change it.')).toBeHidden();
    await answer(slow, 7, question, number);
    await Promise.all(
      phones.map((phone, index) => expect(verdict(phone, isRight(index, number))).toBeVisible()),
    );
  }

  const points = names.map(
    (_, index) => 100 * questions.filter((_one, number) => isRight(index, number)).length,
  );
  await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  expect(sorted(await boardOf(page))).toEqual(sorted(places(points)));
  for (const phone of phones) await expect(endHeading(phone)).toBeVisible();
  await evening.end();
});

test('a swift game as ever: each is told at once', { tag: '@heavy' }, async ({ browser }) => {
  const questions = quiz(3, { name: 'swift' });
  const evening = await begin(browser, { title: 'As ever', questions });
  const { page, panel, phones } = evening;
  await panel.press('Start Game');
  const right = names.map(() => 0);
  for (const [number, question] of questions.entries()) {
    await panel.seesQuestion(question.question);
    for (const [index, phone] of phones.entries()) {
      await answer(phone, index, question, number);
      if (isRight(index, number)) right[index]! += 1;
      // told before the others have answered
      await expect(phone.getByText(`You chose`, { exact: false })).toBeVisible();
    }
    if (number < 2) await panel.press('Next Question');
  }
  await panel.finish();
  await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  for (const [index, phone] of phones.entries())
    await expect(phone.getByText(`${right[index]} of 3 correct`)).toBeVisible();
  await evening.end();
});
