import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { withoutTokens } from '../runtime/without-tokens.js';
import { accessTokenHashIn, hashOfAccessToken, malformed, newAccessToken } from './access-token.js';

/** What docs/security.md tells scanners to look for. */
const ofTheDocs = (): RegExp => {
  const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const found = /`(\\bcb_[^`]+)`/.exec(page)?.[1];
  if (found === undefined) throw new Error('docs/security.md gives no pattern');
  return new RegExp(found, 'g');
};

/** Another one of the same alphabet. */
const other = (character = ''): string => (character === '7' ? '8' : '7');

it('is found by the pattern that scanners are given, in whatever stands around it, and nothing else is', () => {
  const tokens = Array.from({ length: 200 }, newAccessToken);
  for (const token of tokens) {
    expect(`TOKEN="${token}"`.match(ofTheDocs())).toEqual([token]);
    expect(`curl -H 'Authorization: Bearer ${token}' https://x`.match(ofTheDocs())).toEqual([token]);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const none of ['cb_p', `x${tokens[0]}`, `${tokens[0]}x`, 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'])
    expect(none.match(ofTheDocs())).toBeNull();
});

it('has a checksum that scanners can reckon: CRC-32 of its thirty characters, in Base62', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  for (let nth = 0; nth < 200; nth += 1) {
    const token = newAccessToken();
    const told = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
    expect(told).toBe(crc32(token.slice(4, 34)));
  }
});

it('is read from a header, and is no token with one character changed, wherever', () => {
  const token = newAccessToken();
  expect(accessTokenHashIn(`Bearer ${token}`)).toBe(hashOfAccessToken(token));
  expect(accessTokenHashIn(`bearer  ${token} `)).toBe(hashOfAccessToken(token));
  for (let at = 4; at < token.length; at += 1) {
    const changed = token.slice(0, at) + other(token[at]) + token.slice(at + 1);
    expect([at, accessTokenHashIn(`Bearer ${changed}`)]).toEqual([at, malformed]);
  }
  expect(accessTokenHashIn(`Bearer ${token.replace('cb_p', 'cb_q')}`)).toBe(malformed);
});

it('takes nothing else for one', () => {
  const token = newAccessToken();
  for (const header of [
    undefined,
    '',
    `Basic ${token}`,
    token,
    'Bearer cb_p',
    `Bearer ${token}x`,
    `Bearer x${token}`,
  ])
    expect([header, accessTokenHashIn(header)]).toEqual([header, null]);
});

it('is left out of a line for the log', () => {
  const token = newAccessToken();
  expect(withoutTokens(`/api/x/${token}/y ${token}`)).toBe('/api/x/cb_…/y cb_…');
});
