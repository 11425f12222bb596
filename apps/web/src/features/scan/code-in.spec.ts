import { codeIn } from './code-in.js';

it.each([
  ['ABC123', 'ABC123'],
  [' alpha1 ', 'ALPHA1'],
  ['https://trivia.example.org/join/QKZ7XW', 'QKZ7XW'],
  ['http://192.168.1.20:3000/join/qkz7xw/', 'QKZ7XW'],
  ['https://trivia.example.org/join-team/QKZ7XW', 'QKZ7XW'],
  ['https://trivia.example.org/join?code=QKZ7XW', 'QKZ7XW'],
  ['https://trivia.example.org/scan-trivia?code=QKZ7XW&from=lobby', 'QKZ7XW'],
  ['https://trivia.example.org/join?code=qkz+7xw', 'QKZ7XW'],
])('finds the code in %s', (scanned, code) => {
  expect(codeIn(scanned)).toBe(code);
});

it.each([
  '',
  'abc',
  'TOOLONGCODE',
  'good luck',
  'https://example.org/',
  'https://example.org/other/QKZ7XW',
  'https://example.org/join/',
  'https://example.org/join?code=',
  'https://example.org/join/a-b-c-d',
  'javascript:alert(1)//join/QKZ7XW',
  'WIFI:S:Anchor;T:WPA;P:secret;;',
])('finds none in %j', (scanned) => {
  expect(codeIn(scanned)).toBeNull();
});
