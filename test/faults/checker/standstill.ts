import { dueAt, type RecordedEvent } from '@clockbeat/domain';
import { walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

const goesOnWithinMs = 15_000;

/** Once everything runs again, what the clock has to do to a game is done soon after it is due. */
export const standstill = (record: GameRecord): Violation[] => {
  const { calmSince } = record;
  if (calmSince === null) return [];
  const found: string[] = [];
  // due at so many ms by a clock that nobody sets: the event that set the deadline is stored on both clocks
  let due: { readonly at: number; readonly real: number } | null = null;
  const look = (event: RecordedEvent, at: number | null): void => {
    if (due && event.actor === 'clock') {
      const stoodMs = event.recordedAt - Math.max(due.real, calmSince);
      if (stoodMs > goesOnWithinMs)
        found.push(`version ${event.version}: ${event.type} ${Math.round(stoodMs)} ms after it could be`);
    }
    if (at === null) due = null;
    else if (due?.at !== at) due = { at, real: event.recordedAt + (at - event.at) };
  };
  walk(record, (event, after) => look(event, dueAt(after)));
  return found.map((what) => ({
    promise: 'no game stands still for more than 15 s after the last fault',
    what,
  }));
};
