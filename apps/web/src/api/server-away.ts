import { store } from '../lib/store.js';

/** Between two looks for a server that is away. */
const lookEveryMs = 3_000;

/**
 * Whether the server is out of reach: neither a call nor a look for it was answered. One line says so
 * (frame/offline-line.tsx), and what failed for it is read again when it is back.
 */
export const serverAway = store(false);

let looking = false;
let next: ReturnType<typeof setTimeout> | undefined;

const note = (away: boolean): void => {
  clearTimeout(next);
  if (away) next = setTimeout(look, lookEveryMs);
  if (away !== serverAway.get()) serverAway.set(away);
};

/** Looks whether the server is there, and goes on until it is: one call that fails may have a reason of its own. */
export const look = async (): Promise<void> => {
  if (looking) return;
  looking = true;
  try {
    await fetch('/health/live', { cache: 'no-store' });
    note(false);
  } catch {
    note(true);
  } finally {
    looking = false;
  }
};

/** Some call was answered, whatever the answer: the server may be back. */
export const serverAnswered = (): void => {
  if (serverAway.get()) void look();
};

/** Looks at once where the browser's network comes or goes, and where somebody turns to the page again. Gives the way to stop. */
export const watchServer = (): (() => void) => {
  const again = (): void => {
    if (document.visibilityState === 'visible' && (serverAway.get() || !navigator.onLine)) void look();
  };
  again();
  const events = ['online', 'offline', 'visibilitychange'] as const;
  for (const event of events) addEventListener(event, again);
  return () => {
    for (const event of events) removeEventListener(event, again);
  };
};

/** Calls back each time the server is there again. Gives the way to stop. */
export const onServerBack = (back: () => void): (() => void) =>
  serverAway.subscribe(() => {
    if (!serverAway.get()) back();
  });
