import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { type Environment, isHttps } from '../config/environment.js';

/** For Express, Socket.IO and the plain server alike. */
export type Headers = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * What other sites may show in a frame where the setting FRAME_ANCESTORS names them: an overlay and a shared table, neither of
 * which asks who is signed in or leads anywhere that does (docs/decisions/083). As the client's router reads it, letter by letter.
 */
const framable = /^\/(overlay\/[\w-]+|what-if)\/?$/;

/** The headers of every answer; those of pages that may be framed name who may. */
export const securityHeaders = (environment: Environment): Headers => {
  const { frameAncestors } = environment;
  const closed = headersFor(environment, []);
  if (frameAncestors.length === 0) return closed;
  const framed = headersFor(environment, frameAncestors);
  return (request, response, next) => (isFramable(request) ? framed : closed)(request, response, next);
};

const isFramable = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && framable.test(url.replace(/\?.*/s, ''));

/**
 * What a page of ours may load and do. Styles inline: Radix (scroll lock) and the API's docs need them.
 * Pictures from Google: profile pictures lie there.
 */
const headersFor = (environment: Environment, frameAncestors: readonly string[]): Headers => {
  const https = isHttps(environment);
  const isFramed = frameAncestors.length > 0;
  return helmet({
    contentSecurityPolicy: {
      // The defaults would turn addresses into https ones, which a game in a pub's network is not.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: isFramed ? [...frameAncestors] : ["'none'"],
      },
    },
    // It knows no list of sites: where there is one, the policy says it alone.
    xFrameOptions: !isFramed && { action: 'deny' },
    // Of this very name: what else its owner serves below it may have no https.
    strictTransportSecurity: https && { includeSubDomains: false },
    // Without https browsers ignore these two and complain about them on every page.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
};
