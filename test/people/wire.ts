import type { RefusalCode, ServerMessage, ServerMessages } from '@clockbeat/domain';
import type { Recording } from './recording.js';

/** One client's way to a gateway, whatever carries it: what people say and hear goes over one of these. */
export interface Wire {
  /** Everything that came, where this wire keeps it. */
  readonly heard: Recording | null;
  /** Sends a message; its acknowledgement, whatever that says. May reject with `Unheard` where none can come any more. */
  ask(message: string, ...body: unknown[]): Promise<unknown>;
  /** Sends a message without asking for an acknowledgement. */
  tell(message: string, ...body: unknown[]): void;
  on<M extends ServerMessage>(message: M, listener: (body: ServerMessages[M]) => void): void;
  close(): void;
}

/** The gateway's acknowledgement says no. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: RefusalCode,
  ) {
    super(`${message} was refused: ${code}`);
  }
}

/** The connection was lost first: nobody knows whether it was heard. */
export class Unheard extends Error {
  constructor(message: string) {
    super(`The connection was lost before the answer to ${message}`);
  }
}

export type Outcome = RefusalCode | 'accepted' | 'unheard';

/** What became of what somebody said. */
export const outcomeOf = (said: Promise<unknown>): Promise<Outcome> =>
  said.then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof Refused) return error.code;
      if (error instanceof Unheard) return 'unheard';
      throw error;
    },
  );
