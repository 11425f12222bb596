import { limits } from '@clockbeat/domain/contract';
import { ApiError } from '../api/request.js';
import { claimSavedSets } from '../api/sets.js';
import { randomUuid } from '../lib/random-uuid.js';
import { asText, stored } from '../lib/stored.js';

/** The random name under which a guest's sets are kept; gone with the browser's data (DATA-16). */
export const guestSession = stored<string | null>({
  key: 'clockbeat.guestSessionId',
  empty: null,
  read: (stored) => {
    const id = asText(stored);
    return id !== null && id.length <= limits.guestSession && /^[\w-]{22,}$/.test(id) ? id : null;
  },
});

/** The guest's id, made now if there is none. 36 characters, 122 random bits. */
export const ensureGuestSession = (): string => {
  const kept = guestSession.get();
  if (kept !== null) return kept;
  const made = randomUuid();
  guestSession.set(made);
  return made;
};

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
