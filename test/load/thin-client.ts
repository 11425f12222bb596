import type { Ack, ClientMessage, ClientMessages, ServerMessage, ServerMessages } from '@clockbeat/domain';
import type { Inbox } from './inbox.js';
import { WebSocket } from './web-socket.js';

export type Listeners = { readonly [M in ServerMessage]?: (body: ServerMessages[M]) => void };

export interface ThinClientOptions {
  readonly url: string;
  readonly cookie?: string;
  readonly inbox: Inbox;
  /** Messages without a listener are counted, not decoded. */
  readonly listeners: Listeners;
  readonly onClosed: () => void;
}

interface Call {
  readonly name: string;
  readonly resolve: (ack: never) => void;
  readonly reject: (reason: Error) => void;
}

const quote = '"'.charCodeAt(0);
const bracket = '['.charCodeAt(0);

/** Packets as Engine.IO 4 and Socket.IO 4 write them, websocket only, default namespace. */
const packets = { open: '0', ping: '2', pong: '3', connect: '40', event: '42', ack: '43' } as const;

/** Somebody else's client: it speaks the frames of socket.io-client at a fraction of the cost. Never reconnects. */
export class ThinClient {
  private readonly socket: WebSocket;
  private readonly calls = new Map<number, Call>();
  private called = 0;
  private connected = (): void => {};

  private constructor(private readonly options: ThinClientOptions) {
    const url = new URL('/socket.io/?EIO=4&transport=websocket', options.url);
    this.socket = new WebSocket(url, options.cookie ? { Cookie: options.cookie } : {}, {
      text: (text, bytes) => this.receive(text, bytes),
      closed: () => this.closed(),
    });
  }

  static open(options: ThinClientOptions): Promise<ThinClient> {
    return new Promise((resolve, reject) => {
      const client = new ThinClient({
        ...options,
        onClosed: () => {
          reject(new Error(`No connection to ${options.url}`));
          options.onClosed();
        },
      });
      client.connected = () => resolve(client);
    });
  }

  /** Sends a message and resolves with its acknowledgement; rejects when the connection is lost before. */
  call<M extends ClientMessage>(
    message: M,
    body: ClientMessages[M]['body'],
  ): Promise<Ack<ClientMessages[M]['ack']>> {
    return new Promise((resolve, reject) => {
      const id = this.called++;
      this.calls.set(id, { name: `${message} (ack)`, resolve, reject });
      this.socket.send(`${packets.event}${id}["${message}",${JSON.stringify(body)}]`);
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(text: Buffer, bytes: number): void {
    const type = text.toString('latin1', 0, 2);
    if (type === packets.event) this.receiveEvent(text, bytes);
    else if (type === packets.ack) this.receiveAck(text, bytes);
    else if (type === packets.ping) this.socket.send(packets.pong);
    else if (type === packets.connect) this.connected();
    else if (type.startsWith(packets.open)) this.socket.send(packets.connect);
  }

  private receiveEvent(text: Buffer, bytes: number): void {
    const nameEnd = text.indexOf(quote, 4);
    const name = text.toString('latin1', 4, nameEnd) as ServerMessage;
    this.options.inbox.count(name, bytes);
    const listener = this.options.listeners[name] as ((body: unknown) => void) | undefined;
    listener?.(this.options.inbox.decode(name, text.subarray(nameEnd + 2, -1)));
  }

  private receiveAck(text: Buffer, bytes: number): void {
    const idEnd = text.indexOf(bracket, 2);
    const id = Number(text.toString('latin1', 2, idEnd));
    const call = this.calls.get(id);
    if (!call) return;
    this.calls.delete(id);
    this.options.inbox.count(call.name, bytes);
    call.resolve(JSON.parse(text.toString('utf8', idEnd + 1, text.length - 1)) as never);
  }

  private closed(): void {
    for (const { name, reject } of this.calls.values())
      reject(new Error(`Connection lost before the ${name}`));
    this.calls.clear();
    this.options.onClosed();
  }
}
