import type { UserId } from '@clockbeat/domain';
import type { EntityManager } from 'typeorm';
import { AddressTaken, lockAddress } from './address.js';
import { type User, UserEntity } from './user.entity.js';

/** Who somebody is at an OpenID provider. The pair of issuer and subject names a person for good, the address does not. */
export interface Identity {
  readonly issuer: string;
  /** The same provider as the settings name it: by that its groups are known. */
  readonly provider: string;
  readonly subject: string;
  /** One that the provider has verified. */
  readonly email: string;
  /** Whether the operator trusts this provider with addresses: who has the address there has the account of it here. */
  readonly isAddressTrusted: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** What its groups at the provider give. */
  readonly roles: readonly string[];
}

const find = 'select user_id as "userId" from identities where issuer = $1 and subject = $2';

const remember = /* sql */ `
insert into identities (issuer, subject, user_id, roles, signed_in_at, provider) values ($1, $2, $3, $4, now(), $5)
on conflict (issuer, subject) do update set roles = excluded.roles, provider = excluded.provider, signed_in_at = excluded.signed_in_at`;

/** The account of this identity (see `UserStore.upsertFromIdentity`). */
export const upsertFromIdentity = async (manager: EntityManager, identity: Identity): Promise<User> => {
  const { issuer, subject, roles, provider } = identity;
  // Two first sign-ins of one person may come with two addresses.
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 12))', [`${issuer} ${subject}`]);
  const [known]: { userId: UserId }[] = await manager.query(find, [issuer, subject]);
  const users = manager.getRepository(UserEntity);
  const user =
    known === undefined
      ? await firstComer(manager, identity)
      : await users.findOneByOrFail({ id: known.userId });
  if (isVouchedFor(user, identity)) user.emailTrusted = true;
  user.firstName ??= identity.firstName;
  user.lastName ??= identity.lastName;
  const { id } = await users.save(user);
  await manager.query(remember, [issuer, subject, id, roles, provider]);
  return { ...(await users.findOneByOrFail({ id })) };
};

/** An account that was made before the operator trusted its provider counts as one that was made since: it has no other owner. */
const isVouchedFor = (user: UserEntity, { isAddressTrusted, email }: Identity): boolean =>
  isAddressTrusted && user.email === email.trim().toLowerCase();

/** Whose account it becomes at the first sign-in: that of its address where both sides' addresses are trusted, else a new one. */
const firstComer = async (manager: EntityManager, identity: Identity): Promise<UserEntity> => {
  const email = identity.email.trim().toLowerCase();
  await lockAddress(manager, email);
  const users = manager.getRepository(UserEntity);
  const holder = await users.findOneBy({ email });
  if (holder === null)
    return users.create({ email, emailTrusted: identity.isAddressTrusted, isProfileComplete: false });
  if (identity.isAddressTrusted && holder.emailTrusted) return holder;
  throw new AddressTaken();
};
