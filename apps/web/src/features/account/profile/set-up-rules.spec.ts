import { setUpErrors } from './set-up-rules.js';

const of = (username: string, bio = '') => setUpErrors({ username, bio });

describe('a new profile', () => {
  it.each(['abc', 'x'.repeat(50), 'Quiz_Queen_7', '  trimmed  '])('takes %j for a username', (username) => {
    expect(of(username)).toEqual({});
  });

  it.each([
    ['', 'profile.usernameNeeded'],
    ['   ', 'profile.usernameNeeded'],
    ['ab', 'profile.usernameLength'],
    ['x'.repeat(51), 'profile.usernameLength'],
    ['two words', 'profile.usernamePattern'],
    ['naïve', 'profile.usernamePattern'],
    ['a-b-c', 'profile.usernamePattern'],
  ])('refuses %j', (username, error) => {
    expect(of(username)).toEqual({ username: error });
  });

  it('takes 500 characters of bio, whatever plane they are from, and no more', () => {
    expect(of('abc', '𝒬'.repeat(500))).toEqual({});
    expect(of('abc', 'x'.repeat(501))).toEqual({ bio: 'profile.bioTooLong' });
  });
});
