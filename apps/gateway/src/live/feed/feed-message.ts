import { type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';

/** The sender's id, in ASCII, and a line's end; then the events as JSON. The own news is known by it without being read. */
const end = '\n';

/** What another gateway said, as this release has it; or that it was said here, or cannot be read here. */
export type HeardNews = readonly RecordedEvent[] | 'own' | 'unreadable';

export const encodeNews = (sender: string, events: readonly RecordedEvent[]): string =>
  sender + end + JSON.stringify(events);

/** The sender may be of an older or a newer release: its events are brought to today's schemas, like those of the log. */
export const decodeNews = (self: string, message: Buffer): HeardNews => {
  const headEnds = message.indexOf(end);
  if (headEnds < 0) return 'unreadable';
  if (message.toString('latin1', 0, headEnds) === self) return 'own';
  try {
    const events: unknown = JSON.parse(message.toString('utf8', headEnds + end.length));
    return Array.isArray(events) ? events.map((event: StoredEvent) => upcast(event)) : 'unreadable';
  } catch {
    return 'unreadable';
  }
};
