import { readEnvironment } from '../config/environment.js';
import { TrustedProxies } from './trusted-proxies.js';

const trusting = (list: string): TrustedProxies =>
  new TrustedProxies(
    readEnvironment({ DATABASE_URL: 'postgres://x/y', SESSION_SECRET: 'of a test', TRUSTED_PROXIES: list }),
  );

describe('trusted proxies', () => {
  it.each([
    ['', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['', '::ffff:127.0.0.1', '203.0.113.9, 10.0.0.7', '10.0.0.7'],
    ['', '10.0.0.7', '203.0.113.9', '10.0.0.7'],
    ['uniquelocal', '10.0.0.7', '203.0.113.9', '203.0.113.9'],
    ['uniquelocal', '10.0.0.7', '198.51.100.1, 203.0.113.9, 192.168.0.2', '203.0.113.9'],
    ['uniquelocal', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['172.18.0.2', '172.18.0.2', '203.0.113.9', '203.0.113.9'],
    ['172.18.0.2', '172.18.0.3', '203.0.113.9', '172.18.0.3'],
    ['172.18.0.0/16, loopback', '172.18.9.9', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['fd00::/8', 'fd12::1', '2001:db8::1', '2001:db8::1'],
    ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['loopback', '127.0.0.1', '127.0.0.2, 127.0.0.3', '127.0.0.2'],
  ])('%j: from %s forwarded for %s comes %s', (list, remote, forwarded, address) => {
    expect(trusting(list).addressOf(remote, forwarded)).toBe(address);
  });

  it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0', '10.0.0.0/8/8', 'all'])('cannot be %j', (list) => {
    expect(() => trusting(list)).toThrow('Bad environment: TRUSTED_PROXIES must be');
  });
});
