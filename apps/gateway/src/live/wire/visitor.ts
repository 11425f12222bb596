import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';

/** What the first request of a connection says of who opened it. */
export interface Visitor {
  readonly address: string;
  /** The hash of the access token in its `Authorization`, or what stands for a malformed one; then no session counts. */
  readonly tokenHash: string | null;
  /** Id of the session in its cookie; whether it still holds is asked for each host message. */
  readonly sessionId: string | null;
  /** Of the browser, as its cookie says; a new one where it keeps none. */
  readonly browserId: string;
  /** `Accept-Language`. */
  readonly language: string | undefined;
  /** `User-Agent`. */
  readonly userAgent: string | undefined;
}

/** As much of a socket as is read here. */
type Opened = Pick<Socket, 'conn' | 'request' | 'handshake'>;

const visitors = new WeakMap<Opened['conn'], Visitor>();
/** Shared by all sockets: nobody looks there any more. */
const nothing = { headers: {}, query: {}, url: '' };

/**
 * Reads the request once and lets go of it: Engine.IO and Socket.IO would keep it, with all that it brought, for as long as the
 * connection lasts, which is kilobytes of each player. A client may leave its namespace and ask for it again on the same
 * connection, so what was read is kept beside that.
 */
export const visitorOf = (socket: Opened, read: (request: IncomingMessage) => Visitor): Visitor => {
  const { conn } = socket;
  const known = visitors.get(conn);
  const visitor = known ?? read(socket.request);
  if (!known) visitors.set(conn, visitor);
  // As Socket.IO's documentation has it ("Memory usage"); its types don't know.
  Object.assign(conn, { request: null });
  Object.assign(socket.handshake, nothing);
  return visitor;
};
