import { type Page, test } from '@playwright/test';
import { toldLog } from '../people/api.js';
import { expect } from './game-pages';
import { stickingOut } from './layout/scrolling';
import { setLetters } from './layout/texts';
import { seesPhase } from './led-game';
import { Browsers } from './scenes/browsers';
import { joinWithPage } from './scenes/game';
import { type KindQuestion, kindsOfTheEvening, openKindsPanel } from './scenes/kinds';

const phone = { width: 360, height: 640 };
const lockIn = (page: Page) => page.getByRole('button', { name: 'Lock in' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** How somebody with a finger answers each of them, and somebody with keys alone. */
const ways: Record<string, { touch: (page: Page) => Promise<void>; keys: (page: Page) => Promise<void> }> = {
  multi: {
    touch: async (page) => {
      for (const letter of ['A', 'C', 'C', 'B', 'D'])
        await page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).click();
      await lockIn(page).click();
    },
    keys: async (page) => {
      await page.keyboard.press('a');
      await page.keyboard.press('5');
      await lockIn(page).press('Enter');
    },
  },
  typed: {
    touch: async (page) => {
      await field(page, 'Your answer').click();
      await page.keyboard.type('Canbera');
      await lockIn(page).click();
    },
    keys: async (page) => {
      await expect(field(page, 'Your answer')).toBeFocused();
      await page.keyboard.type('Sydney');
      await page.keyboard.press('Enter');
    },
  },
  number: {
    touch: async (page) => {
      await field(page, 'Your number').fill('1,330');
      await expect(page.getByText('1330 m')).toBeVisible();
      await field(page, 'Your number').fill('33x');
      await expect(page.getByText('That is no number yet.')).toBeVisible();
      await field(page, 'Your number').fill('330');
      await lockIn(page).click();
    },
    keys: async (page) => {
      await page.keyboard.type('300');
      await page.keyboard.press('Enter');
    },
  },
  order: {
    touch: async (page) => {
      const rows = page.getByRole('listitem');
      const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()];
      await page.mouse.move(from!.x + 20, from!.y + 10);
      await page.mouse.down();
      await page.mouse.move(to!.x + 20, to!.y + 5, { steps: 8 });
      await page.mouse.up();
      await lockIn(page).click();
    },
    keys: async (page) => {
      const planets = ['Mercury', 'Mars', 'Venus', 'Earth', 'Neptune', 'Uranus', 'Saturn', 'Jupiter'];
      for (const [place, planet] of planets.entries()) {
        const up = page.getByRole('button', { name: `Move ${planet} up` });
        const row = page.getByRole('listitem').filter({ hasText: planet });
        for (;;) {
          const rows = await page.getByRole('listitem').allInnerTexts();
          if (rows[place]?.includes(planet)) break;
          await up.focus();
          await page.keyboard.press('Enter');
          await expect(row.getByRole('button', { name: `Move ${planet} up` })).toBeFocused();
        }
      }
      await expect(page.getByText(/now \d of 8$/)).toBeAttached();
      await lockIn(page).press('Enter');
    },
  },
  poll: {
    touch: (page) => page.getByRole('button', { name: /^Answer B:/ }).click(),
    keys: (page) => page.keyboard.press('d'),
  },
  cloud: {
    touch: async (page) => {
      await field(page, 'Word 1').fill('friends');
      await field(page, 'Word 2').fill('Friends');
      await expect(page.getByText('One of them is there twice.')).toBeVisible();
      await field(page, 'Word 2').fill('beer');
      await lockIn(page).click();
    },
    keys: async (page) => {
      await page.keyboard.type('snacks');
      await page.keyboard.press('Enter');
    },
  },
  single: {
    touch: (page) => page.getByRole('button', { name: /^Answer A:/ }).click(),
    keys: (page) => page.keyboard.press('b'),
  },
};

/** What the log must have of each, and what the verdicts say. */
const came: Record<string, { verdicts: [string, string]; isCorrect: [boolean, boolean] }> = {
  multi: { verdicts: ['Correct!', 'Incorrect!'], isCorrect: [true, false] },
  typed: { verdicts: ['Correct!', 'Incorrect!'], isCorrect: [true, false] },
  number: { verdicts: ['Correct!', '78 % right'], isCorrect: [true, false] },
  order: { verdicts: ['% right', 'Correct!'], isCorrect: [false, true] },
  poll: { verdicts: ['Thank you', 'Thank you'], isCorrect: [false, false] },
  cloud: { verdicts: ['Thank you', 'Thank you'], isCorrect: [false, false] },
  single: { verdicts: ['Correct!', 'Incorrect!'], isCorrect: [true, false] },
};

/** What a keyboard leaves of the phone. */
const seenHeight = 340;

/** Of clock, field and button those that are not wholly in the upper part of the screen that is seen. */
const outOfSight = async (page: Page): Promise<string[]> => {
  const parts = {
    clock: page.getByRole('timer'),
    field: page.getByRole('textbox').first(),
    button: lockIn(page),
  };
  const out: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = (await part.boundingBox())!;
    if (box.y < 0 || box.y + box.height > seenHeight) out.push(`${name} ${box.y} + ${box.height}`);
  }
  return out;
};

/** As Safari does it: the page keeps its height, and learns what is seen of it. */
const coverByKeyboard = (page: Page, height: number | null): Promise<void> =>
  page.evaluate((seen) => {
    const viewport = visualViewport!;
    if (seen === null) Reflect.deleteProperty(viewport, 'height');
    else Object.defineProperty(viewport, 'height', { configurable: true, value: seen });
    viewport.dispatchEvent(new Event('resize'));
  }, height);

/** Clock, field and button stay in sight with a phone’s keyboard open, whichever way the browser makes room. */
const staysAboveKeyboard = async (page: Page, kind: string): Promise<void> => {
  const ownStyle = () => page.evaluate(() => document.documentElement.style.cssText);
  const before = await ownStyle();
  const first = page.getByRole('textbox').first();
  await first.fill(kind === 'number' ? '1234' : 'something');
  await page.setViewportSize({ ...phone, height: seenHeight });
  expect.soft(await outOfSight(page), `${kind}, shrunk`).toEqual([]);
  expect.soft(await stickingOut(page), `${kind}, shrunk`).toEqual([]);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/keyboard-${kind}.png` });
  await page.setViewportSize(phone);
  await coverByKeyboard(page, seenHeight);
  await expect.poll(() => outOfSight(page), `${kind}, covered`).toEqual([]);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/keyboard-${kind}-covered.png` });
  await coverByKeyboard(page, null);
  await expect.poll(ownStyle).toBe(before);
  await first.fill('');
};

const isTypedIn = ({ kind }: KindQuestion): boolean =>
  kind === 'typed' || kind === 'number' || kind === 'cloud';

test('a question of each kind is answered with a finger on a small phone, in sight of its keyboard, and by keys alone', async ({
  browser,
  baseURL,
}) => {
  const browsers = new Browsers({ browser, url: baseURL! });
  try {
    const questions = kindsOfTheEvening.map(({ question }) => question);
    const { host, cookie, gameId, code, panel } = await openKindsPanel(browsers, questions);
    const touch = await joinWithPage(browsers, code, 'Ada');
    await touch.setViewportSize(phone);
    const keys = await joinWithPage(browsers, code, 'Bojan');
    await host.start();
    for (const [index, { question }] of kindsOfTheEvening.entries()) {
      await test.step(question.kind, async () => {
        const { verdicts } = came[question.kind]!;
        await expect(panel.getByTestId('phase')).toHaveText('Answers are open');
        for (const [page, way] of [
          [touch, 'touch'],
          [keys, 'keys'],
        ] as const) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.question);
          await page.waitForTimeout(600); // nobody answers what has only just come
          if (page === touch) expect.soft(await stickingOut(page), question.kind).toEqual([]);
          if (page === touch && question.kind === 'order') {
            await setLetters(page, 200);
            expect.soft(await stickingOut(page), 'order, in letters twice as large').toEqual([]);
            if (process.env['SHOTS'])
              await page.screenshot({ path: `${process.env['SHOTS']}/order-200.png` });
            await setLetters(page, 100);
          }
          if (process.env['SHOTS'])
            await page.screenshot({ path: `${process.env['SHOTS']}/${index}-${question.kind}-${way}.png` });
          if (page === touch && isTypedIn(question)) await staysAboveKeyboard(page, question.kind);
          await ways[question.kind]![way](page);
          await expect(page.getByText('Answer in.')).toBeVisible();
        }
        await host.next(index, 'question');
        await seesPhase(panel, 'The answer is shown');
        for (const [page, verdict] of [
          [touch, verdicts[0]],
          [keys, verdicts[1]],
        ] as const) {
          await expect(page.getByText(verdict).first()).toBeVisible();
          if (page === touch) expect.soft(await stickingOut(page), `${question.kind}, revealed`).toEqual([]);
          if (process.env['SHOTS'])
            await page.screenshot({
              path: `${process.env['SHOTS']}/${index}-${question.kind}-revealed-${page === touch ? 'touch' : 'keys'}.png`,
            });
        }
        await host.next(index, 'revealed');
      });
    }
    const log = await toldLog(baseURL!, cookie, gameId);
    const submitted = log.flatMap(({ type, data }) =>
      type === 'AnswerSubmitted' ? [data as { questionIndex: number; isCorrect: boolean }] : [],
    );
    expect(
      kindsOfTheEvening.map((_, index) =>
        submitted.filter((one) => one.questionIndex === index).map((one) => one.isCorrect),
      ),
    ).toEqual(kindsOfTheEvening.map(({ question }) => came[question.kind]?.isCorrect));
  } finally {
    await browsers.end();
  }
});
