import { type ComponentType, lazy } from 'react';
import { look, onServerBack, serverAway } from '../api/server-away.js';
import { stored } from '../lib/stored.js';

const onceInMs = 60_000;

const reloadedAt = stored({ key: 'clockbeat.reloadedAt', empty: 0, read: Number, inTab: true });

/** A page that is loaded when it is opened, or before that by its `fetch`: then it is there without a word that it is on its way. */
export const lazyPage = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  let coming: ReturnType<typeof load> | undefined;
  const fetch = () => {
    coming ??= load();
    return coming;
  };
  return Object.assign(
    lazy(() => fetch().catch(reloadOnce)),
    { fetch },
  );
};

/**
 * A client that was left open over a deployment asks for files that are no more: the new one is loaded in its place, once,
 * since a second failure has another reason. Where the server is away, it is waited for: a browser never asks again for a
 * file that failed. Only for what nothing goes on without: a decoration that does not come must not take a question off the
 * screen.
 */
export const reloadOnce = async (failure: unknown): Promise<never> => {
  await look();
  if (serverAway.get()) await new Promise<void>((back) => onServerBack(back));
  else if (reloadedLately()) throw failure;
  location.reload();
  // What waits for the page waits for the reload.
  return new Promise(() => {});
};

const reloadedLately = (): boolean => {
  const [last, now] = [reloadedAt.get(), Date.now()];
  // Without a memory it might go on for ever.
  return !reloadedAt.set(now) || now - last < onceInMs;
};
