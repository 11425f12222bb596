import { createServer, type RequestListener, type Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { unavailable } from './http/http-problem.js';
import type { Headers } from './http/security-headers.js';
import { toHttpError } from './http/to-http-error.js';

/** How long somebody may take to say what they want, ms. */
export interface Timeouts {
  readonly headersTimeout: number;
  /** For the whole request: 5 MB over a slow line. */
  readonly requestTimeout: number;
  /** How often it is looked who took longer. */
  readonly connectionsCheckingInterval: number;
}

/**
 * How long an idle connection is kept, ms: longer than browsers and proxies keep theirs, so that it is they
 * who close it. Closed from here, it would now and then be closed under a request that is on its way.
 */
const keepAliveTimeout = 75_000;

/** A client that sends one letter at a time only holds a connection. */
const ofTheDoor: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * The server, open before there is anything to serve: while PostgreSQL comes up, load balancers and browsers hear 503
 * instead of a refused connection.
 */
export class FrontDoor {
  readonly server: Server;
  private listener: RequestListener;

  constructor(headers: Headers, timeouts: Timeouts = ofTheDoor) {
    this.listener = (request, response) => headers(request, response, () => starting(request, response));
    this.server = createServer({ keepAliveTimeout, ...timeouts }, (request, response) =>
      this.listener(request, response),
    );
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** From now on the app answers. */
  admit(listener: RequestListener): void {
    this.listener = listener;
  }
}

/** Express behind a server that is there already. */
export class FrontDoorAdapter extends ExpressAdapter {
  constructor(private readonly door: FrontDoor) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = this.door.server;
  }

  override close(): Promise<unknown> | undefined {
    // Kept-alive connections would hold the shutdown up.
    this.door.server.closeAllConnections();
    return super.close();
  }
}

const starting: RequestListener = (request, response) => {
  const alive = request.url === '/health/live';
  const { body } = toHttpError(unavailable('Clockbeat is starting. Please try again in a moment.'));
  response.writeHead(alive ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(JSON.stringify(alive ? { status: 'ok' } : body));
};
