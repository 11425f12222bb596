import { type ComponentType, lazy } from 'react';
import { stored } from '../lib/stored.js';

const onceInMs = 60_000;

const reloadedAt = stored({ key: 'clockbeat.reloadedAt', empty: 0, read: Number, inTab: true });

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
  const [last, now] = [reloadedAt.get(), Date.now()];
  // Without a memory it might go on for ever.
  return !reloadedAt.set(now) || now - last < onceInMs;
};
