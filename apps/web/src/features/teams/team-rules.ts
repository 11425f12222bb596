import { limits } from '@clockbeat/domain/contract';

type TeamNameError = 'team.required' | 'team.nameTooLong';

/** What is wrong with a team's name, if anything. Lengths are code points, as the server counts them. */
export const teamErrors = (name: string): { name?: TeamNameError } => {
  const trimmed = name.trim();
  if (trimmed === '') return { name: 'team.required' };
  return [...trimmed].length > limits.name ? { name: 'team.nameTooLong' } : {};
};
