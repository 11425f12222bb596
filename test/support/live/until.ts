import { setTimeout as sleep } from 'node:timers/promises';

/** Far longer than anything takes at a load of forty, and less than a test may take: so it is named what was waited for. */
const timeoutMs = 400_000;

/** Waits until something is so: the only waiting in these tests, and it fails by its name instead of hanging. */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = timeoutMs,
): Promise<void> => {
  const giveUp = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > giveUp) throw new Error(`Waited in vain until ${what}`);
    await sleep(10);
  }
};
