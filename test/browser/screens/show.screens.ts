import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import type { GamePhase } from '../../../libs/domain/src/contract';
import { endHeading, expect } from '../game-pages';
import { Browsers } from '../scenes/browsers';
import { joinWithPage } from '../scenes/game';
import { sizes } from '../scenes/sizes';
import { completeOwnProfile } from '../support/sign-in';
import { writeFilmStrip } from './film-strip';
import { folder as looks } from './pictures';
import { type Screens, sightsOf } from './recording';
import { adasAnswers, beginShow, lastOrders, rounds, type ShowEvening } from './show-evening';

const pictures = join(import.meta.dirname, '../../../docs/pictures');
const aPhone = { width: 390, height: 844 };

/** As it moves, for the documents; and for who asks for stillness, on other screens, to be looked at alone. */
const shows = {
  moving: {
    reducedMotion: 'no-preference',
    screens: { stage: { width: 1280, height: 720 }, phone: aPhone, panel: aPhone },
    into: pictures,
  },
  still: {
    reducedMotion: 'reduce',
    screens: { stage: sizes.stage, phone: { width: 360, height: 640 }, panel: sizes.desktop },
    into: looks,
  },
} as const;

/** What is recorded of each moment: from its beginning, s; by day or by night. */
const moments = {
  round: { seconds: [0.2, 0.5, 1, 2.5, 3.8], isDark: true },
  reveal: { seconds: [0.2, 0.5, 0.8, 1.2, 2.5], isDark: false },
  board: { seconds: [0.5, 0.8, 1.1, 1.4, 2.5], isDark: false },
  break: { seconds: [0.5, 5, 20, 40, 55], isDark: true },
  podium: { seconds: [1.5, 2.8, 4, 4.8, 6.5], isDark: true },
} as const;
type Moment = keyof typeof moments;

for (const [name, { reducedMotion, screens, into }] of Object.entries(shows)) {
  test(`a show, ${name}`, async ({ browser, baseURL }) => {
    await mkdir(into, { recursive: true });
    const browsers = new Browsers({ browser, url: baseURL!, look: { reducedMotion } });
    try {
      const evening = await beginShow(browsers);
      const { host } = evening;
      const pages = await openScreens(browsers, evening);
      for (const screen of ['stage', 'phone', 'panel'] as const)
        await pages[screen].setViewportSize(screens[screen]);
      const record = async (moment: Moment, begin: () => Promise<unknown>): Promise<void> => {
        const { seconds, isDark } = moments[moment];
        const colorScheme = isDark === (into === pictures) ? 'dark' : 'light';
        for (const page of Object.values(pages)) await page.emulateMedia({ colorScheme, reducedMotion });
        const sights = await sightsOf(pages, seconds, begin);
        await writeFilmStrip(browser, join(into, `show-${moment}.webp`), sights);
      };
      const leadOn = async (question: number, phases: readonly GamePhase[]): Promise<void> => {
        for (const phase of phases) await host.next(question, phase);
      };

      await host.start();
      for (const question of [0, 1]) {
        await play(evening, pages, question);
        await leadOn(question, ['question', 'revealed', 'board']);
      }
      await play(evening, pages, 2);
      await record('reveal', () => host.next(2, 'question'));
      const told = [/were right/, /fastest/i, /ten countries/];
      await tell(pages, { stage: told, phone: [...told, 'Correct!'], panel: told });
      await record('board', () => host.next(2, 'revealed'));
      await tell(pages, {
        stage: ['Ada', 'Biggest climber', /in a row/],
        phone: [/of 10/],
        panel: ['Standings'],
      });
      await record('break', () => host.next(2, 'board'));
      const said = [lastOrders, new RegExp(rounds[1])];
      await tell(pages, { stage: said, phone: said, panel: said });
      await record('round', () => host.next(2, 'break'));
      await play(evening, pages, 3);
      await leadOn(3, ['question', 'revealed', 'board']);
      await play(evening, pages, 4);
      await host.next(4, 'question');
      await record('podium', () => host.next(4, 'revealed'));
      await expect(endHeading(pages.phone)).toBeVisible();
      await tell(pages, { stage: ['Winners', 'Ada'], phone: ['Ada'], panel: ['Final leaderboard'] });
    } finally {
      await browsers.end();
    }
  });
}

/** The wall and the panel of the host, and the phone of Ada. */
const openScreens = async (browsers: Browsers, { host }: ShowEvening): Promise<Screens> => {
  const panel = await browsers.open(host.cookie);
  await completeOwnProfile(panel);
  await panel.goto(paths.hostPanel(host.gameId));
  const stage = await browsers.open(host.cookie);
  await stage.goto(paths.screen(host.gameId));
  return { stage, phone: await joinWithPage(browsers, host.joinCode, 'Ada'), panel };
};

/** Opens the answers, whatever stands before them, and has everybody answer. */
const play = async ({ host, answer }: ShowEvening, { phone }: Screens, question: number): Promise<void> => {
  await expect(async () => {
    const { phase } = await host.state();
    if (phase === 'round' || phase === 'reading') await host.next(question, phase);
    expect((await host.state()).phase).toBe('question');
  }).toPass();
  const ada = phone.getByRole('button', { name: new RegExp(`^Answer ${adasAnswers[question]}:`) });
  await Promise.all([answer(question), ada.click()]);
};

/** Whether it moves or not, the same is told. */
const tell = async (
  pages: Screens,
  facts: Record<keyof Screens, readonly (string | RegExp)[]>,
): Promise<void> => {
  for (const screen of ['stage', 'phone', 'panel'] as const)
    for (const fact of facts[screen]) await expect(pages[screen].getByText(fact).first()).toBeVisible();
};
