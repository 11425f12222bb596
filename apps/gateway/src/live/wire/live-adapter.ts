import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { Environment, isHttps } from '../../config/environment.js';
import { KnownOrigins } from '../../http/known-origins.js';
import { notKept } from '../../http/not-kept.js';
import { securityHeaders } from '../../http/security-headers.js';
import { RedisLink } from '../../redis/redis-link.js';
import { boundedParser } from './bounded-parser.js';
import { browserCookieFor } from './browser-id.js';
import { pollingMethods } from './polling-methods.js';
import { upgradeInTurn } from './upgrades-in-turn.js';

/** Socket.IO as the contract has it (docs/protocol.md, "Realtime: connection"). */
const options: Partial<ServerOptions> = {
  path: '/socket.io',
  connectTimeout: 20_000,
  /** Over 1 MB the connection is closed. */
  maxHttpBufferSize: 1_000_000,
  /** Messages are small: compressing each would cost every player more than it saves. */
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
  parser: boundedParser,
};

/** Long polling needs each request of a session to reach the same gateway: a load balancer learns it from this cookie. */
const cookie = { name: 'io', path: '/socket.io', httpOnly: true, sameSite: 'lax' } as const;

/** Socket.IO on our server; with Redis it also carries what gateways tell each other (`Neighbours`). */
export class LiveAdapter extends IoAdapter {
  private readonly redis: RedisLink;
  private readonly origins: KnownOrigins;
  private readonly environment: Environment;

  constructor(app: INestApplicationContext) {
    super(app);
    this.redis = app.get(RedisLink);
    this.origins = app.get(KnownOrigins);
    this.environment = app.get(Environment);
  }

  override createIOServer(port: number, given?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...given,
      ...options,
      cookie: { ...cookie, secure: isHttps(this.environment) },
      // A browser sends its cookies with a socket that another site's page opens, and lets that page read along.
      allowRequest: (request, answer) => answer(null, this.origins.mayAsk(request)),
    } as ServerOptions);
    upgradeInTurn(server.httpServer);
    for (const handler of [securityHeaders(this.environment), notKept, pollingMethods])
      server.engine.use(handler);
    server.engine.on('initial_headers', (headers: Record<string, unknown>, request: IncomingMessage) => {
      const known = browserCookieFor(request, isHttps(this.environment));
      if (known !== null) headers['Set-Cookie'] = [headers['Set-Cookie'] ?? [], known].flat();
    });
    const { commands } = this.redis;
    if (commands) {
      const subscriber = this.redis.subscriber('sockets');
      server.adapter(
        createShardedAdapter(commands, subscriber, {
          channelPrefix: 'clockbeat:sockets',
          subscriptionMode: 'dynamic',
        }),
      );
    }
    return server;
  }

  /** Messages are bound by hand (decision 4): Nest would hold a stream of events for each socket, to bind none. */
  override bindMessageHandlers(_socket: unknown, handlers: readonly unknown[]): void {
    if (handlers.length > 0) throw new Error('Messages go through MessageIntake');
  }

  /** `LiveGateway` hears of it itself. */
  override bindClientDisconnect(): void {}
}
