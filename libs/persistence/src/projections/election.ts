import { readableSchemas } from '@clockbeat/domain';
import pg from 'pg';
import { breakWhenSilent } from '../silence.js';
import { standAndLook } from './election.sql.js';
import type { Projection } from './projection.js';
import type { Build } from './run-batch.js';

/** Longer than a sleeper sleeps, shorter than anybody waits for lists. */
const silentMs = 12_000;
const statementMs = 5_000;

/** One build of a projection, as a look at the log found it. */
export interface BuildSeen {
  readonly name: string;
  readonly build: Build;
  readonly version: number;
  /** How long the oldest event that it may read and has not read has been there, ms; null where there is none. */
  readonly waitingMs: number | null;
}
export interface Look {
  readonly elected: boolean;
  readonly builds: readonly BuildSeen[];
}

/**
 * Those who make the same of the log elect one follower together: a release that reads more, or makes other rows, has its
 * own beside it. So does a gateway without a mail server, which notes no summaries.
 */
const constituencyOf = (projections: readonly Projection[]): string =>
  JSON.stringify([projections.map(({ name, version }) => [name, version]), Object.entries(readableSchemas)]);

/**
 * Which of the processes that could follow the log does: the one whose session has the lock. It only spares the others the
 * work. What may be written is said by the checkpoint, which a batch locks and moves in its transaction; who was elected
 * a while ago, and does not know yet that it no longer is, finds it moved (decision 61).
 */
export class Election {
  private client: pg.Client | null = null;
  private elected = false;
  private readonly constituency: string;
  private readonly names: readonly string[];

  /**
   * `aliveMs`: who has not looked for so long is elected no more, for the server ends its session. `changed` is
   * told when this one is elected, and when it is no more.
   */
  constructor(
    private readonly config: pg.ClientConfig,
    projections: readonly Projection[],
    private readonly aliveMs: number,
    private readonly changed: (elected: boolean) => void,
  ) {
    this.constituency = constituencyOf(projections);
    this.names = projections.map(({ name }) => name);
  }

  get isElected(): boolean {
    return this.elected;
  }

  /** Stands for election, or stays elected, and sees what there is to do. */
  async look(): Promise<Look> {
    const client = this.client ?? (await this.connect());
    try {
      const { rows } = await client.query<Look>({
        name: 'stand-and-look',
        text: standAndLook,
        values: [this.constituency, this.names, `${this.aliveMs}`],
      });
      const [look] = rows;
      if (!look) throw new Error('A look at the log has always one row');
      this.become(look.elected && this.client === client);
      return { ...look, elected: this.elected };
    } catch (error) {
      await this.leave();
      throw error;
    }
  }

  /** Lets the lock go, with the session. */
  async leave(): Promise<void> {
    const { client } = this;
    this.forget(client);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.config,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      statement_timeout: statementMs,
    });
    client.on('error', () => this.forget(client));
    client.once('end', () => this.forget(client));
    try {
      await client.connect();
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    breakWhenSilent(silentMs)(client);
    this.client = client;
    return client;
  }

  private become(elected: boolean): void {
    if (elected === this.elected) return;
    this.elected = elected;
    this.changed(elected);
  }

  private forget(client: pg.Client | null): void {
    if (!client || this.client !== client) return;
    this.client = null;
    this.become(false);
  }
}
