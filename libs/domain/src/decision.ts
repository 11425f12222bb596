import type { GameCommand } from './commands.js';
import type { RefusalCode } from './contract/errors.js';
import type { Actor, GameEvent, GameEventData, GameEventType } from './events.js';

/** What a command came to. A refusal is a value; a bug throws. */
export type Decision = Accepted | Rejected | Unchanged;

export interface Accepted {
  readonly outcome: 'accepted';
  readonly event: GameEvent;
  /** Unique in its stream: the second one to append it has lost, or is the first one's retry. */
  readonly key: string;
  /** Set by events that end a round: when time will end the state they lead to, epoch ms. */
  readonly transition: { readonly dueAt: number | null } | null;
}
export interface Rejected {
  readonly outcome: 'rejected';
  readonly code: RefusalCode;
}
/** What was asked for is so already: nothing is stored, and it is no error. */
export interface Unchanged {
  readonly outcome: 'unchanged';
}

export const rejected = (code: RefusalCode): Rejected => ({ outcome: 'rejected', code });
export const unchanged: Unchanged = { outcome: 'unchanged' };

/** Builds the event: it carries the command's id and time. */
const eventOf = <T extends GameEventType>(
  command: GameCommand,
  actor: Actor,
  type: T,
  data: GameEventData[T],
): GameEvent =>
  ({ type, data: { ...data, commandId: command.commandId }, at: command.at, actor }) as unknown as GameEvent;

/** A fact that ends no round. Its key is a natural one, else the command's id. */
export const accepted = <T extends GameEventType>(
  command: GameCommand,
  actor: Actor,
  type: T,
  data: GameEventData[T],
  key: string = command.commandId,
): Accepted => ({ outcome: 'accepted', event: eventOf(command, actor, type, data), key, transition: null });

/** A fact that ends round `round`: only one command can take that key, whatever it decided. */
export const transition = <T extends GameEventType>(
  command: GameCommand,
  actor: Actor,
  round: number,
  type: T,
  data: GameEventData[T],
  dueAt: number | null,
): Accepted => ({
  outcome: 'accepted',
  event: eventOf(command, actor, type, data),
  key: `round:${round + 1}`,
  transition: { dueAt },
});
