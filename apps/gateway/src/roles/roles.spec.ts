import { readOidcProviders } from '../config/oidc-providers.js';
import { Roles } from './roles.js';

const provider = (host: string, groups: object = {}) => ({
  key: host,
  name: host,
  issuer: `https://${host}.example/realm`,
  clientId: 'id',
  clientSecret: 'secret',
  groups,
});
const rolesWith = (...providers: object[]): Roles => {
  const { providers: oidcProviders, problems } = readOidcProviders(JSON.stringify(providers));
  if (problems.length > 0) throw new Error(problems.join());
  const hostEmails = ['@school.example'];
  return new Roles({ analystEmails: [], operatorEmails: ['head@school.example'], hostEmails, oidcProviders });
};
const teacher = {
  email: 'teacher@elsewhere.example',
  isAddressTrusted: true,
  roles: [],
  byGroups: [{ issuer: 'https://house.example/realm', roles: ['host', 'analyst'] }],
};
const nothing = { mayHost: false };

describe('what groups at a provider give', () => {
  it('is a role and hosting, for as long as the settings give it to a group there', () => {
    const groups = { host: ['teachers'], analyst: ['staff'] };
    expect(rolesWith(provider('house', groups)).of(teacher)).toEqual({ roles: ['analyst'] });
    expect(rolesWith(provider('house', { host: ['teachers'] })).of(teacher)).toEqual({});
    expect(rolesWith(provider('house')).of(teacher)).toEqual(nothing);
  });

  it('is nothing when that provider is not set up any more, whatever another one gives', () => {
    expect(rolesWith().of(teacher)).toEqual(nothing);
    expect(rolesWith(provider('other', { host: ['x'], analyst: ['y'] })).of(teacher)).toEqual(nothing);
  });

  it('is known by the host of a provider that calls itself by another path', () => {
    const byGroups = [{ issuer: 'https://house.example/of/a/tenant/', roles: ['host'] }];
    expect(rolesWith(provider('house', { host: ['teachers'] })).of({ ...teacher, byGroups })).toEqual({});
  });
});

it('counts an address only where somebody trusted has vouched for it', () => {
  const head = { ...teacher, email: 'head@school.example', byGroups: [] };
  expect(rolesWith().of(head)).toEqual({ roles: ['operator'] });
  expect(rolesWith().of({ ...head, isAddressTrusted: false })).toEqual(nothing);
});

it('adds what operators gave', () => {
  expect(rolesWith().of({ ...teacher, byGroups: [], roles: ['analyst'] })).toEqual({
    roles: ['analyst'],
    mayHost: false,
  });
});
