import { readOidcProviders } from '../config/oidc-providers.js';
import { Roles } from './roles.js';

const provider = (key: string, groups: object = {}, issuer = `https://${key}.example/realm`) => ({
  key,
  name: key,
  issuer,
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
  byGroups: [
    {
      issuer: 'https://house.example/realm',
      provider: 'https://house.example/realm',
      roles: ['host', 'analyst'],
    },
  ],
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

  it('is that of the provider which the settings name, also where it calls itself by another path', () => {
    const issuer = 'https://house.example/of/a/tenant/';
    const there = [{ issuer, provider: 'https://house.example/realm', roles: ['host'] }];
    expect(rolesWith(provider('house', { host: ['teachers'] })).of({ ...teacher, byGroups: there })).toEqual(
      {},
    );
  });

  it('is of one realm, and of no other on the same host', () => {
    const groups = { host: ['all'], analyst: ['staff'] };
    const other = provider('other', groups, 'https://house.example/other');
    expect(rolesWith(provider('house', { host: ['teachers'] }), other).of(teacher)).toEqual({});
    expect(rolesWith(other).of(teacher)).toEqual(nothing);
  });

  it('is told by the host alone of who signed in with a release that noted no more, where only one is there', () => {
    const house = provider('house', { host: ['teachers'] });
    const byGroups = [{ issuer: 'https://house.example/of/a/tenant/', provider: null, roles: ['host'] }];
    expect(rolesWith(house).of({ ...teacher, byGroups })).toEqual({});
    const other = provider('other', { host: ['all'] }, 'https://house.example/other');
    expect(rolesWith(house, other).of({ ...teacher, byGroups })).toEqual(nothing);
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
