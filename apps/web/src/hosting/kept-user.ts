import type { UserView } from '@clockbeat/domain/contract';
import { asRecord, asText, stored } from '../lib/stored.js';

/** Who was signed in when this browser last asked (OP-67). A hint: only the session says who is. */
type KeptUser = Pick<UserView, 'id' | 'email' | 'firstName' | 'username'>;

export const readKeptUser = (stored: unknown): KeptUser | null => {
  const from = asRecord(stored);
  const id = asText(from?.['id']);
  const email = asText(from?.['email']);
  if (!from || !id || !email) return null;
  return { id, email, firstName: asText(from['firstName']), username: asText(from['username']) };
};

export const keptUser = stored<KeptUser | null>({
  key: 'clockbeat.user',
  empty: null,
  read: readKeptUser,
});
