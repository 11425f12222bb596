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
 * Every schema was 1 so far, so there is no step yet. Whoever raises one in `eventSchemas` puts the step here, records logs
 * of the new schema (test/recorded-logs) and looks at the projections, whose SQL reads data as it was stored.
 */
const upcasters: Upcasters = {};

/** Lifts stored events to the given schemas, step by step. */
export const upcasterTo =
  (schemas: Readonly<Record<string, number>>, steps: Upcasters) =>
  (event: StoredEvent): RecordedEvent => {
    const today = Object.hasOwn(schemas, event.type) ? schemas[event.type] : undefined;
    // The types of stored events are those of the code that wrote them; reading trusts the log.
    if (event.schema === today) return event as unknown as RecordedEvent;
    if (today === undefined || event.schema > today) throw new UnknownSchema(event, today);
    const missing = (steps[event.type as GameEventType] ?? []).slice(event.schema - 1);
    if (event.schema + missing.length !== today)
      throw new Error(`${event.type} has no way from schema ${event.schema} to ${today}`);
    const data = missing.reduce((lifted, step) => step(lifted, event), event.data);
    return { ...event, schema: today, data } as unknown as RecordedEvent;
  };

/** An event of any release so far, as today's code has it. */
export const upcast = upcasterTo(eventSchemas, upcasters);
