import { periodOf } from './period.js';

const hours = (period: ReturnType<typeof periodOf>): number =>
  (Date.parse(period?.to ?? '') - Date.parse(period?.from ?? '')) / 3_600_000;

it('is without bounds where no day is named', () => {
  expect(periodOf('', '')).toEqual({});
  expect(Object.keys(periodOf('2026-11-01', '') ?? {})).toEqual(['from']);
  expect(Object.keys(periodOf('', '2026-11-01') ?? {})).toEqual(['to']);
});

it('has the whole last day, whatever its length', () => {
  expect(hours(periodOf('2026-06-10', '2026-06-10'))).toBe(24);
  // whether a clock is turned in them depends on the place; the next begins where this ends
  for (const [day, next] of [
    ['2026-03-29', '2026-03-30'],
    ['2026-10-25', '2026-10-26'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ] as const)
    expect(periodOf('', day)?.to).toBe(periodOf(next, '')?.from);
});

it('is none where the last day comes before the first', () => {
  expect(periodOf('2026-11-02', '2026-11-01')).toBeNull();
});
