import { worthAnotherTry } from './worth-another-try.js';

/** Where all lists of saved sets are cached: whatever changes a set makes them out of date. */
export const allSetsKey = ['saved-sets'] as const;
/** The list of an account, or of a guest. */
export const setsKey = (guest: string | null) => [...allSetsKey, guest] as const;
export const setKey = (setId: string, guest: string | null) => ['saved-set', setId, guest] as const;

/** How the list is read (API-05): kept for five minutes, and asked for once more where it did not come. */
export const listOfSets = { staleTime: 5 * 60_000, retry: worthAnotherTry(1) } as const;
