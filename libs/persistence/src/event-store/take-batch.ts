import type { AppendLimits } from './limits.js';
import type { PendingAppend } from './pending-append.js';

/** Takes the next batch from the front of the queue: as much as the limits allow, at least one row. */
export const takeBatch = (queue: PendingAppend[], limits: AppendLimits): PendingAppend[] => {
  const streams = new Set<string>();
  let characters = 0;
  let count = 0;
  for (const { event, json } of queue) {
    streams.add(event.gameId);
    characters += json.length;
    const fits =
      count < limits.batchEvents &&
      streams.size <= limits.batchStreams &&
      characters <= limits.batchCharacters;
    if (count > 0 && !fits) break;
    count += 1;
  }
  return queue.splice(0, count);
};
