/** A stretch of time for the server, ISO 8601; what is missing has no bound. */
export interface Period {
  from?: string;
  to?: string;
}

/** From the beginning of the first day to the end of the last, by the clock of this place; null where the last comes first. */
export const periodOf = (first: string, last: string): Period | null => {
  if (first !== '' && last !== '' && last < first) return null;
  return {
    ...(first !== '' && { from: midnight(first, 0) }),
    ...(last !== '' && { to: midnight(last, 1) }),
  };
};

/** The beginning of a day `YYYY-MM-DD`, or of one so many days later: a day may have 23 hours or 25. */
const midnight = (day: string, later: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};
