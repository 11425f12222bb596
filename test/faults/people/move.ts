import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import { isRefusal } from '../checker/reading.js';
import type { Wire } from './wire.js';

const again = 150;
/** How long the news of what was clicked may take until it is clicked again. */
const newsWithinMs = 1_000;

/** Clicks until it is so, as far as this panel knows, or it is told that it can't be. */
export const move = async <M extends ClientMessage>(
  by: Wire,
  message: M,
  body: ClientMessages[M]['body'],
  isOver: () => boolean,
  isSo: () => boolean,
): Promise<void> => {
  while (!isOver() && !isSo()) {
    if (by.isIn) {
      const reply = await by.ask(message, body);
      if (reply?.ok || (isRefusal(reply) && reply.error.code !== 'unavailable')) {
        await by.until(isSo, newsWithinMs);
        return;
      }
    }
    await sleep(again);
  }
};
