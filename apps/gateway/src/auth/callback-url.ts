import type { Request } from 'express';
import type { Environment } from '../config/environment.js';
import type { Provider } from './provider.js';

const path = '/auth/google/callback';

/**
 * Where Google sends the browser back to. Google knows one registered address, so PUBLIC_URL comes first; the stand-in
 * leads back to wherever the browser is.
 */
export const callbackUrlOf = (request: Request, provider: Provider, { publicUrl }: Environment): string =>
  provider.kind === 'google' && publicUrl !== null
    ? `${publicUrl}${path}`
    : `${request.protocol}://${request.host}${path}`;
