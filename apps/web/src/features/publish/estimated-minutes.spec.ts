import { estimatedMinutes } from './estimated-minutes.js';

it.each([
  [Array(10).fill(10), 2],
  [Array(10).fill(30), 5],
  [[5], 1],
  [[], 1],
])('%j take %d min', (timeLimits, minutes) => {
  expect(estimatedMinutes(timeLimits)).toBe(minutes);
});
