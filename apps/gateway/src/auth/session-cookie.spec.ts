import { createHmac } from 'node:crypto';
import { readSessionId } from './session-cookie.js';

const secret = 'a secret';
const ours = { sessionSecret: secret, production: false, publicUrl: null };
const strict = { ...ours, production: true, publicUrl: 'https://quiz.example.org' };
const signed = (id: string, key = secret): string => {
  const signature = createHmac('sha256', key).update(id).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`s:${id}.${signature}`);
};

describe('the session cookie', () => {
  it('names the session', () => {
    expect(readSessionId(`a=1; clockbeat.sid=${signed('abc-DEF_1')}; b=2`, ours)).toBe('abc-DEF_1');
  });
  it('is found behind another one of its name', () => {
    expect(readSessionId(`clockbeat.sid=stale; clockbeat.sid=${signed('abc')}`, ours)).toBe('abc');
  });
  it('has another name where browsers guard it', () => {
    const planted = `clockbeat.sid=${signed('planted')}`;
    expect(readSessionId(`${planted}; __Host-clockbeat.sid=${signed('abc')}`, strict)).toBe('abc');
    expect(readSessionId(planted, strict)).toBeNull();
  });
  it.each([
    undefined,
    '',
    'clockbeat.sid=',
    'clockbeat.sid=abc',
    'clockbeat.sid=s%3Aabc.',
    'clockbeat.sid=%E0%A4%A',
    `clockbeat.sid=${signed('abc', 'another secret')}`,
    `other=${signed('abc')}`,
    `clockbeat.sid=${signed('../../x')}`,
  ])('counts for nothing as %j', (header) => {
    expect(readSessionId(header, ours)).toBeNull();
  });
});
