import type { Request } from 'express';
import type { Environment } from '../config/environment.js';
import type { Way } from './way.js';

/** Where the browser comes back to: a provider knows one registered address, so PUBLIC_URL comes before the browser's own. */
export const callbackUrlOf = (request: Request, way: Way, environment: Environment): string =>
  `${(way.isRegistered ? environment.publicUrl : null) ?? originOf(request)}${way.path}/callback`;

/** Where the browser is. */
const originOf = ({ protocol, host }: Request): string => `${protocol}://${host}`;
