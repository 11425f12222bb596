import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Which of axe's rules are asked: colours are most of its work, and all that another scheme changes. */
export type Rules = 'all' | 'colours' | 'all but colours';

/** What axe finds serious or critical on a page: the rule, and where. */
export const barriersOn = async (page: Page, rules: Rules): Promise<string[]> => {
  // in one page, since we have no frames: else it opens another one, whose clock is held too
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'colours') axe.withRules(colours);
  if (rules === 'all but colours') axe.disableRules(colours);
  const examined = axe.analyze();
  const [{ violations }] = await Promise.all([examined, tickUntil(page, examined)]);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}, at ${target.join(' ')}`));
};

const colours = ['color-contrast', 'link-in-text-block'];

/** Axe waits by the page's timers. Where they are held they go on for it, a millisecond at a time. */
const tickUntil = async (page: Page, done: Promise<unknown>): Promise<void> => {
  let over = false;
  const end = (): void => {
    over = true;
  };
  done.then(end, end);
  while (!over) await page.clock.runFor(1);
};
