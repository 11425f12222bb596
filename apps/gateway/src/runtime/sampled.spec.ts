import { Sampled } from './sampled.js';

it('says a thing at once, then once in a while with how often it was, each thing for itself', () => {
  let now = 0;
  const sampled = new Sampled(1_000, () => now);
  expect(sampled.take('games')).toBe(1);
  now = 999;
  expect([sampled.take('games'), sampled.take('games')]).toEqual([null, null]);
  expect(sampled.take('seals')).toBe(1);
  now = 1_000;
  expect(sampled.take('games')).toBe(3);
  now = 2_000;
  expect(sampled.take('games')).toBe(1);
});
