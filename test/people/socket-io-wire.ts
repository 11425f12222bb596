import type { ServerMessage } from '@clockbeat/domain';
import { io, type Socket } from 'socket.io-client';
import { until } from '../support/live/until.js';
import type { Recording } from './recording.js';
import type { Wire } from './wire.js';

export interface SocketIoOptions {
  /** Session cookie. */
  readonly cookie?: string;
  /** Access token. */
  readonly token?: string;
  /** The address that it comes from, as a proxy on this machine tells. */
  readonly address?: string;
  /** What its browser speaks: `Accept-Language`. */
  readonly language?: string;
  /** The game that it is for, as a load balancer reads it. */
  readonly gameId?: string;
  readonly transports?: ('websocket' | 'polling')[];
  /** Comes back by itself, as a browser does. */
  readonly reconnects?: boolean;
  /** How long it may take to connect, ms. */
  readonly timeout?: number;
}

/** The client that browsers have: everything that comes is on record. */
export class SocketIoWire implements Wire {
  readonly socket: Socket;

  constructor(
    url: string,
    readonly heard: Recording,
    { cookie, token, address, language, gameId, reconnects = false, ...options }: SocketIoOptions = {},
  ) {
    heard.connection += 1;
    this.socket = io(url, {
      transports: ['websocket'],
      reconnection: reconnects,
      reconnectionDelay: 100,
      reconnectionDelayMax: 300,
      forceNew: true,
      ...(gameId !== undefined && { query: { g: gameId } }),
      extraHeaders: {
        ...(cookie !== undefined && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      ...options,
    });
    this.socket.onAny((name: string, body: unknown) => heard.keep({ kind: 'message', name, body }));
  }

  /** Rejects when the connection is lost for good before the ack: nobody hangs for it. */
  ask(message: string, ...body: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const lost = (reason: string): void => {
        if (!this.socket.io.reconnection()) reject(new Error(`${message} was not answered: ${reason}`));
      };
      this.socket.once('disconnect', lost);
      this.socket.emit(message, ...body, (ack: unknown) => {
        this.socket.off('disconnect', lost);
        this.heard.keep({ kind: 'ack', name: message, body: ack, request: body[0] });
        resolve(ack);
      });
    });
  }

  tell(message: string, ...body: unknown[]): void {
    this.socket.emit(message, ...body);
  }

  on(message: ServerMessage, listener: (body: never) => void): void {
    this.socket.on(message, listener as (body: unknown) => void);
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

  /** A lost connection: no goodbye on the way. */
  lose(): void {
    this.socket.io.engine.close();
  }

  close(): void {
    this.socket.offAny();
    this.socket.disconnect();
  }
}
