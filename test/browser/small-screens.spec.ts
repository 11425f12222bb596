import type { MediaBody } from '@clockbeat/domain';
import { test } from '@playwright/test';
import type { QuizQuestion } from '../support/live/quiz.js';
import { cookieOf } from '../support/live/test-host.js';
import { plain } from '../support/media-files.js';
import { answersOpen, endHeading, expect } from './game-pages';
import { stickingOut } from './layout/scrolling';
import { cutOff, setLetters } from './layout/texts';
import { faultsOfTicks, faultsOfTurn } from './layout/turn';
import { Browsers } from './scenes/browsers';
import { fillJoinForm, joinWithPage, openGame, pressJoin, scenesHost } from './scenes/game';
import { holdMoment, letGo } from './scenes/moment';
import {
  lastQuestion,
  question200,
  question500,
  shortQuestion,
  sixLongOptions,
  sixOptions,
  trueOrFalse,
  twoLongOptions,
} from './scenes/questions';
import { questionSizes, sizes } from './scenes/sizes';

const questions = [
  shortQuestion,
  question200,
  question500,
  trueOrFalse,
  twoLongOptions,
  ...[3, 5].map((count) => ({ ...sixOptions, options: sixOptions.options.slice(0, count) })),
  sixOptions,
  sixLongOptions,
  lastQuestion,
];

test('all answers are in reach on every screen, whatever is asked and however large the letters are', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL!, look: { viewport: sizes.phone } });
  try {
    const { host } = await openGame(browsers, questions);
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    await host.start();
    for (const [index, { question, options }] of questions.entries()) {
      await expect(ada.getByRole('heading', { level: 1 })).toHaveText(question);
      for (const percent of [100, 200])
        for (const size of Object.values(questionSizes)) {
          await setLetters(ada, percent);
          await ada.setViewportSize(size);
          const where = `${question.length} characters, ${options.length} options, ${size.width} × ${size.height}, ${percent} %`;
          expect.soft(await faultsOfTurn(ada, options.length), where).toEqual([]);
        }
      // The next one begins at its beginning, also where this one was scrolled.
      await ada.getByRole('heading', { level: 1 }).evaluate((text) => text.parentElement?.scrollTo(0, 1_000));
      await host.next(index);
    }
  } finally {
    await browsers.end();
  }
});

test('options with pictures are in reach on every screen, one of them or several right', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL!, look: { viewport: sizes.phone } });
  try {
    const picture = await storedPicture(browsers.url);
    const optionMedia = sixOptions.options.map(() => picture);
    const longer = sixOptions.options.map((option) => `${option}, where all the clocks are right`);
    const pictured = [sixOptions.options, longer].flatMap((options) =>
      [{}, { media: picture }].flatMap((more) => {
        const asked: QuizQuestion = { ...sixOptions, ...more, options, optionMedia };
        return [asked, { ...asked, kind: 'multi' as const, right: [asked.answer] }];
      }),
    );
    const { host } = await openGame(browsers, pictured);
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    await host.start();
    for (const [index, { kind, options, media }] of pictured.entries()) {
      await expect(ada.getByText(`Question ${index + 1} of ${pictured.length}`)).toBeVisible();
      await expect(ada.locator('fieldset img')).toHaveCount(optionMedia.length);
      for (const size of [...Object.values(questionSizes), { width: 360, height: 640 }]) {
        await ada.setViewportSize(size);
        const where = `${kind}, ${options[0]}, ${media ? 'with a picture' : 'without'}, ${size.width} × ${size.height}`;
        const faults = kind === 'multi' ? faultsOfTicks(ada) : faultsOfTurn(ada, options.length);
        expect.soft(await faults, where).toEqual([]);
      }
      await host.next(index);
    }
  } finally {
    await browsers.end();
  }
});

test('a verdict is read whole in letters twice as large', { tag: '@heavy' }, async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL!, look: { viewport: { width: 390, height: 844 } } });
  try {
    const { host } = await openGame(browsers, [question200, lastQuestion]);
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    await host.start();
    await setLetters(ada, 200);
    await answersOpen(ada);
    await holdMoment(ada);
    await ada.getByRole('button', { name: /^Answer B:/ }).click();
    const verdict = ada.getByText('Incorrect!').first();
    await expect(verdict).toBeVisible();
    const box = verdict.locator('xpath=ancestor::div[contains(@class, "border-bad")]');
    expect(await cutOff(box)).toBe(0);
    expect(await box.evaluate(roomAboveText)).toBeGreaterThanOrEqual(4);
    expect(await stickingOut(ada)).toEqual([]);
    expect(await box.evaluate((card) => card.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
    await expect(ada.getByTestId('own-score')).toBeInViewport({ ratio: 1 });
  } finally {
    await browsers.end();
  }
});

test('the way in, a right answer, a pause and the end fit a small phone in letters twice as large', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({
    browser,
    url: baseURL!,
    look: { viewport: questionSizes['phone-360x560'] },
  });
  try {
    const { host } = await openGame(browsers, [shortQuestion, lastQuestion]);
    const ada = await fillJoinForm(browsers, host.joinCode, 'Maximiliane Schönböck');
    await setLetters(ada, 200);
    expect.soft(await stickingOut(ada), 'the join form').toEqual([]);
    await ada.setViewportSize(questionSizes['phone-844x390']);
    expect.soft(await stickingOut(ada), 'the join form, lying').toEqual([]);
    await ada.setViewportSize(questionSizes['phone-360x560']);
    await pressJoin(ada);
    await expect(ada.getByRole('heading', { name: 'Get Ready' })).toBeInViewport({ ratio: 1 });

    await host.start();
    await answersOpen(ada);
    await holdMoment(ada);
    await ada.getByRole('button', { name: `Answer ${'ABCD'[shortQuestion.answer]}:` }).click();
    const verdict = ada.getByText('Correct!').first();
    await expect(verdict).toBeVisible();
    const box = verdict.locator('xpath=ancestor::div[contains(@class, "border-good")]');
    expect.soft(await cutOff(box), 'the verdict').toBe(0);
    expect.soft(await box.evaluate(textOutside), 'the verdict').toEqual([]);
    await letGo(ada);

    await host.pause();
    await expect(ada.getByRole('heading', { name: 'Paused' })).toBeInViewport({ ratio: 1 });
    await host.finish();
    await expect(endHeading(ada)).toBeVisible();
    await expect(ada.getByRole('radio')).toHaveCount(5);
    expect.soft(await stickingOut(ada), 'the end').toEqual([]);
  } finally {
    await browsers.end();
  }
});

const storedPicture = async (url: string): Promise<MediaBody> => {
  const kept = await fetch(new URL('/api/media', url), {
    method: 'POST',
    headers: { cookie: await cookieOf({ url }, scenesHost), 'content-type': 'image/png' },
    body: new Uint8Array(await plain('png', { width: 900, height: 600 })),
  });
  expect(kept.status).toBe(201);
  return { hash: (await kept.json()).hash, alt: 'A map' };
};

/** What is written beyond the sides of a card. */
const textOutside = (card: Element): string[] => {
  const { left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('p, span')]
    .filter((text) => {
      const place = text.getBoundingClientRect();
      return place.left < left || place.right > right;
    })
    .map(({ textContent }) => textContent);
};

/** From the border of a card to its first line, px. */
const roomAboveText = (card: Element): number => {
  const top = card.getBoundingClientRect().top + card.clientTop;
  return Math.min(...[...card.querySelectorAll('p')].map((line) => line.getBoundingClientRect().top)) - top;
};
