import type { UserId } from '@clockbeat/domain';
import pg from 'pg';
import { type DataSource, type EntityManager, QueryFailedError, type Repository } from 'typeorm';
import { type Standing, standingOf } from '../roles/standing.sql.js';
import { isUuid } from '../uuid.js';
import { AddressTaken, lockAddress } from './address.js';
import { type Identity, upsertFromIdentity } from './identity.js';
import { type User, UserEntity } from './user.entity.js';

/** What Google says of somebody who signs in. The e-mail address is one that Google has verified. */
export interface GoogleProfile {
  googleId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

/** What is left out stays as it is; null clears. */
export interface ProfileChange {
  username?: string;
  bio?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}
export type ProfileOutcome =
  | { readonly outcome: 'changed'; readonly user: User }
  | { readonly outcome: 'unknown_user' | 'username_missing' | 'username_fixed' | 'username_taken' };

export class UserStore {
  private readonly users: Repository<UserEntity>;

  constructor(dataSource: DataSource) {
    this.users = dataSource.getRepository(UserEntity);
  }

  /**
   * The account of this person, made at the first sign-in. The same Google id or the same address is the same account;
   * the picture follows Google's, names are taken over where we have none. Throws `AddressTaken` where the address is that of an
   * account for which nobody trusted has vouched.
   */
  upsertFromGoogle(profile: GoogleProfile): Promise<User> {
    return this.users.manager.transaction((manager) => upsert(manager, profile));
  }

  /**
   * The account of somebody whom another provider knows, made at the first sign-in: the same issuer and subject are the same
   * account, whatever the address. Where the operator trusts the provider with addresses, one that is known by its address only
   * gets that account from then on. Throws `AddressTaken` where the address is another account's.
   */
  upsertFromIdentity(identity: Identity): Promise<User> {
    return this.users.manager.transaction((manager) => upsertFromIdentity(manager, identity));
  }

  async find(id: UserId): Promise<User | null> {
    if (!isUuid(id)) return null;
    const user = await this.users.findOneBy({ id });
    return user && { ...user };
  }

  /** The same with what was said of what it may: one statement, for every call of somebody who is signed in. */
  async findWithStanding(id: UserId): Promise<{ readonly user: User; readonly standing: Standing } | null> {
    if (!isUuid(id)) return null;
    const { entities, raw } = await this.users
      .createQueryBuilder('account')
      .addSelect(standingOf('account.id'), 'standing')
      .where({ id })
      .getRawAndEntities<{ standing: Standing }>();
    const [user, row] = [entities[0], raw[0]];
    return user && row ? { user: { ...user }, standing: row.standing } : null;
  }

  /** How others may call this account; null: it has no name, or there is no such account. */
  async nameOf(id: UserId): Promise<string | null> {
    const user = await this.find(id);
    return user && (user.username ?? user.firstName);
  }

  /**
   * Completes the profile, or changes it later. A username is given once and stays; of two who ask for the same one at the
   * same moment one gets it.
   */
  async changeProfile(id: UserId, change: ProfileChange): Promise<ProfileOutcome> {
    try {
      return await this.users.manager.transaction((manager) => changeProfile(manager, id, change));
    } catch (error) {
      if (isUsernameTaken(error)) return { outcome: 'username_taken' };
      throw error;
    }
  }
}

const changeProfile = async (
  manager: EntityManager,
  id: UserId,
  { username, ...rest }: ProfileChange,
): Promise<ProfileOutcome> => {
  const users = manager.getRepository(UserEntity);
  const user = await users.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (user === null) return { outcome: 'unknown_user' };
  if (user.username !== null && username !== undefined && username !== user.username)
    return { outcome: 'username_fixed' };
  const name = user.username ?? username;
  if (name === undefined) return { outcome: 'username_missing' };
  await users.save(users.merge(user, rest, { username: name, isProfileComplete: true }));
  return { outcome: 'changed', user: { ...(await users.findOneByOrFail({ id })) } };
};

const isUsernameTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  error.driverError instanceof pg.DatabaseError &&
  error.driverError.constraint === 'users_username';

const upsert = async (manager: EntityManager, profile: GoogleProfile): Promise<User> => {
  const email = profile.email.trim().toLowerCase();
  await lockAddress(manager, email);
  const users = manager.getRepository(UserEntity);
  const byId = await users.findOneBy({ googleId: profile.googleId });
  const byAddress = byId === null ? await users.findOneBy({ email }) : null;
  if (byAddress?.emailTrusted === false) throw new AddressTaken();
  const user = byId ?? byAddress ?? users.create({ email, isProfileComplete: false });
  user.googleId = profile.googleId;
  user.profileImageUrl = profile.profileImageUrl;
  user.firstName ??= profile.firstName;
  user.lastName ??= profile.lastName;
  const { id } = await users.save(user);
  return { ...(await users.findOneByOrFail({ id })) };
};
