import type { Ack } from '@clockbeat/domain/contract';
import { isTransient } from './live-store.js';

export type Wait = (ms: number) => Promise<void>;

export const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const attempts = 5;

/**
 * The client's one retry loop: sends again while the answer is "ask again" and it still matters. Bounded, because a
 * server that is away for longer is met again by the reconnection, not by asking harder.
 */
export const patiently = async <T>(
  send: () => Promise<Ack<T>>,
  stillMatters: () => boolean,
  pause: Wait = wait,
): Promise<Ack<T>> => {
  let ack = await send();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    if (ack.ok || !isTransient(ack.error.code)) return ack;
    await pause(400 * 2 ** attempt);
    if (!stillMatters()) return ack;
    ack = await send();
  }
  return ack;
};
