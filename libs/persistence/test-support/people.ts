import { randomBytes } from 'node:crypto';
import type { Persistence, User } from '../src/index.js';

/** Somebody who has just signed in for the first time. */
export const aUser = (store: Persistence, name = `u${randomBytes(6).toString('hex')}`): Promise<User> =>
  store.users.upsertFromGoogle({
    googleId: `google-${name}`,
    email: `${name}@example.org`,
    firstName: name,
    lastName: null,
    profileImageUrl: null,
  });
