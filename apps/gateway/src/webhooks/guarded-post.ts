import type { LookupAddress } from 'node:dns';
import { lookup as lookUp, Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFailure } from '@clockbeat/domain';
import { hostOf, mayReach } from './destinations.js';

/** What is read of an answer at most; its status is all that counts. */
export const mostOfAnAnswer = 64 * 1_024;

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostRules {
  /** Whether this machine and its own networks may be asked (WEBHOOK_PRIVATE_ADDRESSES). */
  readonly insideAllowed: boolean;
  /** From the first look at the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<LookupAddress[]>;
}

export type Answered = { readonly status: number } | { readonly failure: WebhookFailure };

class RefusedAddress extends Error {}

/**
 * Every address of a name, from the servers for names alone: they take none of the few threads that files and other names
 * wait for, and know nothing of this machine's own names. Where addresses inside are allowed those names are wanted, too.
 */
export const resolveWith = (insideAllowed: boolean): PostRules['resolve'] => {
  if (insideAllowed) return (name) => lookUp(name, { all: true });
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return async (name) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  };
};

/**
 * Looks a name up for the very connection that is opened: what was checked is what is connected to, and a name that leads
 * elsewhere a moment later gains nothing. One address that may not be asked refuses the name with all the others.
 */
const guardedLookup =
  (url: URL, { insideAllowed, resolve }: PostRules): LookupFunction =>
  (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const refused = found.some(({ address }) => !mayReach(url, address, insideAllowed));
        const [first] = found;
        if (refused) callback(new RefusedAddress('This address may not be asked'), []);
        else if (!first) callback(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), []);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };

/**
 * Posts once: no redirect is followed, no connection kept. The status counts as soon as it is there; of what follows at most
 * 64 kB are read, so that the other end is not cut off in the middle of a short answer. Never throws.
 */
export const guardedPost = (
  { url: text, headers, body }: Posting,
  rules: PostRules,
  stopped?: AbortSignal,
): Promise<Answered> => {
  const url = new URL(text);
  const host = hostOf(url);
  // an address is not looked up: it is checked here
  if (isIP(host) !== 0 && !mayReach(url, host, rules.insideAllowed))
    return Promise.resolve({ failure: 'refused_address' });
  const timeout = AbortSignal.timeout(rules.timeoutMs);
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
  return new Promise((resolve) => {
    let answered: Answered | null = null;
    const fail = (error: unknown): void => resolve(answered ?? { failure: failureOf(error) });
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      agent: false,
      lookup: guardedLookup(url, rules),
      signal,
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      answered = { status };
      let read = 0;
      const done = (): void => {
        resolve({ status });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read >= mostOfAnAnswer) done();
      });
      for (const end of ['end', 'close', 'error'] as const) response.on(end, done);
    });
    // a 101 that nobody asked for: what follows is no answer
    request.on('upgrade', (response, socket) => {
      resolve({ status: response.statusCode ?? 0 });
      socket.destroy();
    });
    request.end(body);
  });
};

const unknownName = new Set([
  'ENOTFOUND',
  'ENODATA',
  'EAI_AGAIN',
  'EAI_NODATA',
  'EAI_NONAME',
  'ESERVFAIL',
  'ETIMEOUT',
  'EREFUSED',
]);
const insecure = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

const failureOf = (error: unknown): WebhookFailure => {
  if (error instanceof RefusedAddress) return 'refused_address';
  if (!(error instanceof Error)) return 'no_connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'too_slow';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unknownName.has(code)) return 'unknown_name';
  return insecure.test(code) ? 'not_secure' : 'no_connection';
};
