import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { plainAddress } from './client-address.js';

/** Names for ranges, as Express has them. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whose X-Forwarded-For is believed (TRUSTED_PROXIES): one rule for HTTP and for sockets. */
@Injectable()
export class TrustedProxies {
  private readonly ranges = new BlockList();

  constructor({ trustedProxies }: Environment) {
    for (const range of trustedProxies.flatMap((text) => named[text] ?? [text])) {
      const [address = '', bits] = range.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      this.ranges.addSubnet(
        address,
        bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits),
        family,
      );
    }
  }

  /** Whether the proxy at this address may say for whom it speaks. */
  trusts(address: string): boolean {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && this.ranges.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }

  /** Who is really calling: the last address on the way to us that is no trusted proxy's, else the first of all. */
  addressOf(remoteAddress: string | undefined, forwardedFor: string | undefined): string {
    const remote = plainAddress(remoteAddress ?? '');
    if (!this.trusts(remote) || forwardedFor === undefined) return remote;
    const hops = forwardedFor.split(',').map(plainAddress);
    return hops.findLast((hop) => !this.trusts(hop)) ?? hops[0] ?? remote;
  }
}
