import type {
  ClientMessage,
  ClientMessages,
  ServerMessage,
  ServerMessages,
} from '@clockbeat/domain/contract';
import { Manager } from 'socket.io-client';

type AckOf<M extends ClientMessage> =
  | ({ ok: true } & ClientMessages[M]['ack'])
  | { ok: false; error: { code: string; message: string } };

/** What a server would say to each message of a socket. */
export type Messages = { [M in ClientMessage]?: (body: ClientMessages[M]['body']) => AckOf<M> };

interface Packet {
  type: number;
  nsp?: string;
  id?: number;
  data?: unknown;
}

/** Types of packets (socket.io-protocol). */
const connect = 0;
const event = 2;
const ack = 3;

/** The parts of socket.io-client's connection that are replaced: all above them is the client as it is. */
interface Connection {
  _readyState: string;
  emitReserved(name: string, packet?: Packet): void;
}
const connections = Manager.prototype as unknown as {
  open: (this: Connection) => unknown;
  _packet: (this: Connection, packet: Packet) => void;
};
const real = { open: connections.open, _packet: connections._packet };

let messages: Messages | undefined;
let unnamed: string[] = [];
const open = new Set<Connection>();

/** Where sockets of a page end: nowhere, unless the test says what a server would answer. */
export const putServer = (): void => {
  connections.open = function () {
    if (this._readyState.includes('open')) return this;
    this._readyState = 'opening';
    if (messages)
      queueMicrotask(() => {
        this._readyState = 'open';
        open.add(this);
        this.emitReserved('open');
      });
    return this;
  };
  connections._packet = function ({ type, id, data }) {
    const reply = (packet: Packet): void =>
      queueMicrotask(() => this.emitReserved('packet', { nsp: '/', ...packet }));
    if (type === connect) reply({ type: connect, data: { sid: 'socket' } });
    if (type !== event) return;
    const [name, body] = data as [ClientMessage, never];
    const answered = answerTo(name, body);
    if (answered) reply({ type: ack, ...(id !== undefined && { id }), data: [answered] });
  };
};

export const takeServer = (): void => {
  Object.assign(connections, real);
};

/** The server of the next page, and where messages are written down that the test did not name. */
export const serve = (next: Messages | undefined, unnamedMessages: string[]): void => {
  messages = next;
  unnamed = unnamedMessages;
  open.clear();
};

/** Says something to every socket that is open. */
export const tell = <M extends ServerMessage>(message: M, body: ServerMessages[M]): void => {
  for (const connection of open)
    connection.emitReserved('packet', { type: event, nsp: '/', data: [message, body] });
};

const answerTo = (name: ClientMessage, body: never): unknown => {
  const answer = messages?.[name] as ((body: never) => unknown) | undefined;
  if (answer) return answer(body);
  if (name === 'syncClock') return { ok: true, t: 0, serverTime: Date.now() };
  unnamed.push(`message ${name}`);
  return { ok: false, error: { code: 'bad_request', message: '' } };
};
