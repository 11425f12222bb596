import type { UserId, UserView } from '@clockbeat/domain';
import { UserStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Roles } from '../roles/roles.js';
import { toUserView } from './to-user-view.js';

/** Accounts as requests carry them, whatever proves who somebody is. */
@Injectable()
export class SignedInAccounts {
  constructor(
    private readonly users: UserStore,
    private readonly roles: Roles,
  ) {}

  /** The account with its roles; null: it is gone or suspended, and signed in nowhere. */
  async find(id: UserId): Promise<UserView | null> {
    const found = await this.users.findWithStanding(id);
    if (found === null || found.standing.suspended) return null;
    const { user, standing } = found;
    const { email, emailTrusted: isAddressTrusted } = user;
    return { ...toUserView(user), ...this.roles.of({ email, isAddressTrusted, ...standing }) };
  }
}
