import { type GivenRole, givenRoles, type UserView } from '@clockbeat/domain';
import type { RolesByGroups } from '@clockbeat/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { grantedRoles, type OidcSettings } from '../config/oidc-providers.js';

type Settings = Pick<Environment, 'analystEmails' | 'operatorEmails' | 'hostEmails' | 'oidcProviders'>;
type GroupRole = (typeof grantedRoles)[number];

/** What the settings are asked of an account: an address that nobody trusted has vouched for is nobody's. */
interface Vouched {
  readonly email: string;
  readonly isAddressTrusted: boolean;
  readonly byGroups: readonly RolesByGroups[];
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
  private readonly providers: readonly OidcSettings[];

  constructor(@Inject(Environment) { analystEmails, operatorEmails, hostEmails, oidcProviders }: Settings) {
    this.emails = { analyst: new Set(analystEmails), operator: new Set(operatorEmails) };
    this.hosts = new Set(hostEmails);
    this.providers = oidcProviders;
    this.everybodyHosts =
      hostEmails.length === 0 && oidcProviders.every(({ groups }) => groups.host.length === 0);
  }

  /** What an account's view says of it. `roles`: what operators gave. */
  of(account: Vouched & { readonly roles: readonly GivenRole[] }): Pick<UserView, 'roles' | 'mayHost'> {
    const named = this.bySetting(account);
    const roles = givenRoles.filter((role) => named.includes(role) || account.roles.includes(role));
    return {
      ...(roles.length > 0 && { roles }),
      ...(!this.hostsByRule(account) && { mayHost: false as const }),
    };
  }

  /** The roles that the settings name an account for, by its address or by a group at its provider. */
  bySetting({ email, isAddressTrusted, byGroups }: Vouched): GivenRole[] {
    const grouped = this.groupRoles(byGroups);
    return givenRoles.filter(
      (role) => grouped.has(role) || (isAddressTrusted && this.emails[role].has(email.toLowerCase())),
    );
  }

  mayOperate(account: Vouched & { readonly roles: readonly GivenRole[] }): boolean {
    return this.bySetting(account).includes('operator') || account.roles.includes('operator');
  }

  private hostsByRule({ email, isAddressTrusted, byGroups }: Vouched): boolean {
    if (this.everybodyHosts || this.groupRoles(byGroups).has('host')) return true;
    const address = email.toLowerCase();
    const domain = address.slice(address.lastIndexOf('@'));
    return isAddressTrusted && (this.hosts.has(address) || this.hosts.has(domain));
  }

  /**
   * What groups give as the settings are now: an account keeps what it got at its last sign-in only while they name that provider,
   * and a group of it for that role.
   */
  private groupRoles(byGroups: readonly RolesByGroups[]): ReadonlySet<GroupRole> {
    const still = ({ roles, ...at }: RolesByGroups): GroupRole[] => {
      const provider = this.providerOf(at);
      return grantedRoles.filter((role) => roles.includes(role) && (provider?.groups[role].length ?? 0) > 0);
    };
    return new Set(byGroups.flatMap(still));
  }

  /**
   * The provider of the settings at which somebody signed in, by the address that these name it by: two realms on one host have
   * other groups. What a release wrote down that did not note it is told by the host, where only one provider is there: some call
   * themselves by another path than the one where they are looked up.
   */
  private providerOf({ issuer, provider }: Omit<RolesByGroups, 'roles'>): OidcSettings | undefined {
    if (provider !== null) return this.providers.find((one) => one.issuer === provider);
    const [only, ...others] = this.providers.filter((one) => originOf(one.issuer) === originOf(issuer));
    return others.length === 0 ? only : undefined;
  }
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

export const hasRole = (user: UserView, role: GivenRole): boolean => user.roles?.includes(role) ?? false;

/** Whether an account may host games: everybody who signs in, unless the settings name hosts. */
export const mayHost = (user: UserView): boolean => user.mayHost !== false;
