import type { SeriesPageView } from '@clockbeat/domain';
import { calendarOf } from './calendar.js';

const page = {
  id: 'series_one',
  title: 'Quiz, Pommes; Bier \\ Öl',
  code: '123456',
  pageUrl: 'https://quiz.example/series/series_one',
  upcoming: [
    { night: '2026-12-03', startsAt: '2026-12-03T19:00:00.000Z', skipped: false },
    { night: '2026-12-10', startsAt: '2026-12-10T19:00:00.000Z', skipped: true },
  ],
} as unknown as SeriesPageView;

it('is what calendars read: a night each, in UTC, called off where it is skipped', () => {
  const lines = calendarOf(page, 'Clockbeat', Date.parse('2026-11-28T12:00Z')).split('\r\n');
  expect(lines.slice(0, 9)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clockbeat//Series//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Quiz\\, Pommes\\; Bier \\\\ Öl',
    'BEGIN:VEVENT',
    'UID:2026-12-03.series_one@quiz.example',
    'DTSTAMP:20261128T120000Z',
    'DTSTART:20261203T190000Z',
  ]);
  expect(lines).toContain('DTEND:20261203T220000Z');
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

it('goes on in another line after 75 octets, and breaks no character', () => {
  const title = `${'ü'.repeat(60)}🎉${'é'.repeat(40)}`;
  const text = calendarOf({ ...page, title }, 'Clockbeat', 0);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
