import type {
  Ack,
  ClientMessage,
  ClientMessages,
  RefusalCode,
  ServerMessage,
  ServerMessages,
} from '@clockbeat/domain';
import { io, type Socket } from 'socket.io-client';
import type { Ear } from './contract-shapes.js';
import { Recording } from './recording.js';
import { until } from './until.js';

/** Where clients connect: a gateway in this process or in one of its own. */
export interface Reachable {
  readonly url: string;
}

export interface ClientOptions {
  /** Session cookie. */
  readonly cookie?: string;
  readonly transports?: ('websocket' | 'polling')[];
  /** Comes back by itself, as a browser does. */
  readonly reconnects?: boolean;
}

const everybody = new Set<TestClient>();

/** Closes every client of this file, and tells where the contract was broken on any frame that any of them got. */
export const closeClients = (): void => {
  const breaches = new Set<string>();
  for (const client of everybody) {
    client.close();
    for (const breach of client.heard.breaches) breaches.add(breach);
  }
  everybody.clear();
  if (breaches.size > 0) throw new Error(`The contract was broken:\n${[...breaches].join('\n')}`);
};

/** A real socket, its frames and acks on record. */
export class TestClient {
  readonly heard: Recording;
  readonly socket: Socket;

  constructor(gateway: Reachable, ear: Ear, options: ClientOptions = {}) {
    const { cookie, transports = ['websocket'], reconnects = false } = options;
    this.heard = new Recording(ear);
    this.socket = io(gateway.url, {
      transports,
      reconnection: reconnects,
      reconnectionDelay: 100,
      reconnectionDelayMax: 300,
      forceNew: true,
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    });
    this.heard.listenTo(this.socket);
    everybody.add(this);
  }

  /** Sends and waits for the ack, whatever it says. */
  async send<M extends ClientMessage>(
    message: M,
    body: ClientMessages[M]['body'],
  ): Promise<Ack<ClientMessages[M]['ack']>> {
    return (await this.sendRaw(message, body)) as Ack<ClientMessages[M]['ack']>;
  }

  /** Sends what must succeed. */
  async ask<M extends ClientMessage>(
    message: M,
    body: ClientMessages[M]['body'],
  ): Promise<ClientMessages[M]['ack']> {
    const ack = await this.send(message, body);
    if (ack.ok) return ack;
    throw new Error(`${message} was refused: ${ack.error.code}`);
  }

  /** Sends what must be refused, and says with which code; the body may be anything at all. */
  async refusal(message: string, ...body: unknown[]): Promise<RefusalCode | 'accepted'> {
    const ack = (await this.sendRaw(message, ...body)) as Ack<object>;
    return ack.ok ? 'accepted' : ack.error.code;
  }

  /** Sends without asking for an ack. */
  tell(message: ClientMessage, body: unknown): void {
    this.socket.emit(message, body);
  }

  hears<M extends ServerMessage>(
    message: M,
    which?: (body: ServerMessages[M]) => boolean,
  ): Promise<ServerMessages[M]> {
    return this.heard.next(message, which);
  }

  connected(): Promise<void> {
    return until('the socket is connected', () => this.socket.connected);
  }

  disconnected(): Promise<void> {
    return until('the socket is disconnected', () => !this.socket.connected);
  }

  /** What was sent is on its way. */
  flushed(): Promise<void> {
    return until('the messages are sent', () => this.socket.io.engine.writeBuffer.length === 0);
  }

  close(): void {
    this.socket.disconnect();
  }

  /** A lost connection: no goodbye on the way. */
  loseConnection(): void {
    this.socket.io.engine.close();
  }

  private sendRaw(message: string, ...body: unknown[]): Promise<unknown> {
    return new Promise((resolve) => {
      this.socket.emit(message, ...body, (ack: unknown) => {
        this.heard.acknowledged(message, ack);
        resolve(ack);
      });
    });
  }
}
