import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const privateRanges = new BlockList();
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4');
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4');
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4');
privateRanges.addSubnet('169.254.0.0', 16, 'ipv4');
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');

const sharedRange = new BlockList();
sharedRange.addSubnet('100.64.0.0', 10, 'ipv4');

/** Without the IPv6 notation of IPv4 addresses and the zone of link-local ones. */
export const plainAddress = (address: string): string => {
  const [bare = ''] = address.trim().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
};

export const isLoopback = (address: string): boolean => isIn(loopback, plainAddress(address));
export const isPrivate = (address: string): boolean =>
  isLoopback(address) || isIn(privateRanges, plainAddress(address));
/** Whether a URL's hostname means nothing but the machine that asks. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
/** Of the range that providers and campuses share among their customers (RFC 6598). */
export const isShared = (address: string): boolean => isIn(sharedRange, plainAddress(address));

const isIn = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/**
 * Who is really calling, where only proxies on this machine are believed: the connection's other end, or, when that is
 * this machine itself, the last address in X-Forwarded-For that is not.
 */
export const addressBehindLoopback = (
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
): string => {
  const remote = plainAddress(remoteAddress ?? '');
  if (!isLoopback(remote) || forwardedFor === undefined) return remote;
  const hops = forwardedFor.split(',').map(plainAddress);
  return hops.findLast((hop) => !isLoopback(hop)) ?? remote;
};

/** What rates are counted by: an address, or the /64 network that one IPv6 subscriber has for himself. */
export const rateKeyOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? networkOf(plain, 4) : plain;
};

/** The /48 network that one IPv6 customer may have, with 65,536 of those; null for IPv4. */
export const siteKeyOf = (address: string): string | null => {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? networkOf(plain, 3) : null;
};

/** The first groups of an IPv6 address, however it is written. */
const networkOf = (plain: string, groupsKept: number): string => {
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...tailGroups]
    .slice(0, groupsKept)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};
