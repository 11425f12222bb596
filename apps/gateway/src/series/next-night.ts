import type { SeriesSchedule } from '@clockbeat/domain';
import type { KeptNight, Night } from '@clockbeat/persistence';
import { nightsAfter } from './nights.js';

/** Dates that are over with: one that somebody has begun to make and never told of may still come. */
const settled = (nights: readonly KeptNight[]): Set<string> =>
  new Set(nights.filter(({ state }) => state !== 'making').map(({ night }) => night));

/** The first night after that time (ms) that is neither skipped nor made; null: none comes any more. */
export const nextNight = (
  { schedule, nights }: { readonly schedule: SeriesSchedule; readonly nights: readonly KeptNight[] },
  after: number,
): Night | null => nightsAfter(schedule, after, { count: 1, without: settled(nights) })[0] ?? null;
