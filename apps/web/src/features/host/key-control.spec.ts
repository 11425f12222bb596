import { keyControl } from './key-control.js';

it.each([
  [' ', 'active', 'next'],
  ['n', 'active', 'next'],
  ['N', 'active', 'next'],
  ['p', 'active', 'pause'],
  ['p', 'paused', 'resume'],
  ['s', 'waiting', 'start'],
] as const)('%j in a game that is %s means %s', (key, status, control) => {
  expect(keyControl(key, status)).toBe(control);
});

it.each([
  [' ', 'waiting'],
  [' ', 'paused'],
  ['n', 'finished'],
  ['s', 'active'],
  ['p', 'waiting'],
  ['f', 'active'],
  ['Enter', 'active'],
] as const)('%j in a game that is %s means nothing', (key, status) => {
  expect(keyControl(key, status)).toBeNull();
});
