import type { ServerMessage } from '@clockbeat/domain';
import { Inbox } from './inbox.js';
import { WebSocket } from './web-socket.js';
import { Unheard, type Wire } from './wire.js';

interface ThinOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The game that it is for, as a load balancer reads it. */
  readonly gameId?: string;
  readonly inbox?: Inbox;
  /** The connection has ended, and nobody closed it here. */
  readonly onLost?: () => void;
}

interface Call {
  readonly message: string;
  readonly resolve: (ack: unknown) => void;
  readonly reject: (reason: Error) => void;
}

const quote = '"'.charCodeAt(0);
const bracket = '['.charCodeAt(0);

/** Packets as Engine.IO 4 and Socket.IO 4 write them, websocket only, default namespace. */
const packets = { open: '0', ping: '2', pong: '3', connect: '40', event: '42', ack: '43' } as const;

/**
 * Speaks the frames of socket.io-client at a fraction of the cost: messages that nobody listens to are counted, not
 * decoded. Comes back only when it is told to.
 */
export class ThinWire implements Wire {
  readonly heard = null;
  private readonly listeners = new Map<string, (body: unknown) => void>();
  private readonly calls = new Map<number, Call>();
  private readonly inbox: Inbox;
  private socket: WebSocket | null = null;
  private connected = false;
  private called = 0;
  private onConnected = (): void => {};

  constructor(
    private readonly url: string,
    private readonly options: ThinOptions = {},
  ) {
    this.inbox = options.inbox ?? new Inbox();
  }

  get isOpen(): boolean {
    return this.connected;
  }

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.onConnected = resolve;
      const socket = new WebSocket(this.address, this.options.headers ?? {}, {
        text: (text, bytes) => this.receive(text, bytes),
        closed: () => {
          if (this.socket !== socket) return;
          this.close();
          reject(new Error(`No connection to ${this.url}`));
          this.options.onLost?.();
        },
      });
      this.socket = socket;
    });
  }

  private get address(): string {
    const { gameId } = this.options;
    return gameId === undefined ? this.url : `${this.url}?g=${gameId}`;
  }

  ask(message: string, ...body: unknown[]): Promise<unknown> {
    return this.askInJson(message, JSON.stringify(body).slice(1, -1));
  }

  /** The same with a body as it goes over the wire, be it JSON or not. */
  askInJson(message: string, body: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!this.connected) return reject(new Unheard(message));
      const id = this.called++;
      this.calls.set(id, { message, resolve, reject });
      this.socket?.send(`${packets.event}${id}["${message}"${body === '' ? '' : `,${body}`}]`);
    });
  }

  tell(message: string, ...body: unknown[]): void {
    this.socket?.send(`${packets.event}${JSON.stringify([message, ...body])}`);
  }

  /** One listener for each message. */
  on(message: ServerMessage, listener: (body: never) => void): void {
    this.listeners.set(message, listener as (body: unknown) => void);
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
    this.connected = false;
    for (const { message, reject } of this.calls.values()) reject(new Unheard(message));
    this.calls.clear();
  }

  private receive(text: Buffer, bytes: number): void {
    const type = text.toString('latin1', 0, 2);
    if (type === packets.event) this.receiveEvent(text, bytes);
    else if (type === packets.ack) this.receiveAck(text, bytes);
    else if (type === packets.ping) this.socket?.send(packets.pong);
    else if (type === packets.connect) this.greeted();
    else if (type.startsWith(packets.open)) this.socket?.send(packets.connect);
  }

  private greeted(): void {
    this.connected = true;
    this.onConnected();
  }

  private receiveEvent(text: Buffer, bytes: number): void {
    const nameEnd = text.indexOf(quote, 4);
    const name = text.toString('latin1', 4, nameEnd);
    this.inbox.count(name, bytes);
    this.listeners.get(name)?.(this.inbox.decode(name, text.subarray(nameEnd + 2, -1)));
  }

  private receiveAck(text: Buffer, bytes: number): void {
    const idEnd = text.indexOf(bracket, 2);
    const id = Number(text.toString('latin1', 2, idEnd));
    const call = this.calls.get(id);
    if (!call) return;
    this.calls.delete(id);
    this.inbox.count(`${call.message} (ack)`, bytes);
    call.resolve(JSON.parse(text.toString('utf8', idEnd + 1, text.length - 1)));
  }
}
