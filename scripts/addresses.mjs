import { networkInterfaces } from 'node:os';
import { tryPort } from './postgres/ports.mjs';

const privateIpv4 = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** Where phones in the same network reach this machine. */
export function localNetworkAddress() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && privateIpv4.test(address))
    ?.address;
}

/**
 * The address of a server on this machine that listens on `host`.
 * @param {string} host
 * @param {number} port
 */
export function urlHere(host, port) {
  if (['0.0.0.0', '::', ''].includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Says in one sentence why a server could not listen there.
 * @param {string} host
 * @param {number} port
 */
export async function refuseTakenPort(host, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('PORT must be a number from 1 to 65535.');
  const answer = await tryPort(port, host);
  if (!('error' in answer)) return;
  const { code, message } = answer.error;
  if (code === 'EADDRINUSE') {
    throw new Error(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
  }
  throw new Error(`Can't listen on ${host} port ${port}: ${message}`);
}
