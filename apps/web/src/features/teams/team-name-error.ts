import { limits } from '@clockbeat/domain/contract';

type TeamNameError = 'team.required' | 'team.nameTooLong';

/** What is wrong with a team's name, if anything. Lengths are code points, as the server counts them. */
export const teamNameError = (name: string): TeamNameError | null => {
  const trimmed = name.trim();
  if (trimmed === '') return 'team.required';
  return [...trimmed].length > limits.name ? 'team.nameTooLong' : null;
};
