import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import type { Server, ServerOptions } from 'socket.io';
import type { RedisLink } from '../../redis/redis-link.js';

/** Socket.IO as the contract has it (protocol.md, "Realtime"). */
const options: Partial<ServerOptions> = {
  path: '/socket.io',
  connectTimeout: 20_000,
  /** Over 1 MB the connection is closed. */
  maxHttpBufferSize: 1_000_000,
  /** Messages are small: compressing each would cost every player more than it saves. */
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
  /** Long polling needs each request of a session to reach the same gateway: a load balancer learns it from this cookie. */
  cookie: { name: 'io', path: '/socket.io', httpOnly: true, sameSite: 'lax' },
};

/** Socket.IO on our server; with Redis it also carries what gateways tell each other (`Neighbours`). */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly redis: RedisLink,
  ) {
    super(app);
  }

  override createIOServer(port: number, given?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, { ...given, ...options } as ServerOptions);
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
}
