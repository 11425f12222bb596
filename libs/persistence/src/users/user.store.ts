import type { UserId } from '@clockbeat/domain';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import { isUuid } from '../uuid.js';
import { UserEntity } from './user.entity.js';

/** A signed-in account, as a plain object. */
export type User = Readonly<UserEntity>;

/** What Google says of somebody who signs in. The e-mail address is one that Google has verified. */
export interface GoogleProfile {
  googleId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

export class UserStore {
  private readonly users: Repository<UserEntity>;

  constructor(dataSource: DataSource) {
    this.users = dataSource.getRepository(UserEntity);
  }

  /**
   * The account of this person, made at the first sign-in. The same Google id or the same address is the same account;
   * the picture follows Google's, names are taken over where we have none.
   */
  upsertFromGoogle(profile: GoogleProfile): Promise<User> {
    return this.users.manager.transaction((manager) => upsert(manager, profile));
  }

  async find(id: UserId): Promise<User | null> {
    if (!isUuid(id)) return null;
    const user = await this.users.findOneBy({ id });
    return user && { ...user };
  }
}

const upsert = async (manager: EntityManager, profile: GoogleProfile): Promise<User> => {
  const email = profile.email.trim().toLowerCase();
  // two sign-ins of one person at once are one account
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [email]);
  const users = manager.getRepository(UserEntity);
  const known = (await users.findOneBy({ googleId: profile.googleId })) ?? (await users.findOneBy({ email }));
  const user = known ?? users.create({ email, isProfileComplete: false });
  user.googleId = profile.googleId;
  user.profileImageUrl = profile.profileImageUrl;
  user.firstName ??= profile.firstName;
  user.lastName ??= profile.lastName;
  const { id } = await users.save(user);
  return { ...(await users.findOneByOrFail({ id })) };
};
