import { randomBytes } from 'node:crypto';
import type { UserId } from '@clockbeat/domain';
import type { ActingOperator, Persistence, User } from '../src/index.js';

/** Somebody who has just signed in for the first time. */
export const aUser = (store: Persistence, name = `u${randomBytes(6).toString('hex')}`): Promise<User> =>
  store.users.upsertFromGoogle({
    googleId: `google-${name}`,
    email: `${name}@example.org`,
    firstName: name,
    lastName: null,
    profileImageUrl: null,
  });

/** Somebody whom the settings name as an operator. */
export const operating = (id: UserId): ActingOperator => ({ id, mayOperate: () => true });
