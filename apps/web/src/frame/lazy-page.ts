import { type ComponentType, lazy } from 'react';

const key = 'clockbeat.reloadedAt';
const onceInMs = 60_000;

/** A page that is loaded when it is opened. */
export const lazyPage = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(reloadOnce));

/**
 * A client that was left open over a deployment asks for files that are no more: the new one is loaded in its place, once,
 * since a second failure has another reason. Without a network the error page says what to do. Only for what nothing goes
 * on without: a decoration that does not come must not take a question off the screen.
 */
export const reloadOnce = (failure: unknown): Promise<never> => {
  if (!navigator.onLine || reloadedLately()) throw failure;
  location.reload();
  // What waits for the page waits for the reload.
  return new Promise(() => {});
};

const reloadedLately = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last < onceInMs;
  } catch {
    // Without a memory it might go on for ever.
    return true;
  }
};
