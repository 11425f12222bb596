/** Asks the database something; an answer's rows. */
type Query = (sql: string, values?: unknown[]) => Promise<readonly object[]>;

const settable = `
  create schema settable;
  create table settable.settings (nth int primary key, ahead_ms float8 not null);
  insert into settable.settings values (0, 0);
  create function settable.clock_timestamp() returns timestamptz language sql volatile as '
    select date_trunc(''milliseconds'', pg_catalog.clock_timestamp())
           + ahead_ms * interval ''1 ms'' + nth * interval ''1 microsecond''
    from settable.settings order by nth desc limit 1';
  do $$ begin
    execute format('alter database %I set search_path = public, settable, pg_catalog', current_database());
  end $$`;

/**
 * PostgreSQL's clock in the hands of a test: for every connection that is made to this database after `install`,
 * `clock_timestamp()` is what it was set to. No privilege beyond its owner's is needed. The microseconds of each time say
 * how often it had been set by then, so that the real time can be told from it.
 */
export class SettableClock {
  private readonly aheadMs = [0];
  private readonly sets: { readonly at: number; readonly byMs: number }[] = [];

  private constructor(private readonly query: Query) {}

  static async install(query: Query): Promise<SettableClock> {
    await query(settable);
    return new SettableClock(query);
  }

  /** When it was set, by the real time, and by how much. */
  get settings(): readonly { readonly at: number; readonly byMs: number }[] {
    return [...this.sets];
  }

  /** Sets it forth, or back, by so much. */
  async step(ms: number): Promise<void> {
    const ahead = (this.aheadMs.at(-1) ?? 0) + ms;
    await this.query('insert into settable.settings values ($1, $2)', [this.aheadMs.length, ahead]);
    this.aheadMs.push(ahead);
    this.sets.push({ at: Date.now(), byMs: ms });
  }

  /** What the time really was when it told this one; epoch ms with three decimals. */
  realTime(told: number): number {
    const nth = Math.round(told * 1_000) % 1_000;
    return Math.round(told - nth / 1_000) - (this.aheadMs[nth] ?? 0);
  }
}
