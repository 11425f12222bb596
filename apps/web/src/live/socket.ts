import type {
  Ack,
  ClientMessage,
  ClientMessages,
  ServerMessage,
  ServerMessages,
} from '@clockbeat/domain/contract';
import { io } from 'socket.io-client';
import { randomToken } from '../lib/random.js';

export type LinkState = 'connecting' | 'online' | 'reconnecting';

/** The wire, typed. Knows no game: messages out, messages in, and whether it is up. */
export interface LiveSocket {
  send<M extends ClientMessage>(
    message: M,
    body: ClientMessages[M]['body'],
  ): Promise<Ack<ClientMessages[M]['ack']>>;
  on<M extends ServerMessage>(message: M, listener: (body: ServerMessages[M]) => void): void;
  onConnection(listener: (connection: LinkState) => void): void;
  close(): void;
}

/** Long enough for a gateway that waits out a slow moment of its store, short enough to ask again in time. */
const ackTimeoutMs = 10_000;

/** The same word the server uses for "ask again": to a caller a lost connection is nothing else. */
const unreachable = { ok: false, error: { code: 'unavailable', message: '' } } as const;

/**
 * A WebSocket at once, in place of five requests before it; where a network refuses it, long polling. How long a connection may
 * take, and when it is tried again (specification, section 7), is as the library has it: socket.spec.ts holds it to that.
 */
export const socketOptions = { transports: ['websocket', 'polling'], tryAllTransports: true };

/** Who swallows WebSockets says nothing: long before the library gives up, the other way is tried first. */
const swallowedMs = 5_000;

/**
 * Opens the connection to our own host. `k` lets a load balancer keep all requests of this socket on one gateway; `g`, the
 * game that it is for, all sockets of a game.
 */
export const openSocket = (g?: string | null): LiveSocket => {
  const socket = io({ ...socketOptions, query: { k: randomToken(), ...(g && { g }) } });
  const swallowed = setTimeout(() => {
    if (socket.connected) return;
    socket.io.opts.transports?.reverse();
    socket.disconnect().connect();
  }, swallowedMs);
  let isLost = false;
  socket.on('connect', () => {
    isLost = false;
  });
  // The library waits up to five seconds from one try to the next: who has the network or the page again waits for none.
  const tryNow = (): void => {
    if (isLost && socket.active && document.visibilityState === 'visible') socket.disconnect().connect();
  };
  addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryNow);
  return {
    send: async (message, body) => {
      // Not buffered: what is sent before the seat is taken again would be refused.
      if (!socket.connected) return unreachable;
      try {
        return await socket.timeout(ackTimeoutMs).emitWithAck(message, body);
      } catch {
        return unreachable;
      }
    },
    on: (message, listener) => {
      socket.on(message as string, listener);
    },
    onConnection: (listener) => {
      const lost = (): void => {
        isLost = true;
        listener('reconnecting');
      };
      socket.on('connect', () => listener('online'));
      socket.on('disconnect', (reason) => {
        // Closed by us: nobody waits for it to come back.
        if (reason === 'io client disconnect') return;
        lost();
        // The one case in which the library does not come back by itself.
        if (reason === 'io server disconnect') socket.connect();
      });
      socket.on('connect_error', lost);
    },
    close: () => {
      clearTimeout(swallowed);
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
      socket.disconnect();
    },
  };
};
