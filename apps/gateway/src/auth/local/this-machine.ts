import { networkInterfaces } from 'node:os';
import type { Request } from 'express';
import { addressBehindLoopback, isLoopback, plainAddress } from '../../http/client-address.js';

/**
 * Whether this call comes from a browser on this machine. TRUSTED_PROXIES plays no part: only a proxy on this machine
 * (a load balancer, Vite) may speak for somebody else here.
 */
export const isFromThisMachine = (request: Request): boolean => {
  const address = addressBehindLoopback(request.socket.remoteAddress, request.header('x-forwarded-for'));
  return isLoopback(address) || ownAddresses().has(address);
};

/** Asked for each time: a laptop changes its network. */
const ownAddresses = (): ReadonlySet<string> =>
  new Set(
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .map(({ address }) => plainAddress(address)),
  );
