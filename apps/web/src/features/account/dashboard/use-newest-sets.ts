import type { SavedSetView } from '@clockbeat/domain/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getSavedSets } from '../../../api/get-saved-sets.js';
import { claimGuestSets } from '../../../shared/claim-guest-sets.js';
import { readOnce } from '../../../shared/read-once.js';

/** As many as fit a look; the rest is a page away. */
const shownAtMost = 6;

/** The account's newest saved sets; a guest's that the sign-in could not bring along come along now. */
export const useNewestSets = (): UseQueryResult<SavedSetView[]> =>
  useQuery({
    queryKey: ['account', 'newest-sets'],
    queryFn: async ({ signal }) => {
      await claimGuestSets();
      return getSavedSets(null, signal, shownAtMost);
    },
    ...readOnce,
  });
