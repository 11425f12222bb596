import type { SeriesSchedule } from '@clockbeat/domain';
import { isDate, nightsAfter } from './nights.js';

const thursdays: SeriesSchedule = {
  startsOn: '2026-10-08',
  time: '20:00',
  zone: 'Europe/Vienna',
  everyWeeks: 1,
  endsOn: null,
};
const beginnings = (
  schedule: Partial<SeriesSchedule>,
  after: string,
  { count = 4, without = [] as string[] } = {},
): string[] =>
  nightsAfter({ ...thursdays, ...schedule }, Date.parse(after), { count, without: new Set(without) }).map(
    ({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16),
  );

describe('the nights of a series', () => {
  it('are at the same hour of their place, also when its clocks are set back and forth', () => {
    expect(beginnings({}, '2026-10-20T00:00Z', { count: 2 })).toEqual([
      '2026-10-22T18:00',
      '2026-10-29T19:00',
    ]);
    expect(beginnings({}, '2027-03-20T00:00Z', { count: 2 })).toEqual([
      '2027-03-25T19:00',
      '2027-04-01T18:00',
    ]);
  });

  it('come when the clocks have been set, where these leave their time out, and the first time where they show it twice', () => {
    const late = { time: '02:30', startsOn: '2026-10-25' };
    expect(beginnings(late, '2026-10-01T00:00Z', { count: 1 })).toEqual(['2026-10-25T00:30']);
    expect(beginnings({ ...late, startsOn: '2027-03-28' }, '2027-03-01T00:00Z', { count: 1 })).toEqual([
      '2027-03-28T01:30',
    ]);
  });

  it('go by the clocks and the date of their place, wherever the server is', () => {
    const far = { startsOn: '2026-11-12', everyWeeks: 2 };
    expect(beginnings({ ...far, zone: 'Pacific/Auckland' }, '2026-11-12T06:59Z', { count: 2 })).toEqual([
      '2026-11-12T07:00',
      '2026-11-26T07:00',
    ]);
    expect(beginnings({ ...far, zone: 'America/New_York' }, '2026-11-13T00:59Z', { count: 2 })).toEqual([
      '2026-11-13T01:00',
      '2026-11-27T01:00',
    ]);
    expect(beginnings({ ...far, zone: 'Asia/Kathmandu' }, '2026-11-12T14:15Z', { count: 1 })).toEqual([
      '2026-11-26T14:15',
    ]);
  });

  it('leave out what is skipped, begin with the first and end with the last', () => {
    expect(beginnings({}, '2020-01-01T00:00Z', { count: 1 })).toEqual(['2026-10-08T18:00']);
    expect(beginnings({ endsOn: '2026-10-22' }, '2026-10-08T18:00Z', { without: ['2026-10-15'] })).toEqual([
      '2026-10-22T18:00',
    ]);
    expect(beginnings({ endsOn: '2026-10-22' }, '2026-10-22T18:00Z')).toEqual([]);
    expect(beginnings({ everyWeeks: 3, endsOn: '2026-11-05' }, '2026-10-01T00:00Z')).toEqual([
      '2026-10-08T18:00',
      '2026-10-29T19:00',
    ]);
  });

  it('are on dates that there are', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '1999-12-31', 20261231, null].some(isDate)).toBe(false);
  });
});
