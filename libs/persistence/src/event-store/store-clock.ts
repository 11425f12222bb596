import type pg from 'pg';

/**
 * By how much the games' time is ahead of PostgreSQL's clock since that was set back or forth: what all gateways have
 * agreed on. It shrinks from `since` on; how fast is for the gateways' clock to say.
 */
export interface Correction {
  /** Epoch ms of PostgreSQL's clock. */
  readonly since: number;
  readonly aheadMs: number;
  /** Counts the corrections; 0: there never was one. */
  readonly version: number;
}

/** One look at PostgreSQL's clock. */
export interface ClockLook {
  /** What it was ahead of this process's monotonic clock, ms, give or take half the round trip. */
  readonly offset: number;
  readonly roundTrip: number;
  readonly correction: Correction;
}

const look = /* sql */ `
select (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       coalesce((extract(epoch from c.since) * 1000)::float8, 0) as since,
       coalesce(c.ahead_ms, 0) as "aheadMs", coalesce(c.version, 0) as version
from (select) one left join clock_correction c on true`;

const correct = /* sql */ `
insert into clock_correction as c (since, ahead_ms, version) values (to_timestamp($1::float8 / 1000), $2, $3 + 1)
on conflict (one) do update set since = excluded.since, ahead_ms = excluded.ahead_ms, version = excluded.version
where c.version = $3`;

/** PostgreSQL's clock, which all gateways share, and what they have agreed on about it. */
export class StoreClock {
  private offset: number | null = null;

  constructor(private readonly pool: pg.Pool) {}

  /** Epoch ms of PostgreSQL's clock as far as it is known here; null before the first look. */
  now(): number | null {
    return this.offset === null ? null : performance.now() + this.offset;
  }

  async look(): Promise<ClockLook> {
    const sent = performance.now();
    const { rows } = await this.pool.query<Correction & { now: number }>({ name: 'clock', text: look });
    const received = performance.now();
    const [row] = rows;
    if (!row) throw new Error('The database told no time');
    const { now, ...correction } = row;
    return { offset: now - (sent + received) / 2, roundTrip: received - sent, correction };
  }

  /** From now on its clock is taken to be so much ahead of this process's monotonic one, ms. */
  take(offset: number): void {
    this.offset = offset;
  }

  /** Agrees on a correction after the one of `version`, unless another gateway was quicker: the next look says on which. */
  async correct({ since, aheadMs, version }: Correction): Promise<void> {
    await this.pool.query(correct, [since, aheadMs, version]);
  }
}
