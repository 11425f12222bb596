import type { GivenRole } from '@clockbeat/domain';

/** What the groups of an account gave it at a provider when it last signed in there. */
export interface RolesByGroups {
  /** As the provider calls itself. */
  readonly issuer: string;
  /** The same as the settings name it; null: a release signed it in that did not note that. */
  readonly provider: string | null;
  readonly roles: readonly string[];
}

/** What has been said of what an account may, besides the installation's settings. */
export interface Standing {
  /** Those that operators gave. */
  readonly roles: readonly GivenRole[];
  readonly suspended: boolean;
  readonly byGroups: readonly RolesByGroups[];
}

/** SQL: whether nobody has suspended the account of an id, which is given as text. Of ids that are no account's it is true. */
export const isNotSuspended = (userId: string): string =>
  `not exists (select from suspensions where suspensions.user_id::text = ${userId})`;

/** SQL: `RolesByGroups` of an account, as a list in JSON. */
export const rolesByGroups = (userId: string): string =>
  `(select coalesce(json_agg(json_build_object('issuer', issuer, 'provider', provider, 'roles', roles)), '[]')
    from identities where identities.user_id = ${userId})`;

/** SQL: the `Standing` of an account, in JSON. */
export const standingOf = (userId: string): string =>
  `json_build_object(
    'roles', array(select role from user_roles where user_roles.user_id = ${userId}),
    'suspended', exists (select from suspensions where suspensions.user_id = ${userId}),
    'byGroups', ${rolesByGroups(userId)})`;
