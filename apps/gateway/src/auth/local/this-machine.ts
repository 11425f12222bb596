import type { Request } from 'express';
import { addressBehindLoopback, isLoopback } from '../../http/client-address.js';
import { isOwnAddress } from '../../http/machine-addresses.js';

/**
 * Whether this call comes from a browser on this machine, which has asked for it by an address. TRUSTED_PROXIES plays no
 * part: only a proxy on this machine (a load balancer, Vite) may speak for somebody else here.
 */
export const isFromThisMachine = (request: Request): boolean => {
  const address = addressBehindLoopback(request.socket.remoteAddress, request.header('x-forwarded-for'));
  return isOwnAddress(address) && isOwnAddress(hostnameOf(request.headers.host));
};

/**
 * Whether the browser would say which site has led it here: over plain http they do so for names of this very machine only,
 * not for its addresses in a network.
 */
export const wouldTellItsSite = (request: Request): boolean => isLoopback(hostnameOf(request.headers.host));

/**
 * The address in a Host header. Any other name may be made to mean this machine by its owner (DNS rebinding), and
 * the pages of that name's site would sign in here as anybody. Of the header itself: a page can send others along.
 */
const hostnameOf = (host = ''): string => {
  if (!URL.canParse(`http://${host}`)) return '';
  const { hostname } = new URL(`http://${host}`);
  return /^(.+\.)?localhost$/.test(hostname) ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1');
};
