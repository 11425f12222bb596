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

/** The messages that a client comes in with. */
export const comingBack: ReadonlySet<string> = new Set(['joinGame', 'hostConnect', 'watchGame']);

/** Whose facts are told as the end of the game: the end itself, and what changes its results later. */
export const endings: readonly GameEventType[] = [
  'GameFinished',
  'GameAbandoned',
  'QuestionCorrected',
  'CorrectionUndone',
];

/** The version of the last word of the end; 0 before the end. */
export const lastEnding = (log: readonly RecordedEvent[]): number =>
  log.findLast(({ type }) => endings.includes(type))?.version ?? 0;

/** When each client had sent what, by the very body that an ack's `request` is. */
export const sentAt = ({ frames }: Witness): Map<unknown, number> =>
  new Map(frames.flatMap(({ kind, body, at }) => (kind === 'sent' ? [[body, at]] : [])));

/** What a client had been told of at most, when it sent what an ack answers. */
export const knownAt = ({ frames }: Witness): Map<unknown, number> => {
  const before = new Map<unknown, number>();
  let known = 0;
  for (const { kind, body } of frames)
    if (kind === 'sent') before.set(body, known);
    else known = Math.max(known, versionOf(body) ?? 0);
  return before;
};

/**
 * When the first client had been told of a version or a later one: by then, at the latest, it was committed. An event's
 * own `recordedAt` is the earliest.
 */
export const committedBy = ({ witnesses }: GameRecord): ((version: number) => number) => {
  const told = witnesses.flatMap((witness) =>
    toldTo(witness).map(({ at, body }) => ({ at, version: versionOf(body) ?? 0 })),
  );
  return (wanted) =>
    told.reduce(
      (first, { at, version }) => (version >= wanted ? Math.min(first, at) : first),
      Number.POSITIVE_INFINITY,
    );
};

export const eventsOf = <T extends GameEventType>(
  log: readonly RecordedEvent[],
  type: T,
): RecordedEvent<T>[] => log.filter((event) => event.type === type) as unknown as RecordedEvent<T>[];

/**
 * Walks through a log, an event after the other: `before` is the game as the event found it, `after` as it left it. The
 * states are only good within the call, since the fold changes seats in place.
 */
export const walk = (
  record: Pick<GameRecord, 'gameId' | 'log'>,
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

/** Whether its phases follow each other one by one: then nobody is told who was right before a question is closed. */
export const isLed = (log: readonly RecordedEvent[]): boolean =>
  eventsOf(log, 'GameCreated').some(({ data }) => (data.rules.pacing ?? 'swift') !== 'swift');

/** At which version each question was opened and closed. */
export const courseOf = (log: readonly RecordedEvent[]) => {
  const opened = new Map<number, number>();
  const closed = new Map<number, number>();
  for (const event of log) {
    if ('closed' in event.data && event.data.closed) closed.set(event.data.closed.index, event.version);
    // what a host opens early was told before
    if ('opened' in event.data && !opened.has(event.data.opened.index))
      opened.set(event.data.opened.index, event.version);
  }
  return { opened, closed };
};

/** As it would come over a wire. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether two values say the same over a wire, in whatever order their fields stand. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  const [left, right] = [JSON.stringify(one ?? null), JSON.stringify(other ?? null)];
  // mostly in the same order, too
  return left === right || isDeepStrictEqual(JSON.parse(left), JSON.parse(right));
};
