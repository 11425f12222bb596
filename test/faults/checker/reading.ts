import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  type Game,
  type GameEventType,
  GameId,
  type PlayableGame,
  type RecordedEvent,
  unborn,
} from '@clockbeat/domain';
import type { Frame, GameRecord, Witness } from './record.js';

type Fields = Readonly<Record<string, unknown>>;

/** A frame's body as something with fields; anything else has none. */
export const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {};

/** The version that a frame tells of; null for one that tells of no state. */
export const versionOf = (body: unknown): number | null => {
  const { version } = fieldsOf(body);
  return typeof version === 'number' && version > 0 ? version : null;
};

export const isRefusal = (body: unknown): body is { error: { code: string } } =>
  fieldsOf(body)['ok'] === false;

/** What a client was told, in the order of its arrival; refusals are no telling. */
export const toldTo = (witness: Witness): Frame[] =>
  witness.frames.filter(({ kind, body }) => kind !== 'sent' && !isRefusal(body));

export const eventsOf = <T extends GameEventType>(
  log: readonly RecordedEvent[],
  type: T,
): RecordedEvent<T>[] => log.filter((event) => event.type === type) as unknown as RecordedEvent<T>[];

/**
 * Walks through a log, an event after the other: `before` is the game as the event found it, `after` as it left it. The
 * states are only good within the call, since the fold changes seats in place.
 */
export const walk = (
  record: GameRecord,
  look: (event: RecordedEvent, after: PlayableGame, before: Game) => void,
  prepare: (event: RecordedEvent, before: Game) => void = () => undefined,
): Game => {
  let game: Game = unborn(GameId(record.gameId));
  for (const event of record.log) {
    const before = game;
    prepare(event, before);
    const after = apply(before, event);
    look(event, after, before);
    game = after;
  }
  return game;
};

/** At which version each question was opened and closed. */
export const courseOf = (log: readonly RecordedEvent[]) => {
  const opened = new Map<number, number>();
  const closed = new Map<number, number>();
  for (const event of log) {
    if ('closed' in event.data && event.data.closed) closed.set(event.data.closed.index, event.version);
    if ('opened' in event.data) opened.set(event.data.opened.index, event.version);
  }
  return { opened, closed };
};

/** As it would come over a wire. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether two values say the same over a wire, in whatever order their fields stand. */
export const alike = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));
