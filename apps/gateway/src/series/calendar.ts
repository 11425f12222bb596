import type { SeriesPageView } from '@clockbeat/domain';

/** How long an evening stands in calendars: nobody knows beforehand how long it lasts. */
const hours = 3;
/** RFC 5545, 3.1: a line has 75 octets at most, and goes on behind a break and a blank. */
const mostOctets = 75;

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const folded = (line: string): string => {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (octets + more > mostOctets) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += more;
  }
  return [...lines, part].join('\r\n');
};

const utc = (at: string | number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * The next nights of a series as a calendar (RFC 5545). Each in UTC: so no rule for a zone's clocks has to come along, and whoever
 * subscribes gets the nights after them. `now`: ms.
 */
export const calendarOf = (
  { id, title, code, pageUrl, upcoming }: SeriesPageView,
  installation: string,
  now: number,
): string => {
  const events = upcoming.map(({ night, startsAt, skipped }) => [
    'BEGIN:VEVENT',
    `UID:${night}.${id}@${new URL(pageUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(Date.parse(startsAt) + hours * 3_600_000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${code} · ${pageUrl}`)}`,
    `URL:${pageUrl}`,
    `STATUS:${skipped ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(installation)}//Series//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
