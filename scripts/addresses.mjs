import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { tryPort } from './postgres/ports.mjs';

/**
 * What a start says of the way in for phones: every address that they may reach it at, or that there is none. By the
 * gateway's own rule, of the build.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string[][]>} what and where, a line each
 */
export async function linesForPhones(host, port) {
  const { PUBLIC_URL } = process.env;
  /** @type {typeof import('../apps/gateway/src/http/machine-addresses.js')} */
  const { urlsForPhones } = await import(
    pathToFileURL(inRoot('dist/apps/gateway/src/http/machine-addresses.js')).href
  );
  const urls = urlsForPhones({ publicUrl: PUBLIC_URL || null, host, port });
  if (urls.length > 0) return urls.map((url, index) => [index === 0 ? 'On phones nearby' : 'or', url]);
  const anyInterface = ['0.0.0.0', '::'].includes(host);
  const why = PUBLIC_URL
    ? `PUBLIC_URL is ${PUBLIC_URL}`
    : anyInterface
      ? 'it is in no network'
      : `HOST is ${host}`;
  return [['On phones nearby', `nowhere: it can only be reached from this machine (${why})`]];
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
