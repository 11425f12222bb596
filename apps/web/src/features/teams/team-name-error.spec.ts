import { teamNameError } from './team-name-error.js';

it.each([
  ['', 'team.required'],
  [' \t ', 'team.required'],
  ['The Clocks', null],
  [` ${'x'.repeat(50)} `, null],
  ['🕰'.repeat(50), null],
  ['🕰'.repeat(51), 'team.nameTooLong'],
])('%j is refused with %s', (name, error) => {
  expect(teamNameError(name)).toBe(error);
});
