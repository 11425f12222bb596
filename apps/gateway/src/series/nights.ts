import type { SeriesSchedule } from '@clockbeat/domain';
import type { Night } from '@clockbeat/persistence';
import { Temporal } from 'temporal-polyfill';

const daysOf = ({ everyWeeks }: SeriesSchedule): number => everyWeeks * 7;

/**
 * When this date's night begins, ms. By the clocks of its place: a time that they leave out in spring comes as much later, one that
 * they show twice in autumn is the first (RFC 5545, 3.3.5, which Temporal calls `compatible`).
 */
const beginningOf = (date: Temporal.PlainDate, { time, zone }: SeriesSchedule): number =>
  date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;

/**
 * The nights of a schedule that begin after `after` (ms), in their order, without those of the dates in `without`: `count` at most, and
 * none after the last one.
 */
export const nightsAfter = (
  schedule: SeriesSchedule,
  after: number,
  { count, without = new Set() }: { readonly count: number; readonly without?: ReadonlySet<string> },
): Night[] => {
  const first = Temporal.PlainDate.from(schedule.startsOn);
  const last = schedule.endsOn === null ? null : Temporal.PlainDate.from(schedule.endsOn);
  const there = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(schedule.zone).toPlainDate();
  const days = first.until(there).days;
  const nights: Night[] = [];
  for (let nth = Math.max(0, Math.floor(days / daysOf(schedule))); nights.length < count; nth += 1) {
    const date = first.add({ days: nth * daysOf(schedule) });
    if (last !== null && Temporal.PlainDate.compare(date, last) > 0) break;
    const night = { night: date.toString(), startsAt: beginningOf(date, schedule) };
    if (night.startsAt > after && !without.has(night.night)) nights.push(night);
  }
  return nights;
};

/** Whether a text is a date that there is, `2026-12-03`, between 2000 and 2100. */
export const isDate = (text: unknown): boolean => {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
};
