import type { GameId, RecordedEvent } from '@clockbeat/domain';

/** A committed batch, taken apart: the events of each game in their order. */
export const byGame = (events: readonly RecordedEvent[]): Map<GameId, RecordedEvent[]> => {
  const groups = new Map<GameId, RecordedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.gameId);
    if (group) group.push(event);
    else groups.set(event.gameId, [event]);
  }
  return groups;
};
