/** The characters of an id, in the order in which PostgreSQL's collation "C" has them. */
const inOrder = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
/** The games of so long have the same beginning of their ids, ms. */
export const sameBeginningMs = 3_600_000;
/** Before it nobody made such an id; three characters of hours last for thirty years. */
const firstHour = Date.UTC(2026, 0) / sameBeginningMs;
/** Ids of before are 16 random characters: one in 262,144 of them stands among those that begin with a time. */
const afterAllOthers = 'game_zzz';

/**
 * How the ids of the games begin that are made in the hour of `at` (ms since 1970): with three characters that no other id
 * begins with, and three that say the hour. It sorts before all of them, and behind those of every hour before.
 */
export const beginningOfId = (at: number): string => {
  const hour = Math.max(0, Math.floor(at / sameBeginningMs) - firstHour);
  const digits = [hour >> 12, hour >> 6, hour].map((part) => inOrder[part & 63]);
  return `${afterAllOthers}${digits.join('')}`;
};

/** A month of the calendar, UTC, by whose games the log is divided (docs/decisions/064). */
export interface Month {
  /** Such as '2026-11'. */
  readonly name: string;
  /** The table that holds the events of its games. */
  readonly partition: string;
  /** ms since 1970, and the end is the beginning of the next one. */
  readonly begins: number;
  readonly ends: number;
  /** Ids of its games are at or after this one … */
  readonly from: string;
  /** … and before this one. */
  readonly to: string;
}

/** Holds the games with ids that say no time, and those of the months that were over when the log was divided. */
export const beforeMonths = 'events_before_months';
/** Holds what no month waits for: nothing, as long as months are made ahead. */
export const withoutMonth = 'events_without_month';

export const monthOf = (at: number): Month => {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [begins, ends] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const name = new Date(begins).toISOString().slice(0, 7);
  return {
    name,
    partition: `events_${name.replace('-', '_')}`,
    begins,
    ends,
    from: beginningOfId(begins),
    to: beginningOfId(ends),
  };
};

/** The month of `at` and so many behind it. */
export const monthsFrom = (at: number, more: number): Month[] => {
  const months = [monthOf(at)];
  for (let last = months[0]; last && months.length <= more; last = months.at(-1))
    months.push(monthOf(last.ends));
  return months;
};

/** The first month whose games have ids that say when they were made. */
export const firstMonth = monthOf(firstHour * sameBeginningMs);

/** The month of a name such as '2026-11'; throws for what is none. */
export const monthNamed = (name: string): Month => {
  const month = monthOf(Date.parse(`${name}-01T00:00:00Z`) || 0);
  if (month.name !== name) throw new Error(`"${name}" is no month: write it like 2026-11`);
  return month;
};

/** What lies before all months, as one: it ends where the first month of its own begins, at the id `to`. */
export const monthBefore = (to: string): Month => {
  let first = firstMonth;
  while (first.from < to) first = monthOf(first.ends);
  return { name: 'before-months', partition: beforeMonths, begins: 0, ends: first.begins, from: '', to };
};
