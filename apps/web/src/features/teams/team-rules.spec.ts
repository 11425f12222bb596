import { teamErrors } from './team-rules.js';

it.each([
  ['', 'team.required'],
  [' \t ', 'team.required'],
  ['The Clocks', undefined],
  [` ${'x'.repeat(50)} `, undefined],
  ['🕰'.repeat(50), undefined],
  ['🕰'.repeat(51), 'team.nameTooLong'],
])('%j is refused with %s', (name, error) => {
  expect(teamErrors(name).name).toBe(error);
});
