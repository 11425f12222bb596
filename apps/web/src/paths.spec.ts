import { isOwnPath } from './paths.js';

describe('an address of this site', () => {
  it.each(['/', '/dashboard', '/join/ABC123?x=1#y', '/ok//later', '/Ünï'])('is %j', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });
  it.each([
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/\n/evil',
  ])('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});
