import type { EventView, GameEventData, LoggedQuestion, QuestionKind } from '@clockbeat/domain';
import { type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { toldLog } from '../people/api.js';
import { expect } from './game-pages';
import { stickingOut, whatScrolls } from './layout/scrolling';
import { leadsOn, opensAnswers, seesPhase } from './led-game';
import { Browsers } from './scenes/browsers';
import { type KindQuestion, kindsOfTheEvening, openKindsGame } from './scenes/kinds';

const wall = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

/** Where texts of a page lie on each other, or leave it: each is named by its beginning. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('h1, h2, h3, p, li, th, td')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.sr-only, [aria-hidden="true"], details:not([open])') &&
        !element.querySelector('h1, h2, h3, p, li, th, td') &&
        element.textContent?.trim() !== '',
    );
    const boxes = seen.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const faults: string[] = [];
    const nameOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 30);
    boxes.forEach(({ element, box }, index) => {
      if (box.right > innerWidth + 1 || box.left < -1) faults.push(`out of the page: ${nameOf(element)}`);
      if (element.tagName === 'H1') {
        // a text of many lines may end in dots, a line may not be halved
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        const halved = element.clientHeight / line - Math.round(element.clientHeight / line);
        if (element.scrollHeight > element.clientHeight + line / 4 && Math.abs(halved) > 0.1)
          faults.push(`cut off: ${nameOf(element)}`);
      }
      for (const { element: other, box: its } of boxes.slice(index + 1)) {
        if (element.closest('[data-action-bar]') || other.closest('[data-action-bar]')) continue;
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (across > 2 && down > 2) faults.push(`${nameOf(element)} lies on ${nameOf(other)}`);
      }
    });
    return faults;
  });

/** Nothing scrolls or sticks out on the wall, nothing sticks out of the panel on a phone, and no text lies on another. */
const fits = async (stage: Page, panel: Page, what: string): Promise<void> => {
  await stage.setViewportSize(wall);
  expect.soft([...(await whatScrolls(stage)), ...(await overlaps(stage))], `wall: ${what}`).toEqual([]);
  await panel.setViewportSize(phone);
  expect.soft([...(await stickingOut(panel)), ...(await overlaps(panel))], `panel: ${what}`).toEqual([]);
};

type Submitted = GameEventData['AnswerSubmitted'];

/** How often each of these was said, in small letters. */
const voices = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts.map((one) => one.toLowerCase())) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const votes = (count: number): string => `${count} ${count === 1 ? 'vote' : 'votes'}`;

/** What the wall's lists must say of a question that is closed, reckoned from the log alone. */
const shownIn = (log: readonly EventView[], index: number): [list: string, items: string[]][] => {
  const { questions } = log[0]!.data as { questions: LoggedQuestion[] };
  const question = questions[index]!;
  const submitted = log
    .filter(({ type }) => type === 'AnswerSubmitted')
    .map(({ data }) => data as Submitted)
    .filter(({ questionIndex }) => questionIndex === index);
  const chosen = submitted.flatMap(({ choice, given }) => {
    if (given?.kind === 'multi') return given.choices;
    return choice ?? [];
  });
  switch (question.kind) {
    case 'typed': {
      const right = new Set(
        submitted.flatMap(({ given, isCorrect }) =>
          given?.kind === 'typed' && isCorrect ? given.text.toLowerCase() : [],
        ),
      );
      const texts = submitted.flatMap(({ given }) => (given?.kind === 'typed' ? given.text : []));
      const items = [...voices(texts)]
        .filter(([text, count]) => count > 1 || right.has(text))
        .map(([text, count]) => `${right.has(text) ? '(right answer) ' : ''}${text}${count}`);
      return [['Given answers', items]];
    }
    case 'number': {
      const values = submitted.flatMap(({ given }) => (given?.kind === 'number' ? String(given.value) : []));
      const items = [...voices(values)].map(([value, count]) => {
        const said = `${Number(value).toLocaleString('en')} ${question.unit}: ${votes(count)}`;
        return Number(value) === question.value ? `${said} (right answer)` : said;
      });
      return [['Given answers', items]];
    }
    case 'order': {
      const orders = submitted.flatMap(({ given }) => (given?.kind === 'order' ? given.order.join() : []));
      const [most = ''] = [...voices(orders)].sort(([, a], [, b]) => b - a)[0] ?? [];
      const placed = most.split(',').map((item, place) => {
        const text = `${place + 1}${question.items[Number(item)]}`.toLowerCase();
        return Number(item) === place ? `${text}(in its place)` : text;
      });
      return [
        ['Right order', question.items.map((item, place) => `${place + 1}${item}`.toLowerCase())],
        ['Most often given', placed],
      ];
    }
    case 'cloud': {
      const entries = submitted.flatMap(({ given }) => (given?.kind === 'cloud' ? given.entries : []));
      const items = [...voices(entries)]
        .filter(([, count]) => count > 1)
        .map(([text, count]) => `${text}${count}${votes(count)}`);
      return [['Words by their votes', items]];
    }
    default: {
      const items = question.options.map((option, nth) => {
        const letter = 'abcdef'[nth] ?? '';
        return `${letter}${letter}${option.toLowerCase()}${chosen.filter((one) => one === nth).length}`;
      });
      return [['Chosen', items]];
    }
  }
};

const itemsOf = async (stage: Page, list: string): Promise<string[]> => {
  const texts = await stage.getByRole('list', { name: list }).getByRole('listitem').allTextContents();
  return texts.map((text) => text.replace(/\s+/gu, ' ').toLowerCase()).sort();
};

/** What wall and panel say to whoever hears them. */
const heard: Record<QuestionKind, string | RegExp> = {
  multi: 'The right answer: Vienna, Budapest, Belgrade.',
  typed: 'The right answer: Canberra.',
  number: 'The right answer: 330 m.',
  order: 'The right answer: Mercury, Mars, Venus, Earth, Neptune, Uranus, Saturn, Jupiter.',
  poll: 'Most chose: Music.',
  // in the spelling of whoever was first of those who spelt it in the way that most did
  cloud: /^Most chose: friends\.$/i,
  single: 'The right answer: True.',
};

/** What the panel's list says of the first player's answer. */
const ofBo: Record<QuestionKind, RegExp> = {
  multi: /A\sB\sD.*right/,
  typed: /Canberra.*right/,
  number: /330\sm.*right/,
  order: /(\d ){7}\d.*71 %.*right in part/,
  poll: /A/,
  cloud: /friends, questions/,
  single: /A.*right/,
};

/** The host takes a word off the wall by the panel, and puts it back. */
const takesWordOff = async (panel: Page, stage: Page): Promise<void> => {
  const beer = stage.getByRole('list', { name: 'Words by their votes' }).getByText('beer', { exact: true });
  await expect(beer).toBeAttached();
  await panel.getByRole('button', { name: 'Take it off beer' }).click();
  await expect(beer).toHaveCount(0);
  await stage.reload();
  await expect(stage.getByText('friends').first()).toBeVisible();
  await expect(beer).toHaveCount(0);
  await panel.getByRole('button', { name: 'Put it back beer' }).click();
  await expect(beer).toBeAttached();
};

test('a question of each kind goes from the wall to the results, and all of it says what the log has', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL!, look: { reducedMotion: 'reduce' } });
  try {
    const questions = kindsOfTheEvening.map(({ question }) => question);
    const { host, cookie, gameId, panel, stage, answer } = await openKindsGame(browsers, questions);
    await host.start();
    for (const [index, { question, meant }] of kindsOfTheEvening.entries()) {
      await test.step(question.kind, async () => {
        await opensAnswers(panel);
        await expect(stage.getByRole('heading', { level: 1 })).toHaveText(question.question);
        await fits(stage, panel, `${question.kind}, open`);
        await answer(index, meant);
        await expect(panel.getByText(/^1[01] of 11 answered$/)).toBeVisible();
        await panel.getByRole('button', { name: 'Close the question', exact: true }).click();
        await seesPhase(panel, 'The answer is shown');
        const log = await toldLog(browsers.url, cookie, gameId);
        for (const [list, items] of shownIn(log, index))
          await expect.poll(() => itemsOf(stage, list), `${question.kind}: ${list}`).toEqual(items.sort());
        await expect(stage.getByText(heard[question.kind], { exact: true })).toBeAttached();
        await expect(panel.getByText(heard[question.kind], { exact: true })).toBeAttached();
        const named = panel.getByRole('button', { name: 'Time and name of Bo', exact: true });
        const bo = panel.getByTestId('player-row').filter({ has: named });
        await expect(bo).toContainText(ofBo[question.kind]);
        await fits(stage, panel, `${question.kind}, revealed`);
        if (question.kind === 'cloud') await takesWordOff(panel, stage);
        const last = index === questions.length - 1;
        await leadsOn(panel, 'The answer is shown', last ? 'Show the winners' : 'Next Question');
      });
    }

    await test.step('results draw each kind, and correct no opinion', async () => {
      await panel.goto(paths.results(gameId));
      await expect(panel.getByRole('heading', { name: 'Questions' })).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Fix this question/ })).toHaveCount(5);
      for (const size of [phone, wall]) {
        await panel.setViewportSize(size);
        expect.soft(await stickingOut(panel), `results, ${size.width} px`).toEqual([]);
      }
      await panel.getByRole('button', { name: 'Fix this question (3)' }).click();
      await expect(panel.getByRole('dialog').getByRole('radio')).toHaveCount(1);
    });

    await test.step('so does the replay', async () => {
      await panel.goto(paths.replay(gameId));
      for (const { question } of kindsOfTheEvening) {
        await panel.getByRole('button', { name: 'One question on' }).click();
        await expect(panel.getByRole('heading', { name: question.question })).toBeVisible();
        expect.soft(await stickingOut(panel), `replay: ${question.kind}`).toEqual([]);
      }
    });
  } finally {
    await browsers.end();
  }
});

const tale =
  'In 1884 twenty-five nations met in Washington to agree on one meridian from which the world counts. ';
const long = (length: number, start: string): string =>
  `${start}${tale.repeat(6)}`.slice(0, length).trimEnd();

/** As long as each may be, or with as many parts. */
const fullQuestions: readonly (KindQuestion & { meant: (string | number | readonly string[])[] })[] = [
  {
    kind: 'multi',
    question: long(300, 'Which of these are right? '),
    options: 'ABCDEF'.split('').map((letter) => long(120, `${letter} is what they said. `)),
    right: [0, 1, 2, 3],
    explanation: long(300, 'Because. '),
    meant: ['ABCDEF', 'AB', 'CD', 'EF'],
  },
  {
    kind: 'typed',
    question: long(300, 'What is it called? '),
    accepted: [long(60, 'The one and only answer ')],
    explanation: long(300, 'Because. '),
    // each of them twice
    meant: Array.from({ length: 11 }, (_, nth) => long(80, `Wrong answer number ${nth >> 1} `)),
  },
  {
    kind: 'number',
    question: long(300, 'How many were there? '),
    value: 1_234_567.89,
    unit: 'square kilometres',
    band: 100_000,
    explanation: long(300, 'Because. '),
    meant: [1, 1e15, 1_234_567.89, 1_200_000, 1_300_000, 1_250_000.5, 1_100_000, 1_500_000, 900_000, 0, -3],
  },
  {
    kind: 'order',
    question: long(300, 'Put them in order. '),
    items: Array.from({ length: 8 }, (_, nth) => long(120, `Item ${nth} of the eight. `)),
    explanation: long(300, 'Because. '),
    meant: [],
  },
  {
    kind: 'cloud',
    question: long(300, 'What do you say? '),
    meant: Array.from({ length: 11 }, (_, nth) =>
      [0, 1, 2].map((one) => long(25, `W${(nth >> 1) * 3 + one} very `)),
    ),
  },
].map(
  (one) => ({ timeLimit: 120, category: 'Round the world', ...one }) as KindQuestion & { meant: string[] },
);

test('the longest texts and the most parts of each kind fit, and so does a question that nobody answers', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({
    browser,
    url: baseURL!,
    look: { reducedMotion: 'reduce', locale: 'fr-FR' },
  });
  try {
    const plain = fullQuestions.map(({ meant: _, ...question }) => question);
    const empty = kindsOfTheEvening.map(({ question }) => question);
    const { host, panel, stage, answer } = await openKindsGame(browsers, [...plain, ...empty]);
    await host.start();
    for (const [index, { kind }] of [...plain, ...empty].entries()) {
      await test.step(`${index} ${kind}`, async () => {
        await seesPhase(panel, 'Réponses ouvertes');
        await fits(stage, panel, `${index} ${kind}, open`);
        const meant = fullQuestions[index]?.meant ?? [];
        const { options = [] } = (await host.connect()).gameState.questions?.[index] ?? {};
        // the order as it is shown, by all but one
        await answer(index, kind === 'order' && index < plain.length ? options.map(() => options) : meant);
        await host.next(index, 'question');
        await seesPhase(panel, 'La réponse est affichée');
        await expect(stage.getByText(/(joueur|réponse|raison|juste)/i).last()).toBeVisible();
        await fits(stage, panel, `${index} ${kind}, revealed`);
        if (index < plain.length + empty.length - 1) await host.next(index, 'revealed');
      });
    }
  } finally {
    await browsers.end();
  }
});
