import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A line to the gateway on which all that it says arrives so many ms late, and what is said to it at once: a round trip that
 * cannot be told from one that is as long in both directions.
 */
export class FarAway {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(gateway: URL, lateMs: number) {
    this.server = createServer((client) => {
      const far = connect(Number(gateway.port), gateway.hostname);
      for (const socket of [client, far]) {
        this.sockets.add(socket);
        socket.setNoDelay();
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          client.destroy();
          far.destroy();
        });
      }
      client.pipe(far);
      far.on('data', (bytes) => setTimeout(() => client.write(bytes), lateMs));
    });
  }

  static async from(gateway: string, lateMs: number): Promise<FarAway> {
    const line = new FarAway(new URL(gateway), lateMs);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
