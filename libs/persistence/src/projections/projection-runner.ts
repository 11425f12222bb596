import type pg from 'pg';
import { Listeners } from '../listeners.js';
import { readLag } from './checkpoint.sql.js';
import { LogListener } from './log-news.js';
import type { Projection } from './projection.js';
import { ProjectionLoop } from './projection-loop.js';
import { beginRebuild, buildsOf } from './rebuild.js';
import type { Build } from './run-batch.js';

/** How far a projection is behind the log. */
export interface ProjectionLag {
  name: string;
  /** How long the oldest event that it has not seen has been there, ms; 0 when it has seen all. */
  behindMs: number;
}
/** A projection as this release has it, and what of it is in the database. */
export interface ProjectionListing {
  name: string;
  version: number;
  tables: readonly string[];
  /** The one that is read, and the one that a rebuild makes beside it. */
  builds: { build: Build; version: number }[];
}
export interface ProjectionFailure {
  name: string;
  error: unknown;
}

/** Keeps the read models up to date. Any number of gateways may run it: each projection has one runner at a time. */
export class ProjectionRunner {
  private readonly loops: readonly ProjectionLoop[];
  private readonly failures = new Listeners<ProjectionFailure>();
  private readonly listener: LogListener;
  private readonly sleepers = new Set<() => void>();
  private running: Promise<unknown> | null = null;
  private stopped = false;

  constructor(
    private readonly pool: pg.Pool,
    connection: pg.ClientConfig,
    projections: readonly Projection[],
    private readonly pollMs = 1_000,
  ) {
    this.loops = projections.map((projection) => new ProjectionLoop(pool, projection));
    this.listener = new LogListener(connection, () => this.wake());
  }

  /** Begins to follow the log: at every nudge, and every second. */
  start(): void {
    if (this.running) return;
    this.stopped = false;
    this.listener.start();
    this.running = Promise.all(this.loops.map((loop) => this.follow(loop)));
  }

  /** Resolves when the batches that are running are committed. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.listener.stop();
    await this.running;
    this.running = null;
  }

  wake(): void {
    for (const sleeper of this.sleepers) sleeper();
  }

  /** A projection that fails is tried again every second, and falls behind meanwhile. */
  onFailure(listener: (failure: ProjectionFailure) => void): () => void {
    return this.failures.add(listener);
  }

  /**
   * Builds a projection again beside the live one and swaps them, together with all gateways that run. Resolves when the
   * new one is live. Needs no `start`.
   */
  async rebuild(name: string): Promise<void> {
    const loop = this.loops.find(({ projection }) => projection.name === name);
    if (!loop) throw new Error(`There is no projection "${name}": ${this.names.join(', ')}`);
    await beginRebuild(this.pool, loop.projection);
    while ((await buildsOf(this.pool, loop.projection)).has('next')) {
      if (!(await loop.step())) await this.sleep(50);
    }
  }

  async list(): Promise<ProjectionListing[]> {
    return Promise.all(
      this.loops.map(async ({ projection }) => {
        const { name, version, tables } = projection;
        const builds = await buildsOf(this.pool, projection);
        return { name, version, tables, builds: [...builds].map(([build, of]) => ({ build, version: of })) };
      }),
    );
  }

  /** How far each projection is behind, asked over a connection that is free; one that has never run is left out. */
  async lag(pool = this.pool): Promise<ProjectionLag[]> {
    const { rows } = await pool.query<ProjectionLag>(readLag, [this.names]);
    return rows;
  }

  private get names(): string[] {
    return this.loops.map(({ projection }) => projection.name);
  }

  private async follow(loop: ProjectionLoop): Promise<void> {
    while (!this.stopped) {
      try {
        if (await loop.step()) continue;
      } catch (error) {
        this.failures.tell({ name: loop.projection.name, error });
      }
      if (!this.stopped) await this.sleep(this.pollMs);
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const awake = () => {
        clearTimeout(timer);
        this.sleepers.delete(awake);
        resolve();
      };
      const timer = setTimeout(awake, ms);
      this.sleepers.add(awake);
    });
  }
}
