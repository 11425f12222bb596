import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Environment } from '../config/environment.js';
import { isLoopback, isLoopbackName, isPrivate, isShared, plainAddress } from './client-address.js';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine, of its containers and virtual machines: no phone is in them. */
const inside =
  /^(docker|br-[0-9a-f]{12}$|veth|virbr|vmnet|vboxnet|vEthernet|podman|cni|flannel|cali|lxcbr|lxdbr|ifb)/;

/** Tunnels: only who is in the same private network at the other end gets through. */
const tunnel = /^(tun|tap|utun|wg|tailscale|zt|ipsec|nordlynx)/;

/**
 * Where phones may reach a server of this machine that listens on `host`, the likeliest first: private networks, then
 * 100.64.0.0/10 (a provider's or a campus's), then public addresses; those of tunnels, and what an interface gave itself
 * for want of a network, come last. Empty where none can. Asked for each time: a laptop changes its network.
 */
export const addressesForPhones = (host: string, interfaces: Interfaces = networkInterfaces()): string[] => {
  const families = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] }[host];
  if (families === undefined) return isLoopbackName(host) ? [] : [host];
  return Object.entries(interfaces)
    .filter(([name]) => !inside.test(name))
    .flatMap(([name, addresses = []]) =>
      addresses
        .filter(({ family, internal }) => !internal && families.includes(family))
        // a link-local address of IPv6 means nothing without the zone that only the phone itself could name
        .filter(({ address }) => !/^fe[89ab]/i.test(address))
        .map(({ address, family }) => ({ address, rank: rankOf(name, address, family) })),
    )
    .sort((one, other) => one.rank - other.rank)
    .map(({ address }) => address);
};

const rankOf = (name: string, address: string, family: string): number => {
  if (address.startsWith('169.254.')) return 100;
  const network = isPrivate(address) ? 0 : isShared(address) ? 1 : 2;
  return network + (family === 'IPv6' ? 10 : 0) + (tunnel.test(name) ? 50 : 0);
};

/** The same as whole addresses; PUBLIC_URL goes before, unless it means no machine but the one that asks. */
export const urlsForPhones = ({
  publicUrl,
  host,
  port,
}: Pick<Environment, 'publicUrl' | 'host' | 'port'>): string[] => {
  if (publicUrl !== null) return isLoopbackName(new URL(publicUrl).hostname) ? [] : [publicUrl];
  return addressesForPhones(host).map((address) => `http://${hostnameOf(address)}:${port}`);
};

/** As a URL writes it. */
export const hostnameOf = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** Whether this machine itself has the address. */
export const isOwnAddress = (address: string): boolean =>
  isLoopback(address) ||
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => plainAddress(own.address) === plainAddress(address));
