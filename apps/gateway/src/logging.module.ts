import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import type { DynamicModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Logger, LoggerModule } from 'nestjs-pino';
import { pinoHttp } from 'pino-http';
import { Environment } from './config/environment.js';
import { GatewayId } from './config/gateway-id.js';
import type { TrustedProxies } from './http/trusted-proxies.js';
import { describeError } from './runtime/describe-error.js';
import { withoutTokens } from './runtime/without-tokens.js';

/** On every line: which process of which gateway wrote it. */
const baseOf = ({ value }: GatewayId) => ({ pid: process.pid, hostname: hostname(), gateway: value });

/** Health checks and metrics are asked for every few seconds: their lines would bury the others. */
const quietPath = /^\/(health|metrics|assets)(\/|\?|$)/;

/** A join code stands in some paths, an overlay's token in others; a reader of the log must not come in with it. */
const codeInPath = /^(\/(?:(?:api\/)?join(?:-team)?|overlay)\/)[^/?]+/;
const loggedPath = (url: string): string =>
  withoutTokens(url.replace(/\?.*/s, '').replace(codeInPath, '$1…'));

const serializers = {
  req: (request: { id: unknown; method: string; url: string }) => ({
    id: request.id,
    method: request.method,
    path: loggedPath(request.url),
  }),
  res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
  err: describeError,
  path: loggedPath,
};

/**
 * Nest's logger, and the one that is injected. Its own middleware is left out: it puts each request into an
 * AsyncLocalStorage, and one of those makes every promise of the process dearer, the ten thousand players' too
 * (12 % of a busy gateway's time). A request's logger is `request.log`.
 */
export const loggingModule = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [Environment, GatewayId],
    useFactory: ({ logLevel }: Environment, gateway: GatewayId) => ({
      pinoHttp: { level: logLevel, serializers, base: baseOf(gateway) },
      forRoutes: [],
    }),
  });

/** One JSON line a call. Addresses are logged without their query, which may hold e-mail addresses, codes and tokens. */
export const callLog = (
  { logLevel }: Environment,
  gateway: GatewayId,
  proxies: TrustedProxies,
): RequestHandler =>
  pinoHttp({
    level: logLevel,
    base: baseOf(gateway),
    quietReqLogger: true,
    genReqId: (request, response) => requestId(request, response, proxies),
    autoLogging: {
      ignore: (request: IncomingMessage & { originalUrl?: string }) =>
        quietPath.test(request.originalUrl ?? ''),
    },
    customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
      error !== undefined || response.statusCode >= 500 ? 'warn' : 'info',
    serializers,
  });

/** Who tells at each start what nobody asked: every module, every route. */
const chatty = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own lines through pino, those of its start on level debug. */
export class NestLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (chatty.has(String(rest.at(-1)))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}

/** A trusted proxy's id, if it is a harmless one, so that its log and ours can be read together; else our own. */
const requestId = (request: IncomingMessage, response: ServerResponse, proxies: TrustedProxies): string => {
  const given = proxies.trusts(request.socket.remoteAddress ?? '')
    ? request.headers['x-request-id']
    : undefined;
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
};
