import { fits, hostControls } from './fitting-controls.js';

it.each([
  ['waiting', ['start', 'finish']],
  ['active', ['pause', 'next', 'finish']],
  ['paused', ['resume', 'finish']],
  ['finished', []],
] as const)('offers in a game that is %s: %j', (status, expected) => {
  expect(hostControls.filter((control) => fits(control, status))).toEqual(expected);
});
