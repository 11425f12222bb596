import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Environment } from '../config/environment.js';
import { isPrivate } from '../http/client-address.js';

/** Who asks for metrics. */
export interface MetricsReader {
  readonly address: string;
  /** By which name it asks for us: the Host header. */
  readonly host: string | undefined;
  readonly authorization: string | undefined;
}
type Rule = Pick<Environment, 'metricsToken' | 'publicUrl'>;

/**
 * Lets in readers with the token; where there is none, private addresses that ask for us by an address or a name of ours. Any
 * other name may be made to mean this machine, and its pages would read along in a browser of this network (DNS rebinding).
 */
export const mayReadMetrics = ({ address, host, authorization }: MetricsReader, rule: Rule): boolean =>
  rule.metricsToken === null
    ? isPrivate(address) && isOurName(host, rule.publicUrl)
    : isToken(authorization, rule.metricsToken);

/** What somebody is told who may not read them. */
export const whyNoMetrics = ({ metricsToken }: Rule): string =>
  metricsToken === null
    ? 'Metrics are for private addresses that ask for an address, or with a METRICS_TOKEN.'
    : 'Metrics are for whoever sends the METRICS_TOKEN as a bearer token.';

/** An address, PUBLIC_URL, or a name without a dot, as containers call each other: nobody owns such a name. */
const isOurName = (host = '', publicUrl: string | null = null): boolean => {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  if (publicUrl !== null && new URL(publicUrl).hostname === hostname) return true;
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 || !hostname.includes('.');
};

const isToken = (authorization: string | undefined, token: string): boolean =>
  authorization !== undefined &&
  timingSafeEqual(digest(authorization.replace(/^Bearer /i, '')), digest(token));

/** Of one length, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
