import { cleanCode, isCode } from './join-code.js';

it.each([
  ['abc 123', 'ABC123'],
  [' quiz22\n', 'QUIZ22'],
  ['AB CD EF GH', 'ABCDEFGH'],
])('takes %j for the code %s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
  expect(isCode(code)).toBe(true);
});

it.each(['', 'abc1', 'ABC', 'ABCDEFGH9', 'AB-123', 'ÄBCDE1'])('%j is no code', (text) => {
  expect(isCode(text)).toBe(false);
});
