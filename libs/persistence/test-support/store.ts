import pg from 'pg';
import { freshDatabase } from '../../../test/support/database.js';
import { appendStatement } from '../src/event-store/append-events.sql.js';
import { encodeBatch } from '../src/event-store/encode-batch.js';
import type { PendingAppend } from '../src/event-store/pending-append.js';
import type { VerdictRow } from '../src/event-store/writer-connection.js';
import {
  connectPersistence,
  type NewEvent,
  type Persistence,
  type PersistenceOptions,
} from '../src/index.js';

export interface TestStore {
  readonly url: string;
  readonly store: Persistence;
  /** A connection of its own, closed with the store. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** A store on a fresh database of its own. */
export const openTestStore = async (options: Partial<PersistenceOptions> = {}): Promise<TestStore> => {
  const database = await freshDatabase();
  const store = await connectPersistence({ url: database.url, poolSize: 4, ...options });
  const clients: pg.Client[] = [];
  return {
    url: database.url,
    store,
    async connect() {
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => undefined);
      await client.connect();
      clients.push(client);
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
      await store.close();
      await database.drop();
    },
  };
};

/** One append on this very connection: inside its transaction, if one is open. */
export const appendOn = (client: pg.Client, ...events: NewEvent[]): Promise<VerdictRow[]> =>
  appended(client, appendStatement, encodeBatch(batchOf(events), null));

/** As a gateway of the release before does, which does not say until when it is fresh. */
export const appendAsBefore = (client: pg.Client, ...events: NewEvent[]): Promise<VerdictRow[]> =>
  appended(
    client,
    appendStatement.replace(', $11::timestamptz', ''),
    encodeBatch(batchOf(events), null).slice(0, 10),
  );

const batchOf = (events: readonly NewEvent[]): PendingAppend[] =>
  events.map((event) => ({
    event,
    json: JSON.stringify(event.data),
    decide: null,
    since: 0,
    resolve: () => undefined,
    told: false,
  }));

const appended = async (client: pg.Client, text: string, values: unknown[]): Promise<VerdictRow[]> =>
  (await client.query<VerdictRow>({ text, values, rowMode: 'array' })).rows;

export const verdicts = (rows: readonly VerdictRow[]): string[] => rows.map(([verdict]) => verdict);

/** Waits until the backend of this connection waits for a lock. */
export const untilWaiting = (observer: pg.Client, waiting: pg.Client): Promise<void> =>
  eventually(async () => {
    const { rows } = await observer.query<{ state: string }>(
      `select wait_event_type as state from pg_stat_activity where pid = $1`,
      [backendOf(waiting)],
    );
    if (rows[0]?.state !== 'Lock') throw new Error('not waiting yet');
  });

export const backendOf = (client: pg.Client): number => {
  const pid = 'processID' in client ? client.processID : null;
  if (typeof pid !== 'number') throw new Error('not connected');
  return pid;
};

/** Tries until it no longer throws, for a minute at most. */
export const eventually = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
};
