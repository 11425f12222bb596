import { type Actor, eventSchemas, type GameEventType, type RecordedEvent } from './events.js';
import type { GameId } from './ids.js';

/** An event as it lies on disk: its data has the shape that its type had in the release that wrote it. */
export interface StoredEvent {
  gameId: GameId;
  version: number;
  type: string;
  schema: number;
  data: Readonly<Record<string, unknown>>;
  at: number;
  actor: Actor;
  recordedAt: number;
}

/** Data of one schema of a type as the next schema has it. It sees the event around it, and no other event. */
export type Upcaster = (data: StoredEvent['data'], event: StoredEvent) => StoredEvent['data'];

/** For each type the steps from its schema 1 to 2, from 2 to 3 … up to today's. */
export type Upcasters = { readonly [T in GameEventType]?: readonly Upcaster[] };

/** For each type the steps down to today's schema from the one after it, to that one from the next … as far as it reads. */
export type Foresight = { readonly [T in GameEventType]?: readonly Upcaster[] };

/** A newer release wrote it: folding on without knowing what it means would tell another game. */
export class UnknownSchema extends Error {
  constructor({ gameId, version, type, schema }: StoredEvent, known: number | undefined) {
    const knows = known === undefined ? 'not at all' : `up to ${known}`;
    super(
      `${gameId}, version ${version}: ${type} of schema ${schema}, which this release knows ${knows}. Start a newer one.`,
    );
    this.name = 'UnknownSchema';
  }
}

/**
 * When you raise a schema in `eventSchemas`, put the step here, record logs of the new schema (test/recorded-logs), and look
 * at the projections, whose SQL reads data as it was stored.
 */
const upcasters: Upcasters = {
  // What a schema may say besides, the one before leaves out: the fold knows what goes without saying (`rulesIn`, `questionIn`).
  GameCreated: [(data) => data, (data) => data, (data) => data, (data) => data, (data) => data],
  GameRevised: [(data) => data, (data) => data],
  PlayerJoined: [(data) => data, (data) => data],
};

/**
 * What the next release will write and this one reads already, so that gateways of both can share a game: the release that
 * reads comes before the one that writes (docs/operations.md, "A newer schema of an event").
 */
const foresight: Foresight = {};

/** Brings stored events to the given schemas, step by step: older ones up, foreseen newer ones down. */
export const upcasterTo =
  (schemas: Readonly<Record<string, number>>, steps: Upcasters, foreseen: Foresight = {}) =>
  (event: StoredEvent): RecordedEvent => {
    const today = Object.hasOwn(schemas, event.type) ? schemas[event.type] : undefined;
    // The types of stored events are those of the code that wrote them; reading trusts the log.
    if (event.schema === today) return event as unknown as RecordedEvent;
    if (today === undefined) throw new UnknownSchema(event, today);
    const type = event.type as GameEventType;
    const missing =
      event.schema > today
        ? stepsDown(event, today, foreseen[type] ?? [])
        : stepsUp(event, today, steps[type] ?? []);
    const data = missing.reduce((taken, step) => step(taken, event), event.data);
    // what no step has changed is told with the schema that it has on disk
    const told = data === event.data ? event : { ...event, schema: today, data };
    return told as unknown as RecordedEvent;
  };

const stepsUp = ({ type, schema }: StoredEvent, today: number, steps: readonly Upcaster[]): Upcaster[] => {
  const missing = steps.slice(schema - 1);
  if (schema + missing.length !== today)
    throw new Error(`${type} has no way from schema ${schema} to ${today}`);
  return missing;
};

const stepsDown = (event: StoredEvent, today: number, foreseen: readonly Upcaster[]): Upcaster[] => {
  if (event.schema > today + foreseen.length) throw new UnknownSchema(event, today + foreseen.length);
  return foreseen.slice(0, event.schema - today).reverse();
};

/** An event of any release so far, as today's code has it. */
export const upcast = upcasterTo(eventSchemas, upcasters, foresight);

/** The newest schema of each type that this release reads; a type that is missing here is none of its own. */
export const readableSchemas: Readonly<Record<string, number>> = Object.fromEntries(
  (Object.keys(eventSchemas) as GameEventType[]).map((type) => [
    type,
    eventSchemas[type] + (foresight[type]?.length ?? 0),
  ]),
);
