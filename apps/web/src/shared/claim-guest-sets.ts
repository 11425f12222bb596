import { claimSavedSets } from '../api/claim-saved-sets.js';
import { ApiError } from '../api/request.js';
import { guestSession } from '../hosting/guest-session.js';

/**
 * What somebody saved as a guest becomes the account's, once, after the sign-in. The guest's id is forgotten only when
 * the server has them, so that a call that got lost is made again with the next sign-in or visit.
 */
export const claimGuestSets = async (): Promise<void> => {
  const guest = guestSession.get();
  if (guest === null) return;
  try {
    await claimSavedSets(guest);
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  guestSession.forget();
};
