import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

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
};

export class LiveAdapter extends IoAdapter {
  constructor(app: INestApplicationContext) {
    super(app);
  }

  override createIOServer(port: number, given?: ServerOptions): Server {
    return super.createIOServer(port, { ...given, ...options } as ServerOptions);
  }
}
