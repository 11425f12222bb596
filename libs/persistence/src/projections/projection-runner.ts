import type pg from 'pg';

/** How far a projection is behind the log. */
export interface ProjectionLag {
  name: string;
  /** How long the oldest event that it has not seen has been waiting, ms; 0 when it has seen all. */
  behindMs: number;
}

/** Keeps the read models up to date. Any number of gateways may run it: each projection has one runner at a time. */
export class ProjectionRunner {
  constructor(protected readonly pool: pg.Pool) {}

  start(): void {}

  async stop(): Promise<void> {}
}
