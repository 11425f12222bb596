import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import type { Type } from '@nestjs/common';
import { getMetadataStorage, validateSync } from 'class-validator';
import { Refusal, refuse } from '../refusal.js';
import type { Connection } from './connection.js';

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

/** The fields that a body class names by its validators. */
const fieldsOf = (body: Type<object>): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

/** Takes the fields that the class names, and nothing else, out of what was sent; null if it is malformed. */
const checker = <Body extends object>(body: Type<Body>): ((raw: unknown) => Body | null) => {
  const fields = fieldsOf(body);
  return (raw) => {
    // What JSON brings has this prototype; bytes and lists have others.
    if (typeof raw !== 'object' || raw === null || Object.getPrototypeOf(raw) !== Object.prototype)
      return null;
    const instance = new body();
    for (const field of fields) Reflect.set(instance, field, Reflect.get(raw, field));
    return validateSync(instance, { forbidUnknownValues: false }).length === 0 ? instance : null;
  };
};

/** The body class must fit the contract's message, and the ack its ack, so a drift breaks the compile. */
export const handling = <M extends ClientMessage, Body extends ClientMessages[M]['body'] & object>(
  given: Given<M, Body>,
): Handle => {
  const check = checker(given.body);
  return async (connection, raw) => {
    const body = check(raw);
    if (!body) return refuse('bad_request');
    const ack = await given.handle(connection, body);
    if (ack instanceof Refusal) return ack;
    return { ack, after: (acknowledged) => given.after?.(connection, ack, acknowledged) };
  };
};
