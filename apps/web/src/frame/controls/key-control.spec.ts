import { fits, hostControls, keyControl } from './key-control.js';

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

it.each([
  ['waiting', ['start', 'finish']],
  ['active', ['pause', 'next', 'finish']],
  ['paused', ['resume', 'finish']],
  ['finished', []],
] as const)('offers in a game that is %s: %j', (status, expected) => {
  expect(hostControls.filter((control) => fits(control, status))).toEqual(expected);
});
