import { safeReturnTo } from './return-to.js';

describe('where to go after signing in', () => {
  it.each(['/', '/dashboard', '/join/ABC123?x=1#y', '/ok//later'])('takes %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'dashboard',
    '',
    ' /dashboard',
    '/\t/evil.example',
    '/\n/evil.example',
    `/${'x'.repeat(2_000)}`,
    undefined,
    null,
    ['/dashboard'],
    { path: '/' },
  ])('drops %j', (path) => {
    expect(safeReturnTo(path)).toBeNull();
  });
});
