import type pg from 'pg';
import type { ArchiveReader } from '../archive/archive-reader.js';
import { Listeners } from '../listeners.js';
import { readLag } from './checkpoint.sql.js';
import { Election, type Look } from './election.js';
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
  /** Of the projection; `all` where the log itself could not be looked at. */
  name: string;
  error: unknown;
}

/** How often the log is looked at, and when somebody else does it, ms. */
export interface FollowingPace {
  /** By the elected follower. */
  readonly lookMs: number;
  /** By those who sleep: how soon one of them takes over, and what each of them costs. */
  readonly standMs: number;
  /** An event that waits for so long is nobody's work, whoever has been elected: a sleeper takes a step. */
  readonly helpMs: number;
  /** An elected follower that has not looked for so long stands still, and another one is elected. */
  readonly aliveMs: number;
}
const usualPace: FollowingPace = { lookMs: 1_000, standMs: 3_000, helpMs: 10_000, aliveMs: 10_000 };
/** After events of this process the elected follower looks so soon: what is stored together is read together. */
const nudgeMs = 50;
/** While events come all the time it looks no more often than this, ms. */
const betweenNudgesMs = 500;

/**
 * Keeps the read models up to date. Any number of processes may run it: they elect one that follows the log, the others
 * sleep. Each projection has one runner at a time in any case, whoever believes to be elected.
 */
export class ProjectionRunner {
  private readonly loops: readonly ProjectionLoop[];
  private readonly failures = new Listeners<ProjectionFailure>();
  private readonly elections = new Listeners<boolean>();
  private readonly election: Election;
  private readonly pace: FollowingPace;
  private readonly atWork = new Map<ProjectionLoop, Promise<void>>();
  private readonly sleepers = new Set<() => void>();
  private nudged: NodeJS.Timeout | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** Somebody waits for what was stored here: after so long there is another look, ms. */
  private hurryMs: number | null = null;
  private wakes = 0;
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly pool: pg.Pool,
    connection: pg.ClientConfig,
    projections: readonly Projection[],
    pace: Partial<FollowingPace> = {},
    archive: ArchiveReader | null = null,
  ) {
    this.loops = projections.map((projection) => new ProjectionLoop(pool, projection, archive));
    this.pace = { ...usualPace, ...pace };
    this.election = new Election(connection, projections, this.pace.aliveMs, (elected) => {
      this.elections.tell(elected);
      if (!elected) this.wake();
    });
  }

  /** Whether this is the one that follows the log; the others sleep. */
  get isElected(): boolean {
    return this.election.isElected;
  }

  /** Begins to follow the log, or to wait for being elected. */
  start(): void {
    if (this.running) return;
    this.stopped = false;
    this.running = this.follow();
  }

  /** Resolves when the batches that are running are committed, and another one may be elected. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.nudged) clearTimeout(this.nudged);
    this.nudged = null;
    this.wake();
    await this.running;
    this.running = null;
  }

  /**
   * Events of this process were stored: lists need not wait for the next look. Costs nothing where another one follows, unless
   * somebody waits for what they change: then it is read here, if the elected one has not read it by then.
   */
  nudge(isWaitedFor = false): void {
    if (isWaitedFor) {
      this.hurryMs = nudgeMs;
      this.wakeIn(0);
    } else if (this.isElected && !this.nudged)
      this.wakeIn(Math.max(nudgeMs, this.lookedAt + betweenNudgesMs - performance.now()));
  }

  /** A projection that fails is tried again at each look, and falls behind meanwhile. */
  onFailure(listener: (failure: ProjectionFailure) => void): () => void {
    return this.failures.add(listener);
  }

  /** Told when this one is elected, and when it is no more. */
  onElection(listener: (elected: boolean) => void): () => void {
    return this.elections.add(listener);
  }

  /**
   * Builds a projection again beside the live one and swaps them, together with the elected follower. Resolves when the
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

  private async follow(): Promise<void> {
    const { lookMs, standMs } = this.pace;
    while (!this.stopped) {
      let pause = lookMs;
      const { wakes } = this;
      this.lookedAt = performance.now();
      try {
        const look = await this.election.look();
        this.carryOn(look);
        if (!look.elected) pause = standMs * (0.9 + Math.random() * 0.2);
      } catch (error) {
        this.failures.tell({ name: 'all', error });
      }
      // who was woken while it looked may have looked too early
      if (!this.stopped && wakes === this.wakes) await this.sleep(pause);
    }
    await Promise.all(this.atWork.values());
    await this.election.leave();
  }

  /** Sets those projections to work, beside each other, for which there is something to do. */
  private carryOn({ elected, builds }: Look): void {
    const overdueMs = elected || this.hurryMs !== null ? 0 : this.pace.helpMs;
    let isAllRead = builds.some(({ build, waitingMs }) => build === 'live' && waitingMs !== null);
    for (const loop of this.loops) {
      const seen = builds.filter(({ name }) => name === loop.projection.name);
      const isOverdue = seen.some(
        ({ build, waitingMs }) => build === 'live' && waitingMs !== null && waitingMs >= overdueMs,
      );
      if (this.atWork.has(loop)) {
        if (isOverdue) isAllRead = false;
        continue;
      }
      const known = new Map(seen.map(({ build, version }) => [build, version]));
      if (!isOverdue && !(elected && loop.hasToBuild(known))) continue;
      const work = this.steps(loop, known).finally(() => this.atWork.delete(loop));
      this.atWork.set(loop, work);
    }
    if (this.hurryMs === null) return;
    // it may lie behind the horizon, or a batch be under way that ends before it
    const again = this.hurryMs;
    this.hurryMs = isAllRead || again >= this.pace.lookMs ? null : 2 * again;
    if (this.hurryMs !== null) this.wakeIn(again);
  }

  /** Until there is no more to do; one step where another one has been elected. */
  private async steps(loop: ProjectionLoop, known: ReadonlyMap<Build, number>): Promise<void> {
    try {
      let more = await loop.step(known);
      while (more && this.isElected && !this.stopped) more = await loop.step();
    } catch (error) {
      this.failures.tell({ name: loop.projection.name, error });
    }
  }

  private wakeIn(ms: number): void {
    if (this.stopped) return;
    if (this.nudged) clearTimeout(this.nudged);
    this.nudged = setTimeout(() => {
      this.nudged = null;
      this.wake();
    }, ms);
  }

  private wake(): void {
    this.wakes += 1;
    for (const sleeper of this.sleepers) sleeper();
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
