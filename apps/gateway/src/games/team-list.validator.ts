import { isLongerThan, limits, longestTypedName, teamsProblem } from '@clockbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { MaxItems } from '../http/body-outline.js';

const longestShown = 60;

const problemOfTeams = (value: unknown): string | null => {
  if (!Array.isArray(value)) return 'preparedTeams must be a list of names';
  if (value.length > limits.preparedTeams)
    return `A game has at most ${limits.preparedTeams} prepared teams.`;
  if (!value.every((name) => typeof name === 'string' && !isLongerThan(name, longestTypedName)))
    return `A team’s name has 1 to ${limits.name} characters.`;
  const problem = teamsProblem(value);
  if (problem === null) return null;
  const name = problem.name.trim().slice(0, longestShown);
  return problem.code === 'name_taken'
    ? `There is a team “${name}” already: names that differ in case or blanks are one.`
    : `“${name}” cannot be a team’s name: it needs 1 to ${limits.name} ordinary characters.`;
};

/** Names of different teams, as the game compares them; one message for a person. */
export const TeamList = (): PropertyDecorator =>
  applyDecorators(
    MaxItems(limits.preparedTeams),
    ValidateBy({
      name: 'teamList',
      validator: {
        validate: (value: unknown) => problemOfTeams(value) === null,
        defaultMessage: (context) => problemOfTeams(context?.value) ?? '',
      },
    }),
  );
