import { seal, sealLifetimeMs, unseal } from './sealed-identity.js';

const ada = { email: 'ada@example.org', name: 'Ada', picture: null };
const secret = 'a secret';

describe('a sealed identity', () => {
  it('tells who it is, to whoever knows the secret', () => {
    expect(unseal(seal(ada, 'code', secret), 'code', secret)).toEqual(ada);
  });
  it('is refused when its time is over', () => {
    const code = seal(ada, 'code', secret, 1_000);
    expect(unseal(code, 'code', secret, 1_000 + sealLifetimeMs - 1)).toEqual(ada);
    expect(unseal(code, 'code', secret, 1_000 + sealLifetimeMs)).toBeNull();
  });
  it('is refused under another secret, and for another purpose', () => {
    const code = seal(ada, 'code', secret);
    expect(unseal(code, 'code', 'another secret')).toBeNull();
    expect(unseal(code, 'token', secret)).toBeNull();
  });
  it.each([
    undefined,
    null,
    7,
    '',
    '.',
    'x.y',
    'a.b.c',
    ['x.y'],
    `${Buffer.from('{}').toString('base64url')}.`,
  ])('is not %j', (text) => {
    expect(unseal(text, 'code', secret)).toBeNull();
  });
  it('is refused with one character changed', () => {
    const code = seal(ada, 'code', secret);
    const forged = Buffer.from(JSON.stringify({ ...ada, email: 'eve@example.org', until: 9e15 })).toString(
      'base64url',
    );
    expect(unseal(`${forged}.${code.split('.')[1]}`, 'code', secret)).toBeNull();
  });
});
