import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a network does with a WebSocket that it does not let through: says no, or nothing at all. */
export type Way = 'refuses' | 'swallows';

/** A proxy between phones and the gateway that lets everything through but WebSockets. */
export class NoWebSockets {
  /** The transports that were asked for, as they came. */
  readonly asked: string[] = [];
  private readonly swallowed: Duplex[] = [];
  private readonly server: Server;

  private constructor(gateway: string, way: Way) {
    const { hostname, port } = new URL(gateway);
    this.server = createServer((incoming, outgoing) => {
      this.note(incoming);
      const { method, url: path, headers } = incoming;
      const onwards = request({ hostname, port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      for (const end of [onwards, outgoing]) end.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onwards.destroy());
      incoming.pipe(onwards);
    });
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
      this.note(incoming);
      socket.on('error', () => socket.destroy());
      if (way === 'swallows') this.swallowed.push(socket);
      else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    });
  }

  static async before(gateway: string, way: Way): Promise<NoWebSockets> {
    const network = new NoWebSockets(gateway, way);
    network.server.listen(0, '127.0.0.1');
    await once(network.server, 'listening');
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async end(): Promise<void> {
    for (const socket of this.swallowed) socket.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private note({ url = '/' }: IncomingMessage): void {
    const transport = new URL(url, this.url).searchParams.get('transport');
    if (transport !== null) this.asked.push(transport);
  }
}
