import { cleanCode } from '../../lib/join-code.js';
import { joinErrors } from './join-rules.js';

const errorsOf = (code: string, name = 'Ada') => joinErrors({ code: cleanCode(code), name, teamName: '' });

it('asks for both fields', () => {
  expect(errorsOf(' ', ' ')).toEqual({ code: 'join.required', name: 'join.required' });
});

it.each(['abc1', 'ALPHA1', ' quiz22 ', 'abc 123', 'ABCD1234', '012cd fghjk'])(
  'takes %s as a code',
  (code) => {
    expect(errorsOf(code)).toEqual({});
  },
);

it.each(['abc', 'ABCDEFGH9', 'ABCDEFGH901', 'AB-123', 'ÄBCDE1'])('refuses %s as a code', (code) => {
  expect(errorsOf(code)).toEqual({ code: 'join.badCode' });
});

it('counts a name in code points', () => {
  expect(errorsOf('ALPHA1', '🎲'.repeat(50))).toEqual({});
  expect(errorsOf('ALPHA1', 'x'.repeat(51))).toEqual({ name: 'join.nameTooLong' });
});
