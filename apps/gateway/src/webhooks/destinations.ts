import { BlockList, isIP } from 'node:net';
import { webhookLimits } from '@clockbeat/domain';

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};

/**
 * Nobody's business, whatever the setting: link-local, where clouds hand out their keys, with the addresses of that kind that
 * lie elsewhere; multicast, unspecified and reserved ones (IANA's special-purpose registries). Of IPv6 only 2000::/3 is given out:
 * mapped IPv4, NAT64, site- and link-local lie outside; inside it Teredo and others of 2001::/23, documentation, and 6to4.
 */
const never = listOf([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['100.100.100.200/32', '168.63.129.16/32', 'fd00:ec2::/32'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]);
const givenOut = listOf(['2000::/3']);
/** This machine and its own networks: private, loopback, shared by carriers, unique local. */
const inside = listOf([
  ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1/128', 'fc00::/7'],
]);

/** `inside`: this machine or its own networks; `refused`: nothing that anybody may ask. Whatever is not an address is refused. */
export type Reach = 'public' | 'inside' | 'refused';

export const reachOf = (address: string): Reach => {
  const version = isIP(address);
  // `fe80::1%eth0`: zones are for link-local addresses alone
  if (version === 0 || address.includes('%')) return 'refused';
  const family = version === 6 ? 'ipv6' : 'ipv4';
  // a mapped address would be looked up among those of IPv4
  if (family === 'ipv6' && isMapped(address)) return 'refused';
  if (never.check(address, family)) return 'refused';
  if (inside.check(address, family)) return 'inside';
  return family === 'ipv4' || givenOut.check(address, family) ? 'public' : 'refused';
};

const mapped = listOf(['::ffff:0:0/96']);
const isMapped = (address: string): boolean => mapped.check(address, 'ipv6');

/** Of `[::1]` the address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * An endpoint's address as it is kept, or why it cannot be one, in a sentence. Names are looked up when something is sent
 * (`guarded-post.ts`): what they lead to may be another thing then.
 */
export const readDestination = (
  text: string,
  insideAllowed: boolean,
): { readonly url: string } | { readonly problem: string } => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = insideAllowed ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol)) return { problem: 'url must be an address with https://' };
  if (url.username !== '' || url.password !== '') return { problem: 'url must hold no user and no password' };
  url.hash = '';
  if (url.href.length > webhookLimits.url)
    return { problem: `url must have ${webhookLimits.url} characters or fewer` };
  if (isIP(hostOf(url)) !== 0 && !mayReach(url, hostOf(url), insideAllowed))
    return { problem: 'url must not lead into a private network' };
  return { url: url.href };
};

/** Whether this very address may be connected to for that URL. Without TLS only what lies inside, where that is allowed. */
export const mayReach = ({ protocol }: URL, address: string, insideAllowed: boolean): boolean => {
  const reach = reachOf(address);
  if (reach === 'inside') return insideAllowed;
  return reach === 'public' && protocol === 'https:';
};
