import { percentOf, resultWord } from './result-words.js';

it.each([
  [100, 'ownResults.excellent'],
  [80, 'ownResults.excellent'],
  [79, 'ownResults.good'],
  [60, 'ownResults.good'],
  [59, 'ownResults.notBad'],
  [40, 'ownResults.notBad'],
  [39, 'ownResults.practice'],
  [0, 'ownResults.practice'],
])('%i percent is %s', (percent, word) => {
  expect(resultWord(percent)).toBe(word);
});

it.each([
  [2, 3, 67],
  [1, 3, 33],
  [0, 0, 0],
  [10, 10, 100],
])('%i of %i is %i percent', (score, total, percent) => {
  expect(percentOf(score, total)).toBe(percent);
});
