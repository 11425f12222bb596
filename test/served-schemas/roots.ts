/** What the served schemas are of; `make.ts` reads these types. */
import type { ClientMessages, ServerMessages } from '../../libs/domain/src/contract/messages.js';
import type { Actor, GameEventData, GameEventType } from '../../libs/domain/src/events.js';
import type { CommandId } from '../../libs/domain/src/ids.js';

/** An event as exports and `GET /api/games/{id}/events` have it, of today's schemas. */
export type Event = {
  [T in GameEventType]: {
    gameId: string;
    /** 1, 2, 3 … without a gap. */
    version: number;
    type: T;
    schema: number;
    data: GameEventData[T] & { commandId: CommandId };
    /**
     * When its command arrived.
     * @format date-time
     */
    at: string;
    /**
     * When it was stored.
     * @format date-time
     */
    recordedAt: string;
    /** Who caused it. */
    actor?: Actor;
    /** Where an export goes on behind it; in exports. */
    cursor?: string;
  };
}[GameEventType];

/** What the server tells over the socket, by message. */
export type Told = { [M in keyof ServerMessages]: ServerMessages[M] };

/** What clients send, by message. */
export type Sent = { [M in keyof ClientMessages]: ClientMessages[M]['body'] };

/** What they are answered, by message, where it is not refused. */
export type Answered = { [M in keyof ClientMessages]: ClientMessages[M]['ack'] };
