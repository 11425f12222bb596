import { type GivenRole, givenRoles, UserId, type UserView } from '@clockbeat/domain';
import { RoleStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';

/** What is asked of an account before its settings are looked at: an address that nobody trusted has vouched for is nobody's. */
interface Vouched {
  readonly email: string;
  readonly isAddressTrusted: boolean;
  /** What its groups at providers of the house give. */
  readonly groupRoles: readonly string[];
}

/**
 * The one place that says what an account may: by the installation's settings, by its groups at a provider of the house, and by
 * what operators gave (docs/decisions/086).
 */
@Injectable()
export class Roles {
  private readonly emails: Readonly<Record<GivenRole, ReadonlySet<string>>>;
  private readonly hosts: ReadonlySet<string>;
  private readonly everybodyHosts: boolean;

  constructor(
    { analystEmails, operatorEmails, hostEmails, oidcProviders }: Environment,
    private readonly store: RoleStore,
  ) {
    this.emails = { analyst: new Set(analystEmails), operator: new Set(operatorEmails) };
    this.hosts = new Set(hostEmails);
    this.everybodyHosts =
      hostEmails.length === 0 && oidcProviders.every(({ groups }) => groups.host.length === 0);
  }

  /** The account with its roles, as a request carries it; null: it is suspended. */
  async withRoles(user: UserView): Promise<UserView | null> {
    const { roles: given, suspended, ...standing } = await this.store.standingOf(UserId(user.id));
    if (suspended) return null;
    const vouched = { email: user.email, ...standing };
    const named = this.bySetting(vouched);
    const roles = givenRoles.filter((role) => named.includes(role) || given.includes(role));
    return {
      ...user,
      ...(roles.length > 0 && { roles }),
      ...(!this.hostsByRule(vouched) && { mayHost: false as const }),
    };
  }

  /** The roles that the settings name an account for, by its address or by a group at its provider. */
  bySetting({ email, isAddressTrusted, groupRoles }: Vouched): GivenRole[] {
    return givenRoles.filter(
      (role) => groupRoles.includes(role) || (isAddressTrusted && this.emails[role].has(email.toLowerCase())),
    );
  }

  private hostsByRule({ email, isAddressTrusted, groupRoles }: Vouched): boolean {
    if (this.everybodyHosts || groupRoles.includes('host')) return true;
    const address = email.toLowerCase();
    const domain = address.slice(address.lastIndexOf('@'));
    return isAddressTrusted && (this.hosts.has(address) || this.hosts.has(domain));
  }
}

export const hasRole = (user: UserView, role: GivenRole): boolean => user.roles?.includes(role) ?? false;

/** Whether an account may host games: everybody who signs in, unless the settings name hosts. */
export const mayHost = (user: UserView): boolean => user.mayHost !== false;
