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
 * What a page of ours may load and do. Styles inline: Radix (scroll lock) and the API's docs need them.
 * Pictures from Google: profile pictures lie there.
 */
export const securityHeaders = (environment: Environment): Headers => {
  const https = isHttps(environment);
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
        workerSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // Of this very name: what else its owner serves below it may have no https.
    strictTransportSecurity: https && { includeSubDomains: false },
    // Without https browsers ignore these two and complain about them on every page.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
};
