const two = (part: number): string => String(part).padStart(2, '0');

/** The date of a moment by this browser's clocks, as a field of the type `date` writes it: 2026-12-03. */
export const localDate = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** A moment by this browser's clocks, as a field of the type `datetime-local` writes it: 2026-12-03T20:00. */
export const localMoment = (at: Date): string =>
  `${localDate(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
