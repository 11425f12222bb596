import { type GivenRole, givenRoles, UserId, type UserView } from '@clockbeat/domain';
import { RoleStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';

/** The one place that says what an account may: by the installation's settings, and by what operators gave (docs/decisions/086). */
@Injectable()
export class Roles {
  private readonly emails: Readonly<Record<GivenRole, ReadonlySet<string>>>;

  constructor(
    { analystEmails, operatorEmails }: Environment,
    private readonly store: RoleStore,
  ) {
    this.emails = { analyst: new Set(analystEmails), operator: new Set(operatorEmails) };
  }

  /** The account with its roles, as a request carries it; null: it is suspended. */
  async withRoles(user: UserView): Promise<UserView | null> {
    const { roles: given, suspended } = await this.store.standingOf(UserId(user.id));
    if (suspended) return null;
    const named = this.bySetting(user.email);
    const roles = givenRoles.filter((role) => named.includes(role) || given.includes(role));
    return roles.length === 0 ? user : { ...user, roles };
  }

  /** The roles that the settings name an address for. */
  bySetting(email: string): GivenRole[] {
    return givenRoles.filter((role) => this.emails[role].has(email.toLowerCase()));
  }
}

export const hasRole = (user: UserView, role: GivenRole): boolean => user.roles?.includes(role) ?? false;

/** Whether an account may host games: everybody who signs in. */
export const mayHost = (_user: UserView): boolean => true;
