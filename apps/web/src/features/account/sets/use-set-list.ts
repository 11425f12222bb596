import type { SavedSetView } from '@clockbeat/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getSavedSets } from '../../../api/get-saved-sets.js';
import { claimGuestSets } from '../../../shared/claim-guest-sets.js';
import { accountSetsKey, readOnce } from '../account-query.js';

/** The account's saved sets, newest first; a guest's that the sign-in could not bring along come along now. */
export const useSetList = (): UseQueryResult<SavedSetView[]> =>
  useQuery({
    queryKey: accountSetsKey,
    queryFn: async ({ signal }) => {
      await claimGuestSets();
      return getSavedSets(null, signal);
    },
    ...readOnce,
  });
