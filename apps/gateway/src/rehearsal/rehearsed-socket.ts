import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Packets as Engine.IO 4 and Socket.IO 4 write them (docs/protocol.md, "Realtime: connection"). */
const packets = { open: '0', ping: '2', pong: '3', connect: '40', event: '42', ack: '43' } as const;

/** Somebody's socket in a rehearsal: it asks, and hears. */
export class RehearsedSocket {
  private readonly socket: WebSocket;
  private readonly acks = new Map<string, (ack: unknown) => void>();
  private asked = 0;

  private constructor(
    address: string,
    headers: Readonly<Record<string, string>>,
    private readonly hear: (message: string, body: never) => void,
  ) {
    this.socket = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`, { headers });
    this.socket.on('message', (data: Buffer) => this.receive(data.toString()));
    this.socket.on('error', () => undefined); // what is not answered ends the rehearsal
  }

  /** Resolves when it is connected, at `ws://host:port`. */
  static async open(
    address: string,
    headers: Readonly<Record<string, string>> = {},
    hear: (message: string, body: never) => void = () => undefined,
  ): Promise<RehearsedSocket> {
    const one = new RehearsedSocket(address, headers, hear);
    await once(one.socket, 'connected');
    return one;
  }

  ask(message: string, body: object): Promise<unknown> {
    return new Promise((resolve) => {
      this.asked += 1;
      this.acks.set(String(this.asked), resolve);
      this.socket.send(`${packets.event}${this.asked}${JSON.stringify([message, body])}`);
    });
  }

  /** Resolves when it is gone; nobody is asked. */
  async close(): Promise<void> {
    const gone = once(this.socket, 'close');
    this.socket.terminate();
    await gone;
  }

  private receive(packet: string): void {
    if (packet === packets.ping) this.socket.send(packets.pong);
    else if (packet.startsWith(packets.event)) this.hear(...(JSON.parse(packet.slice(2)) as [string, never]));
    else if (packet.startsWith(packets.ack)) this.answered(packet.slice(2));
    else if (packet.startsWith(packets.connect)) this.socket.emit('connected');
    else if (packet.startsWith(packets.open)) this.socket.send(packets.connect);
  }

  private answered(text: string): void {
    const at = text.indexOf('[');
    const id = text.slice(0, at);
    const [ack] = JSON.parse(text.slice(at)) as [unknown];
    this.acks.get(id)?.(ack);
    this.acks.delete(id);
  }
}
