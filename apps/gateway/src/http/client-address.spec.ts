import { addressBehindLoopback, isLoopback, isPrivate, rateKeyOf, siteKeyOf } from './client-address.js';

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::1', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['127.0.0.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '127.0.0.1, ::ffff:127.0.0.5', '127.0.0.1'],
    ['127.0.0.1', 'unknown', 'unknown'],
    [undefined, '127.0.0.1', ''],
  ])('of a connection from %s that says it forwards for %s is %s', (remote, forwarded, address) => {
    expect(addressBehindLoopback(remote, forwarded)).toBe(address);
  });

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s is loopback', (address) => {
    expect(isLoopback(address)).toBe(true);
  });
  it.each(['', 'localhost', '128.0.0.1', '::2', 'unknown'])('%j is not loopback', (address) => {
    expect(isLoopback(address)).toBe(false);
  });
  it.each(['10.1.2.3', '172.31.0.1', '192.168.7.7', 'fe80::1%eth0', 'fd00::1', '::1'])(
    '%s is private',
    (a) => {
      expect(isPrivate(a)).toBe(true);
    },
  );
  it.each(['172.32.0.1', '11.0.0.1', '8.8.8.8', '2001:db8::1', ''])('%j is not private', (address) => {
    expect(isPrivate(address)).toBe(false);
  });

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, key) => {
    expect(rateKeyOf(address)).toBe(key);
  });

  it.each([
    ['203.0.113.9', null],
    ['::ffff:203.0.113.9', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8:0001:ffff::9', '2001:db8:1'],
    ['::1', '0:0:0'],
  ])('%s is of the site %s', (address, key) => {
    expect(siteKeyOf(address)).toBe(key);
  });
});
