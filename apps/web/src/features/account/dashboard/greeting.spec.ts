import { greetingAt } from './greeting.js';

describe('the greeting', () => {
  it.each([
    [0, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'afternoon'],
    [17, 59, 'afternoon'],
    [18, 0, 'evening'],
    [23, 59, 'evening'],
  ])('at %i:%i is for the %s', (hour, minute, part) => {
    expect(greetingAt(new Date(2026, 5, 1, hour, minute))).toBe(`dashboard.${part}`);
  });
});
