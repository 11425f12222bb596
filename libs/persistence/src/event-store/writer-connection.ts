import type { RecordedEvent } from '@clockbeat/domain';
import pg from 'pg';
import { openNames } from '../names/open-names.js';
import type { AnswerClock } from './answer-clock.js';
import type { Verdict } from './append.types.js';
import { appendStatement } from './append-events.sql.js';
import { encodeBatch } from './encode-batch.js';
import { type EventRow, toRecordedEvent } from './event-row.js';
import { faultOf } from './faults.js';
import { type AppendLimits, appendLimits } from './limits.js';
import type { PendingAppend } from './pending-append.js';
import { readVersions } from './read.sql.js';
import type { StoreClock } from './store-clock.js';

/** One row's verdict as the server sends it; the command is the one that holds a duplicate's key. */
export type VerdictRow = [
  verdict: Verdict,
  version: number | null,
  recordedMs: number | null,
  holder: string | null,
];

/** Who is told 'stored' relies on it; a server that is set to tell it later than others may go on to do so. */
const durable = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local')`;

/** Where a lane's batches go, one at a time. */
export interface Writer {
  /** Commits the batch, or throws with nothing known (connection) or nothing stored (all else; see `faultOf`). */
  append(batch: readonly PendingAppend[]): Promise<VerdictRow[]>;
  /** Events by stream and version, to tell a late success exactly as it was stored. */
  read(gameIds: readonly string[], versions: readonly number[]): Promise<RecordedEvent[]>;
  close(): Promise<void>;
}

/** A writer's own connection, made when it is needed and again after it was lost. One statement at a time. */
export class WriterConnection implements Writer {
  private client: pg.Client | null = null;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly answers: AnswerClock,
    private readonly clock: StoreClock | null,
    private readonly limits: AppendLimits = appendLimits,
  ) {}

  append(batch: readonly PendingAppend[]): Promise<VerdictRow[]> {
    const values = encodeBatch(batch, this.freshUntil(batch));
    return this.ask(async (client) => {
      const result = await client.query<VerdictRow>({
        name: 'append',
        text: appendStatement,
        values,
        rowMode: 'array',
      });
      return result.rows;
    });
  }

  read(gameIds: readonly string[], versions: readonly number[]): Promise<RecordedEvent[]> {
    return this.ask(async (client) => {
      const { rows } = await client.query<EventRow>(readVersions, [gameIds, versions]);
      return (await openNames(client, rows)).map(toRecordedEvent);
    });
  }

  async close(): Promise<void> {
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private freshUntil(batch: readonly PendingAppend[]): number | null {
    const now = batch.some(({ decide }) => decide) ? this.clock?.now() : null;
    return typeof now === 'number' ? now + this.limits.freshMs : null;
  }

  private async ask<T>(question: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = this.client ?? (await this.connect());
    // a server or network that froze answers nothing at all, not even its own timeout
    const timer = setTimeout(() => this.discard(client), this.limits.answerMs);
    try {
      const answer = await question(client);
      this.answers.mark();
      return answer;
    } catch (error) {
      if (faultOf(error) === 'connection') this.discard(client);
      else this.answers.mark();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.config,
      connectionTimeoutMillis: this.limits.connectMs,
      statement_timeout: this.limits.statementMs,
      lock_timeout: this.limits.statementMs,
      keepAlive: true,
    });
    client.on('error', () => this.discard(client));
    client.on('end', () => this.discard(client));
    try {
      await client.connect();
      await client.query(durable);
    } catch (error) {
      this.discard(client);
      throw error;
    }
    this.client = client;
    return client;
  }

  /** With a question open, `end` cuts the connection, and the question fails. */
  private discard(client: pg.Client): void {
    if (this.client === client) this.client = null;
    client.end().catch(() => undefined);
  }
}
