import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment.js';

/**
 * What a page of ours may load and do. Styles inline: Radix (scroll lock) and the API's docs need them.
 * Pictures from Google: profile pictures lie there.
 */
export const securityHeaders = ({ publicUrl }: Environment): RequestHandler => {
  const https = publicUrl?.startsWith('https://') ?? false;
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
    strictTransportSecurity: https,
    // Without https browsers ignore these two and complain about them on every page.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
};
