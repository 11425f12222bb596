import { limits } from '@clockbeat/domain';
import type { Identity } from '@clockbeat/persistence';
import { grantedRoles, type OidcSettings } from '../../config/oidc-providers.js';

/** What a provider says of a person: the claims of its ID token and of its userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>;

/** More groups are not looked at. */
const mostGroups = 2_000;

/**
 * Who that is; null: nobody with an address that can be relied on. An address counts when the provider says that it has verified
 * it; where the operator trusts the provider with addresses, it need not say so, but must not deny it.
 */
export const identityIn = (issuer: string, claims: Claims, settings: OidcSettings): Identity | null => {
  const { sub, email, email_verified: verified, given_name: first, family_name: last, name } = claims;
  if (typeof sub !== 'string' || typeof email !== 'string') return null;
  if (!email.includes('@') || email.length > limits.email) return null;
  const isVerified = verified === undefined ? settings.trustEmail : verified === true || verified === 'true';
  if (!isVerified) return null;
  return {
    issuer,
    provider: settings.issuer,
    subject: sub,
    email,
    isAddressTrusted: settings.trustEmail,
    firstName: nameIn(first) ?? nameIn(name),
    lastName: nameIn(first) === null ? null : nameIn(last),
    roles: rolesIn(claims, settings),
  };
};

/** Whether the claims lack something that the userinfo endpoint may tell. */
export const areIncomplete = (claims: Claims, { groups, groupsClaim }: OidcSettings): boolean => {
  const wantsGroups = grantedRoles.some((role) => groups[role].length > 0);
  return claims['email'] === undefined || (wantsGroups && claimAt(claims, groupsClaim) === undefined);
};

const rolesIn = (claims: Claims, { groups, groupsClaim }: OidcSettings): string[] => {
  const said = claimAt(claims, groupsClaim);
  const theirs = new Set(Array.isArray(said) ? said.slice(0, mostGroups) : [said]);
  return grantedRoles.filter((role) => groups[role].some((group) => theirs.has(group)));
};

/** By its whole name first: some providers name claims like addresses. */
const claimAt = (claims: Claims, path: string): unknown =>
  Object.hasOwn(claims, path)
    ? claims[path]
    : path
        .split('.')
        .reduce<unknown>(
          (value, key) =>
            typeof value === 'object' && value !== null && Object.hasOwn(value, key)
              ? (value as Claims)[key]
              : undefined,
          claims,
        );

/** No longer than a profile allows. */
const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? [...value.trim()].slice(0, limits.name).join('') : null;
