import { NestFactory, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { appModule } from './app.module.js';
import { AccessTokens } from './auth/access-tokens.js';
import { Authenticator } from './auth/authenticator.js';
import { Sessions } from './auth/sessions.js';
import { Environment } from './config/environment.js';
import { GatewayId } from './config/gateway-id.js';
import { signInNameOf } from './config/oidc-providers.js';
import { clientFiles, logoFiles } from './face/client-files.js';
import { drawPictures, type LogoPictures } from './face/pictures.js';
import { FrontDoor, FrontDoorAdapter } from './front-door.js';
import { Readiness } from './health/readiness.js';
import { bodyParsers } from './http/body-parsers.js';
import { BodyValidationPipe } from './http/body-validation.pipe.js';
import { compressedCopies } from './http/compressed-copies.js';
import { ErrorFilter } from './http/error.filter.js';
import { KnownOrigins } from './http/known-origins.js';
import { notKept } from './http/not-kept.js';
import { OriginGuard } from './http/origin.guard.js';
import { PublicAddress } from './http/public-address.js';
import { securityHeaders } from './http/security-headers.js';
import { builtClient } from './http/static-files.module.js';
import { TokenScopeGuard } from './http/token-scope.js';
import { TrustedProxies } from './http/trusted-proxies.js';
import { LiveAdapter } from './live/wire/live-adapter.js';
import { callLog, NestLogger } from './logging.module.js';
import { StoredMedia } from './media/stored-media.js';
import { measureCalls } from './metrics/http-metrics.js';
import { Metrics } from './metrics/metrics.js';
import { serveApiDocs } from './openapi.js';
import { bodyBudget } from './rate/body-budget.js';
import { noteActs } from './reads/just-acted.js';
import { linesType } from './spreadsheet/spreadsheet.js';

export interface CreateAppOptions {
  /** Where the built client lies; null serves none. By default where the build puts it. */
  readonly webRoot?: string | null;
  /** A server that listens already, and answers for us until the app is up; else one that the caller lets listen afterwards. */
  readonly door?: FrontDoor;
}

/** Makes the whole gateway, ready to listen: for main.ts and for tests, which start several in one process. */
export const createApp = async (
  environment: Environment,
  { webRoot = builtClient(), door = new FrontDoor(securityHeaders(environment)) }: CreateAppOptions = {},
): Promise<NestExpressApplication> => {
  const { logo } = environment.face;
  const pictures = logo && (await drawPictures(logo));
  const app = await NestFactory.create<NestExpressApplication>(
    appModule({ environment, webRoot }),
    new FrontDoorAdapter(door),
    { bufferLogs: true, bodyParser: false, abortOnError: false },
  );
  app.useLogger(new NestLogger(await app.resolve(PinoLogger), {}));
  app.useWebSocketAdapter(new LiveAdapter(app));
  const proxies = app.get(TrustedProxies);
  app.set('trust proxy', (address: string) => proxies.trusts(address));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  useMiddleware(app, environment, { webRoot, pictures });
  app.useGlobalGuards(new OriginGuard(app.get(KnownOrigins)), new TokenScopeGuard(app.get(Reflector)));
  app.useGlobalPipes(new BodyValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  serveApiDocs(app);
  await app.init();
  app.get(Readiness).ready();
  door.admit(app.getHttpAdapter().getInstance());
  return app;
};

const useMiddleware = (
  app: NestExpressApplication,
  environment: Environment,
  { webRoot, pictures }: { webRoot: string | null; pictures: LogoPictures | null },
): void => {
  const media = app.get(StoredMedia);
  app.use(['/media', '/api/media'], media.inTurn);
  app.use(securityHeaders(environment));
  app.use('/media', media.fromMemory);
  app.use(callLog(environment, app.get(GatewayId), app.get(TrustedProxies)));
  app.use(measureCalls(app.get(Metrics)));
  if (webRoot !== null) app.use(compressedCopies(webRoot));
  // Calls are small, and some of them stream; the client's files are neither, and an export may be hundreds of megabytes.
  app.use(except(ours, compression()));
  app.use('/api/analytics/events', compression({ filter: isExportAsText }));
  app.use(logoFiles(pictures));
  if (webRoot !== null) {
    const address = app.get(PublicAddress);
    const signIn = signInNameOf(environment.google, environment.oidcProviders);
    app.use(
      clientFiles(webRoot, environment.face, pictures, signIn, (request) => address.originFor(request)),
    );
  }
  if (environment.databaseReadUrl !== null) app.use(only(ours, noteActs(environment)));
  const sessions = app.get(Sessions).middleware;
  const readUser = app.get(Authenticator).readUser();
  for (const handler of [notKept, app.get(AccessTokens).middleware, sessions, readUser])
    app.use(only(ours, handler));
  for (const [path, parser] of bodyParsers(bodyBudget())) app.use(path, parser);
};

/** Compression goes by a list of types that does not know lines of JSON. */
const isExportAsText = (request: Request, response: Response): boolean =>
  response.getHeader('Content-Type') === linesType || compression.filter(request, response);

/** Paths that we answer ourselves and that know who is signed in. */
const ours = /^\/(api|auth)(\/|$)/;

const only =
  (paths: RegExp, handler: RequestHandler): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) =>
    paths.test(request.path) ? handler(request, response, next) : next();

const except =
  (paths: RegExp, handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    paths.test(request.path) ? next() : handler(request, response, next);
