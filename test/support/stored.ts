import pg from 'pg';

/** What a table holds: its rows, and their bytes with what PostgreSQL adds to each. */
export interface Held {
  readonly rows: number;
  readonly bytes: number;
}

/** Every table of a database with what it holds, but for those that are named. */
export const storedIn = async (url: string, but: readonly string[] = []): Promise<Map<string, Held>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not relname = any($1) order by 1`,
      [but],
    );
    const held = new Map<string, Held>();
    for (const { name } of tables) {
      const { rows } = await client.query<Held>(
        `select count(*)::int as rows, coalesce(sum(pg_column_size(t.*) + 28), 0)::int as bytes from ${name} t`,
      );
      held.set(name, rows[0] ?? { rows: 0, bytes: 0 });
    }
    return held;
  } finally {
    await client.end();
  }
};

export const bytesIn = (tables: ReadonlyMap<string, Held>): number =>
  [...tables.values()].reduce((sum, { bytes }) => sum + bytes, 0);
