import { limits } from '@clockbeat/domain/contract';
import { asText, KeptValue } from './kept-value.js';
import { randomUuid } from './random-uuid.js';

/** The random name under which a guest's sets are kept; gone with the browser's data (DATA-16). */
export const guestSession = new KeptValue<string | null>({
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
