import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import type { Type } from '@nestjs/common';
import { bodyCheck } from './body-check.js';
import type { Connection } from './connection.js';
import { Refusal, refuse } from './refusal.js';

type AckOf<M extends ClientMessage> = ClientMessages[M]['ack'];

/** How one client message is handled: the class that checks its body, what is done with it, and what follows the ack. */
interface Given<M extends ClientMessage, Body extends object> {
  readonly body: Type<Body>;
  readonly handle: (connection: Connection, body: Body) => Promise<AckOf<M> | Refusal> | AckOf<M> | Refusal;
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

/** The body class must fit the contract's message, and the ack its ack, so a drift breaks the compile. */
export const handling = <M extends ClientMessage, Body extends ClientMessages[M]['body'] & object>(
  given: Given<M, Body>,
): Handle => {
  const check = bodyCheck(given.body);
  return async (connection, raw) => {
    const body = check(raw);
    if (!body) return refuse('bad_request');
    const ack = await given.handle(connection, body);
    if (ack instanceof Refusal) return ack;
    return { ack, after: (acknowledged) => given.after?.(connection, ack, acknowledged) };
  };
};
