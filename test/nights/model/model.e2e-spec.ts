import { AnswerClock, beginning, EventStore, type NewEvent, type Position } from '@clockbeat/persistence';
import pg from 'pg';
import { appendStatement } from '../../../libs/persistence/src/event-store/append-events.sql.js';
import { encodeBatch } from '../../../libs/persistence/src/event-store/encode-batch.js';
import { eventually, openTestStore, type TestStore } from '../../../libs/persistence/test-support/store.js';
import { Random } from '../../support/random.js';
import { actor, World } from '../virtual/world.js';
import { batchIn, modelPool } from './connections.js';
import type { Judgment } from './log.js';
import { ModelPostgres } from './postgres.js';
import { allGames, randomCommands, type StoreCommand } from './random-commands.js';
import { runSideCommand } from './side-commands.js';

/** A store as the commands see it: what each came to, in words that are the same for both. */
interface Tried {
  append(events: readonly NewEvent[], freshUntil: number | null): Promise<unknown>;
  unheard(events: readonly NewEvent[], stays: boolean): Promise<void>;
  hold(events: readonly NewEvent[]): Promise<unknown>;
  letGo(): Promise<void>;
  readonly events: EventStore;
  /** For what is asked beside the log. */
  readonly pool: Pick<pg.Pool, 'query'>;
  /** Lets a few ms go by. */
  tick(): Promise<void>;
  /** Now, by its own clock. */
  now(): Promise<number>;
}

const valuesOf = (events: readonly NewEvent[], freshUntil: number | null) =>
  encodeBatch(
    events.map((event) => ({
      event,
      json: JSON.stringify(event.data),
      decide: null,
      since: 0,
      resolve: () => undefined,
      told: false,
    })),
    freshUntil,
  );

/** The verdict, the version and the holder of a key; when it was recorded is each store's own. */
type Row = readonly [verdict: string, version: number | null, commandId: string | null];

const codeOf = (error: unknown): string => {
  if (error instanceof pg.DatabaseError) return `error ${error.code}`;
  throw error;
};

const realStore = async (test: TestStore): Promise<Tried> => {
  const [one, holder] = [await test.connect(), await test.connect()];
  const run = async (client: pg.Client, events: readonly NewEvent[], freshUntil: number | null = null) => {
    const values = valuesOf(events, freshUntil);
    const { rows } = await client.query<[string, number, number, string]>({
      text: appendStatement,
      values,
      rowMode: 'array',
    });
    return rows.map(([verdict, version, , commandId]): Row => [verdict, version, commandId]);
  };
  return {
    pool: { query: one.query.bind(one) as never },
    tick: () => new Promise((resolve) => setTimeout(resolve, 3)),
    events: test.store.events,
    append: (events, freshUntil) => run(one, events, freshUntil).catch(codeOf),
    async unheard(events, stays) {
      await one.query('begin');
      await run(one, events);
      await one.query(stays ? 'commit' : 'rollback');
    },
    async hold(events) {
      await holder.query('begin');
      return run(holder, events);
    },
    async letGo() {
      await holder.query('commit');
    },
    async now() {
      const { rows } = await one.query<{ now: number }>(
        `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
      );
      return rows[0]?.now ?? 0;
    },
  };
};

const modelStore = (world: World, random: Random): Tried => {
  const server = new ModelPostgres(world, random);
  const pool = modelPool(server, actor('gateway'));
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => world.after(ms, null, () => resolve()));
  const rowsOf = (judgments: readonly Judgment[]): Row[] =>
    judgments.map(({ verdict, version, commandId }) => [verdict, version, commandId]);
  const append = (
    events: readonly NewEvent[],
    freshUntil: number | null,
    fate: 'rolled back' | 'stored, its answer lost' | null = null,
  ) =>
    new Promise<Row[]>((resolve, reject) => {
      const batch = batchIn(valuesOf(events, freshUntil));
      server.append(batch, freshUntil, fate, {
        done: (judgments) => resolve(rowsOf(judgments)),
        fail: reject,
      });
    });
  let held: Promise<unknown> = Promise.resolve();
  return {
    pool,
    tick: () => sleep(3),
    events: new EventStore(pool, new AnswerClock()),
    append: (events, freshUntil) => append(events, freshUntil).catch(codeOf),
    async unheard(events, stays) {
      void append(events, null, stays ? 'stored, its answer lost' : 'rolled back').catch(() => undefined);
      await sleep(1_000);
    },
    async hold(events) {
      const judged = new Promise<unknown>((resolve) => {
        server.judged = (judgments) => resolve(rowsOf(judgments));
      });
      server.nextCommitMs = Number.POSITIVE_INFINITY;
      held = append(events, null);
      return judged;
    },
    async letGo() {
      server.letGo();
      await held;
    },
    now: async () => server.now,
  };
};

/** What a store came to, command by command. */
const results = async (store: Tried, commands: readonly StoreCommand[], pages?: readonly unknown[]) => {
  const all: unknown[] = [];
  let position: Position = beginning;
  for (const [index, command] of commands.entries())
    switch (command.do) {
      case 'append': {
        const now = command.fresh === 'always' ? null : await store.now();
        all.push(
          await store.append(command.events, now && now + (command.fresh === 'still' ? 60_000 : -60_000)),
        );
        break;
      }
      case 'append unheard':
        all.push(await store.unheard(command.events, command.stays));
        break;
      case 'hold':
        all.push(await store.hold(command.events));
        break;
      case 'let go':
        all.push(await store.letGo());
        break;
      case 'read stream': {
        const events = await store.events.readStream(command.gameId, command.after, command.limit);
        all.push(events.map(({ recordedAt: _, ...event }) => event));
        break;
      }
      case 'read on': {
        // a server has transactions of its own, which hold the horizon back for a moment
        const read = async () => {
          const page = await store.events.readAll(position, command.limit);
          const versions = page.events.map(({ gameId, version }) => `${gameId} ${version}`);
          if (pages) expect(versions).toEqual(pages[index]);
          return { page, versions };
        };
        const { page, versions } = await eventually(read);
        ({ position } = page);
        all.push(versions);
        break;
      }
      case 'heads': {
        const heads = await store.events.heads(allGames, command.newest);
        all.push([...heads].sort(([a], [b]) => (a < b ? -1 : 1)));
        break;
      }
      case 'beside the log':
        all.push(await runSideCommand(store.pool, command.side, store.tick));
        break;
      case 'overdue': {
        // those that are due at the same time come in any order
        const overdue = await store.events.overdue(command.before, 100);
        all.push(overdue.map(({ gameId, round }) => `${gameId} ${round}`).sort());
        break;
      }
    }
  return all;
};

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);

const met = new Set<string>();
const everything = ['stored', 'duplicate', 'fenced', 'missing', 'repeated', 'error CB001'];

it.each(seeds)('the model does what PostgreSQL does, command by command (seed %i)', async (seed) => {
  const commands = randomCommands(new Random(seed), 120);
  const world = new World();
  const modelled = await world.run(() =>
    results(modelStore(world, new Random(seed).branch('model')), commands),
  );
  const test = await openTestStore();
  try {
    for (const came of modelled)
      for (const what of everything) if (JSON.stringify(came)?.includes(`"${what}"`)) met.add(what);
    const real = await results(await realStore(test), commands, modelled);
    for (const [index, command] of commands.entries())
      expect({ index, command, came: real[index] }).toEqual({ index, command, came: modelled[index] });
  } finally {
    await test.close();
  }
});

it('and every verdict is among what was compared', () => {
  expect([...met].sort()).toEqual([...everything].sort());
});
