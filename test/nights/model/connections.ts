import { EventEmitter } from 'node:events';
import type { StoredEvent } from '@clockbeat/domain';
import pg from 'pg';
import type { Actor } from '../virtual/world.js';
import { assignmentLockedBy } from './assignment-statements.js';
import { flags, integers, jsons, texts, times } from './binary.js';
import type { Appended, Judgment } from './log.js';
import { type Answer, lostConnection, type ModelPostgres, type Transaction } from './postgres.js';
import { statementOf } from './statements.js';

interface Asked {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}
type Result = { readonly rows: readonly unknown[]; readonly rowCount?: number };

const refusedConnection = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** One connection: what is asked over it is answered in order, and when it is cut every question fails. */
class Session {
  transaction: Transaction | null = null;
  isOpen = true;
  private readonly asked = new Set<(error: Error) => void>();
  private readonly forget: () => void;
  private readonly closed: (() => void)[] = [];

  constructor(
    private readonly server: ModelPostgres,
    readonly by: Actor,
  ) {
    this.forget = server.onCut(by, () => this.cut());
  }

  onClose(listener: () => void): void {
    this.closed.push(listener);
  }

  /** Both ways take a while; `work` is done by the server, if it still runs. */
  ask<T>(work: (answer: Answer<T>) => void): Promise<T> {
    const { server, by } = this;
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(lostConnection());
      this.asked.add(reject);
      const back = (settle: () => void): void => {
        server.world.after(server.travel(), by, () => {
          if (this.asked.delete(reject)) settle();
        });
      };
      const answer: Answer<T> = {
        done: (result) => back(() => resolve(result)),
        fail: (error) => back(() => reject(error)),
      };
      server.world.after(server.travel(), null, () => server.serve(() => work(answer)));
    });
  }

  /** The gateway notices; a statement that the server is at goes on. */
  cut(): void {
    if (!this.isOpen) return;
    this.close();
    this.server.world.after(this.server.travel(), this.by, () => {
      for (const listener of this.closed) listener();
    });
  }

  /** By the gateway's own wish. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.forget();
    const { server, by, transaction } = this;
    if (transaction) server.world.after(server.travel(), null, () => server.rollBack(transaction));
    const failing = [...this.asked];
    this.asked.clear();
    server.world.after(0, by, () => {
      for (const fail of failing) fail(lostConnection());
    });
  }
}

const open = async (server: ModelPostgres, by: Actor): Promise<Session> => {
  await new Promise<void>((resolve) => server.world.after(2 * server.travel(), by, resolve));
  if (!server.accepts(by)) throw refusedConnection();
  return new Session(server, by);
};

const ask = (server: ModelPostgres, session: Session, { text, name, values = [] }: Asked): Promise<Result> =>
  session.ask<Result>(({ done, fail }) => {
    if (!session.isOpen) return; // its transaction was rolled back with it
    const lock = assignmentLockedBy(text, values);
    const own = session.transaction ?? (lock === null ? null : server.begin());
    const run = (): void => {
      try {
        done(statementIn(server, session, own, text, name, values));
      } catch (error) {
        fail(error as Error);
      }
    };
    if (own && lock !== null) server.lockRow(own, lock, { fail }, run);
    else run();
  });

const statementIn = (
  server: ModelPostgres,
  session: Session,
  given: Transaction | null,
  text: string,
  name: string | undefined,
  values: readonly unknown[],
): Result => {
  const { transaction } = session;
  if (text === 'begin') session.transaction = server.begin();
  else if (text === 'commit' && transaction) server.commit(transaction);
  else if (text === 'rollback' && transaction) server.rollBack(transaction);
  else {
    const own = given ?? server.begin();
    try {
      const rows = statementOf(text, name)(server, values as never, own);
      return { rows, rowCount: rows.length };
    } finally {
      if (!transaction) server.commit(own);
    }
  }
  if (text !== 'begin') session.transaction = null;
  return { rows: [] };
};

/** What stands for a gateway's `pg.Pool`: as many connections as are asked for, each used again. */
export const modelPool = (server: ModelPostgres, by: Actor): pg.Pool => {
  const idle: Session[] = [];
  const take = async (): Promise<Session> => {
    for (let session = idle.pop(); session; session = idle.pop()) if (session.isOpen) return session;
    return open(server, by);
  };
  const asked = (text: string | Asked, values?: readonly unknown[]): Asked =>
    typeof text === 'string' ? { text, values } : text;
  const pool = {
    async query(text: string | Asked, values?: readonly unknown[]) {
      const session = await take();
      try {
        return await ask(server, session, asked(text, values));
      } finally {
        idle.push(session);
      }
    },
    async connect() {
      const session = await take();
      return Object.assign(new EventEmitter(), {
        query: (text: string | Asked, values?: readonly unknown[]) =>
          ask(server, session, asked(text, values)),
        release: (broken?: boolean) => {
          if (broken || session.transaction) session.close();
          else idle.push(session);
        },
      });
    },
  };
  return pool as unknown as pg.Pool;
};

/**
 * What stands for `pg.Client`, of which the append queue makes one for each writer: whose it is says whose turn it is when
 * it is made. The batch comes in PostgreSQL's binary format, as the server would get it.
 */
const modelClient = (server: ModelPostgres) =>
  class extends EventEmitter {
    private session: Session | null = null;
    private readonly by: Actor;

    constructor() {
      super();
      const { current } = server.world;
      if (!current) throw new Error('Only a gateway opens a connection');
      this.by = current;
    }

    async connect(): Promise<void> {
      this.session = await open(server, this.by);
      this.session.onClose(() => this.emit('end'));
    }

    async query(asked: string | Asked, values?: readonly unknown[]): Promise<Result> {
      const { session } = this;
      if (!session) throw lostConnection();
      if (typeof asked !== 'string' && asked.name === 'append')
        return this.append(session, asked.values ?? []);
      if (typeof asked === 'string' && asked.includes('synchronous_commit')) return { rows: [] };
      return ask(server, session, typeof asked === 'string' ? { text: asked, values } : asked);
    }

    async end(): Promise<void> {
      this.session?.close();
    }

    private async append(session: Session, values: readonly unknown[]): Promise<Result> {
      const fate = server.fates.get(this.by) ?? null;
      server.fates.delete(this.by);
      const judgments = session.ask<readonly Judgment[]>((answer) => {
        const freshUntil = values[10];
        server.append(
          batchIn(values),
          freshUntil instanceof Date ? freshUntil.getTime() : null,
          fate,
          answer,
        );
      });
      // what is lost is noticed some time: by a reset, or by nothing at all
      if (fate) server.world.after(10 + server.travel() * 500, null, () => session.cut());
      const rows = await judgments;
      return {
        rows: rows.map(({ verdict, version, recordedAt, commandId }) => [
          verdict,
          version,
          recordedAt,
          commandId,
        ]),
      };
    }
  };

/** The parameters of `appendStatement`, row by row. */
export const batchIn = (values: readonly unknown[]): Appended[] => {
  const column = (place: number): Buffer => {
    const value = values[place];
    if (!Buffer.isBuffer(value)) throw new Error(`Parameter ${place + 1} of an append is no array`);
    return value;
  };
  const [ids, rounds, moves, dues] = [
    texts(column(0)),
    integers(column(1)),
    flags(column(2)),
    times(column(3)),
  ];
  const [types, schemas, datas, keys] = [
    texts(column(4)),
    integers(column(5)),
    jsons(column(6)),
    texts(column(7)),
  ];
  const [ats, actors] = [times(column(8)), texts(column(9))];
  return ids.map((id, row) => ({
    gameId: id as StoredEvent['gameId'],
    round: rounds[row] ?? 0,
    moves: moves[row] ?? false,
    due: dues[row] ?? null,
    type: types[row] ?? '',
    schema: schemas[row] ?? 1,
    json: datas[row] ?? '{}',
    key: keys[row] ?? '',
    at: ats[row] ?? 0,
    actor: actors[row] as StoredEvent['actor'],
  }));
};

/** Lets all writers of this night talk to the model. Returns what puts PostgreSQL's client back. */
export const connectWritersTo = (server: ModelPostgres): (() => void) => {
  const { Client } = pg;
  pg.Client = modelClient(server) as unknown as typeof pg.Client;
  return () => {
    pg.Client = Client;
  };
};
