import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics.js';

/** Few, for each route and status has them all. */
const buckets = [0.01, 0.05, 0.25, 1, 5];

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** Measures every call by its route's pattern, never by its address: ids would make a series of each game. */
export const measureCalls = (metrics: Metrics): RequestHandler => {
  const seconds = metrics.histogram(
    'clockbeat_http_seconds',
    'HTTP calls, from receiving to answering',
    buckets,
    ['method', 'route', 'status'],
  );
  return (request, response, next) => {
    const since = performance.now();
    response.once('finish', () => {
      seconds.observe(labelsOf(request, response), (performance.now() - since) / 1000);
    });
    next();
  };
};

const labelsOf = (request: Request, { statusCode }: Response) => ({
  method: methods.has(request.method) ? request.method : 'other',
  route: routeOf(request),
  status: `${Math.floor(statusCode / 100)}xx`,
});

/** What no controller answers is a page or a file of the client, or nothing. */
const routeOf = ({ route }: { route?: unknown }): string =>
  typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path
    : 'none';
