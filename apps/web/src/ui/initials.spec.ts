import { initialsOf } from './initials.js';

const nobody = { firstName: null, lastName: null, username: null, email: 'quinn@example.org' };

describe('initials', () => {
  it('are those of the names', () => {
    expect(initialsOf({ ...nobody, firstName: 'Quinn', lastName: 'ógra' })).toBe('QÓ');
    expect(initialsOf({ ...nobody, lastName: 'Ade' })).toBe('A');
  });

  it('are whole characters, also outside the first plane', () => {
    expect(initialsOf({ ...nobody, firstName: '𝒬uinn' })).toBe('𝒬');
  });

  it('without names are that of the username, else of the address', () => {
    expect(initialsOf({ ...nobody, firstName: ' ', username: 'trivia_fan' })).toBe('T');
    expect(initialsOf(nobody)).toBe('Q');
  });
});
