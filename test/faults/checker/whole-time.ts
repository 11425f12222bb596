import type { RecordedEvent } from '@clockbeat/domain';
import type { GameRecord, Violation } from './record.js';

/** An opening is decided again before it is stored later than this, ms; and how far two clocks may lie apart. */
const storedWithinMs = 1_000;
const clocksAgreeMs = 500;
/** Forth by more than this, and the games go by the new time at once: the open question may be lost (docs/decisions/037). */
const jumpMs = 10_000;

/** What is open since an event, and for how long it was promised to be, ms. */
interface Open {
  readonly event: RecordedEvent;
  readonly ms: number;
}

const openedBy = (event: RecordedEvent): Open | null => {
  if (event.type === 'QuestionClosed' || event.type === 'BoardShown') return null;
  if ('opened' in event.data) return { event, ms: event.data.opened.closesAt - event.data.opened.opensAt };
  if (event.type === 'GameResumed' && event.data.closesAt !== null)
    return { event, ms: event.data.closesAt - (event.data.opensAt ?? event.at) };
  return null;
};

/** No question is older than its storing, and none is closed by the clock before everybody has had its whole time. */
export const wholeTime = ({ log, clockWasSet }: GameRecord): Violation[] => {
  const found: string[] = [];
  let open: Open | null = null;
  const jumpedBetween = (from: number, to: number): boolean =>
    clockWasSet.some(({ at, byMs }) => byMs > jumpMs && at > from - clocksAgreeMs && at < to + clocksAgreeMs);
  for (const event of log) {
    if (
      open &&
      event.actor === 'clock' &&
      'closed' in event.data &&
      event.data.closed?.reason === 'deadline'
    ) {
      const lasted = event.recordedAt - open.event.recordedAt;
      const least = open.ms * 0.99 - storedWithinMs - clocksAgreeMs;
      if (lasted < least && !jumpedBetween(open.event.recordedAt, event.recordedAt))
        found.push(`version ${event.version}: closed after ${lasted} ms of ${open.ms}`);
    }
    const opened = openedBy(event);
    const age = opened ? event.recordedAt - event.at : 0;
    if (clockWasSet.length === 0 && age > storedWithinMs + clocksAgreeMs)
      found.push(`version ${event.version}: ${event.type} was stored ${age} ms after it opened`);
    if (opened) open = opened;
    // a deadline ends a question whenever its host wants it to
    else if (event.type === 'GamePaused' || event.type === 'DeadlineMoved') open = null;
  }
  return found.map((what) => ({ promise: 'an opened question can be answered for its whole time', what }));
};
