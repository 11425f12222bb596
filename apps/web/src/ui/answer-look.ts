import { type Choice, letters } from '@clockbeat/domain/contract';

/** A to D, the same on phone and stage. */
export const letterOf = (choice: Choice): string => letters[choice];

const fills = ['bg-coral', 'bg-sky', 'bg-volt', 'bg-grape'] as const;
export const fillOf = (choice: Choice): string => fills[choice];

const inks = ['text-coral', 'text-sky', 'text-volt', 'text-grape'] as const;
export const inkOf = (choice: Choice): string => inks[choice];
