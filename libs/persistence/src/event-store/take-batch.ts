import { appendLimits } from './limits.js';
import type { PendingAppend } from './pending-append.js';

/** Takes the next batch from the front of the queue: as much as the limits allow, at least one row. */
export const takeBatch = (queue: PendingAppend[]): PendingAppend[] => {
  const streams = new Set<string>();
  let characters = 0;
  let count = 0;
  for (const { event, json } of queue) {
    streams.add(event.gameId);
    characters += json.length;
    const fits =
      count < appendLimits.batchEvents &&
      streams.size <= appendLimits.batchStreams &&
      characters <= appendLimits.batchCharacters;
    if (count > 0 && !fits) break;
    count += 1;
  }
  return queue.splice(0, count);
};
