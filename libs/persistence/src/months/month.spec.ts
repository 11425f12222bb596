import { beginningOfId, firstMonth, monthOf, monthsFrom } from './month.js';

const second = 1_000;

it('is a month of the calendar, UTC, from its first hour to that of the next', () => {
  expect(monthOf(Date.UTC(2026, 10, 26, 14))).toEqual({
    name: '2026-11',
    partition: 'events_2026_11',
    begins: Date.UTC(2026, 10),
    ends: Date.UTC(2026, 11),
    from: beginningOfId(Date.UTC(2026, 10)),
    to: beginningOfId(Date.UTC(2026, 11)),
  });
});

it('has every id of its games, and none of its neighbours', () => {
  // byte by byte, as the log compares, for as long as three characters last
  for (let month = firstMonth; month.begins < Date.UTC(2055, 10); month = monthOf(month.ends)) {
    const [first, last] = [`${month.from}----------`, `${beginningOfId(month.ends - second)}zzzzzzzzzz`];
    expect([month.from <= first, first < last, last < month.to]).toEqual([true, true, true]);
    expect(`${beginningOfId(month.begins - second)}zzzzzzzzzz` < month.from || month === firstMonth).toBe(
      true,
    );
  }
});

it('is followed by others without a gap, over the end of a year', () => {
  const months = monthsFrom(Date.UTC(2026, 10, 30, 23, 59), 3);
  expect(months.map(({ name }) => name)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  for (const [nth, month] of months.slice(1).entries()) expect(month.from).toBe(months[nth]?.to);
});
