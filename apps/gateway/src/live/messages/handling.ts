import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import type { Connection } from '../wire/connection.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { bodyCheck } from './message-bodies.js';

type BodyOf<M extends ClientMessage> = ClientMessages[M]['body'];
type AckOf<M extends ClientMessage> = ClientMessages[M]['ack'];

/** What is done with a message, and what follows its acknowledgement. */
interface Given<M extends ClientMessage> {
  readonly handle: (
    connection: Connection,
    body: BodyOf<M>,
  ) => Promise<AckOf<M> | Refusal> | AckOf<M> | Refusal;
  readonly after?: (connection: Connection, ack: AckOf<M>, acknowledged: boolean) => void;
}

/** A message once it is handled: what its sender is told. */
export interface Handled {
  readonly ack: object;
  /** To be called when the acknowledgement, where one was asked for, has been given. */
  readonly after: (acknowledged: boolean) => void;
}

export type Handle = (connection: Connection, body: unknown) => Promise<Handled | Refusal>;
/** The messages that one class handles. */
export type Some<M extends ClientMessage> = { readonly [K in M]: Handle };

/** How one client message is handled, with body and ack as the contract has them. */
export const handling = <M extends ClientMessage>(message: M, given: Given<M>): Handle => {
  const check = bodyCheck(message);
  return async (connection, raw) => {
    const body = check(raw);
    if (!body) return refuse('bad_request');
    const ack = await given.handle(connection, body);
    if (ack instanceof Refusal) return ack;
    return { ack, after: (acknowledged) => given.after?.(connection, ack, acknowledged) };
  };
};
