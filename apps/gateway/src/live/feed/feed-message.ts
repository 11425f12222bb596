import type { RecordedEvent } from '@clockbeat/domain';

/** The sender's id, in ASCII, and a line's end; then the events as JSON. The own news is known by it without being read. */
const end = '\n';

export const encodeNews = (sender: string, events: readonly RecordedEvent[]): string =>
  sender + end + JSON.stringify(events);

/** Null: it is `self` who has said this, or it can't be read. */
export const decodeNews = (self: string, message: Buffer): readonly RecordedEvent[] | null => {
  const headEnds = message.indexOf(end);
  if (headEnds < 0 || message.toString('latin1', 0, headEnds) === self) return null;
  try {
    const events: unknown = JSON.parse(message.toString('utf8', headEnds + end.length));
    return Array.isArray(events) ? events : null;
  } catch {
    return null; // another version of Clockbeat, perhaps: the log has it
  }
};
