import pg from 'pg';
import type { ArchiveReader } from '../archive/archive-reader.js';
import { fillBeside } from '../archive/beside-rebuild.js';
import { GameIsArchived } from '../archive/game-is-archived.js';
import { thaw } from '../archive/thaw.js';
import { BatchSize } from './batch-size.js';
import * as sql from './checkpoint.sql.js';
import type { Projection } from './projection.js';
import { beginRebuild, buildsOf, swapIn } from './rebuild.js';
import { type BatchResult, type Build, runBatch, schemaOf } from './run-batch.js';

/** Carries one projection on, batch by batch, in this process. */
export class ProjectionLoop {
  private readonly size = new BatchSize();

  constructor(
    private readonly pool: pg.Pool,
    readonly projection: Projection,
    private readonly archive: ArchiveReader | null = null,
  ) {}

  /** Whether there is more to do than to follow the log: to begin, or to build anew. */
  hasToBuild(builds: ReadonlyMap<Build, number>): boolean {
    const { version } = this.projection;
    return (builds.get('live') ?? 0) < version || builds.get('next') === version;
  }

  /** One step; true when there may be more to do at once. `known`: the builds, where they were just asked for. */
  async step(known?: ReadonlyMap<Build, number>): Promise<boolean> {
    const { name, version } = this.projection;
    const builds = known ?? (await buildsOf(this.pool, this.projection));
    if (builds.size === 0) await this.pool.query(sql.makeLive, [name, version]);
    const live = builds.get('live') ?? version;
    const next = builds.get('next');
    if (live < version && next !== version) await beginRebuild(this.pool, this.projection);
    let more = live < version;
    try {
      if (next === version) more = await this.carryRebuildOn();
    } finally {
      // neither stops the other, should one of them fail
      if (this.mayCarryOn(live)) more = (await this.carryOn('live')) || more;
    }
    return more;
  }

  /**
   * Whether the rows that are read may follow the log by the rules of this release. Those that an older one has made may: they
   * have today's columns, and what is made by two rules goes as soon as the rebuild is there (decision 34). Version 0 was
   * restored, with a checkpoint that means nothing here; a newer version is kept up to date by its own gateways.
   */
  private mayCarryOn(live: number): boolean {
    const { version, standsStill } = this.projection;
    return live === version || (live > 0 && live < version && !standsStill);
  }

  private async carryRebuildOn(): Promise<boolean> {
    if (this.archive && (await fillBeside(this.pool, this.archive, schemaOf(this.projection)))) return true;
    const result = await this.batch('next');
    if (result.result === 'busy') return false;
    if (result.result === 'moved' && result.more) return true;
    await swapIn(this.pool, this.projection);
    return true;
  }

  private async carryOn(build: Build): Promise<boolean> {
    const result = await this.batch(build);
    return result.result === 'moved' && result.more;
  }

  private async batch(build: Build): Promise<BatchResult> {
    const startedAt = performance.now();
    try {
      const result = await runBatch(this.pool, this.projection, build, this.size.events);
      if (result.result === 'moved' && result.more) this.size.took(performance.now() - startedAt);
      return result;
    } catch (error) {
      if (error instanceof GameIsArchived) return this.thaw(error);
      const tookTooLong = error instanceof pg.DatabaseError && error.code === '57014' && !this.size.isLeast;
      if (!tookTooLong) throw error;
      this.size.tookTooLong(performance.now() - startedAt);
      return { result: 'moved', events: 0, more: true };
    }
  }

  /** Something has happened to a game that is in the archive: the same batch again, when it is back in the log. */
  private async thaw(archived: GameIsArchived): Promise<BatchResult> {
    if (this.archive === null || (await thaw(this.pool, this.archive, archived.gameId)) === 0) throw archived;
    return { result: 'moved', events: 0, more: true };
  }
}
