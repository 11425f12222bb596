import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Which of axe's rules are asked: colours are most of its work, and all that another scheme changes. */
export type Rules = 'all' | 'colours' | 'all but colours';

declare global {
  interface Window {
    /** Of a page whose clock is held, the real one (`keepTimerForAxe`). */
    timerForAxe?: typeof setTimeout;
    axe?: typeof axe;
  }
}

/** To run in a page before its clock is held: axe waits between its steps. */
export const keepTimerForAxe = (): void => {
  window.timerForAxe = setTimeout;
};

/** What axe finds serious or critical on a page: the rule, and where. */
export const barriersOn = async (page: Page, rules: Rules): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`((setTimeout) => { ${axe.source} })(window.timerForAxe ?? window.setTimeout)`);
  const { violations } = await page.evaluate((options) => window.axe!.run(document, options), {
    resultTypes: ['violations'],
    // only rules that we don't ask want the style sheets once more
    preload: false,
    ...chosen[rules],
  } satisfies axe.RunOptions);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}, at ${target.join(' ')}`));
};

const colours = ['color-contrast', 'link-in-text-block'];
const chosen: Readonly<Record<Rules, axe.RunOptions>> = {
  all: {},
  colours: { runOnly: { type: 'rule', values: colours } },
  'all but colours': { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) },
};
