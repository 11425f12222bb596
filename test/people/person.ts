import type {
  Ack,
  ClientMessage,
  ClientMessages,
  RefusalCode,
  ServerMessage,
  ServerMessages,
} from '@clockbeat/domain';
import type { Recording } from './recording.js';
import { Refused, type Wire } from './wire.js';

export type BodyOf<M extends ClientMessage> = ClientMessages[M]['body'];
/** The acknowledgement of what was not refused. */
export type Granted<M extends ClientMessage> = Promise<ClientMessages[M]['ack']>;

/** Somebody with a wire. What a person is asked to do must succeed, unless its name says otherwise. */
export class Person<W extends Wire = Wire> {
  constructor(readonly wire: W) {}

  get heard(): W['heard'] {
    return this.wire.heard;
  }

  /** Sends and waits for the ack, whatever it says. */
  send<M extends ClientMessage>(message: M, body: BodyOf<M>): Promise<Ack<ClientMessages[M]['ack']>> {
    return this.wire.ask(message, body) as Promise<Ack<ClientMessages[M]['ack']>>;
  }

  /** Sends what must succeed. */
  async ask<M extends ClientMessage>(message: M, body: BodyOf<M>): Granted<M> {
    const ack = await this.send(message, body);
    if (ack.ok) return ack;
    throw new Refused(message, ack.error.code);
  }

  /** Sends what must be refused, and says with which code; the body may be anything at all. */
  async refusal(message: string, ...body: unknown[]): Promise<RefusalCode | 'accepted'> {
    const ack = (await this.wire.ask(message, ...body)) as Ack<object>;
    return ack.ok ? 'accepted' : ack.error.code;
  }

  /** Sends without asking for an ack. */
  tell(message: ClientMessage, body: unknown): void {
    this.wire.tell(message, body);
  }

  /** The next message of that name, on a wire that keeps what came. */
  hears<M extends ServerMessage>(
    this: Person<Wire & { readonly heard: Recording }>,
    message: M,
    which?: (body: ServerMessages[M]) => boolean,
  ): Promise<ServerMessages[M]> {
    return this.heard.next(message, which);
  }

  close(): void {
    this.wire.close();
  }
}
