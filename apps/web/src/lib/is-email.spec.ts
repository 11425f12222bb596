import { isEmail } from './is-email.js';

it.each(['ada@example.org', ' ada@example.org ', 'a.b+c@mail.example.co.uk'])('takes %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a@b.org, c@d.org',
  'a da@b.org',
  'a@b@c.org',
  'a@b.',
])('refuses %j', (text) => {
  expect(isEmail(text)).toBe(false);
});
