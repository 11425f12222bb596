import type pg from 'pg';

/** A table, and the columns that hold something of its own. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Row {
  name: string;
  columns: string[];
  refers: string[];
}

/** Tables of ours with what COPY can write into them, each whole whatever its parts, and the tables that their rows refer to. */
const readTables = /* sql */ `
select c.relname::text as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
order by c.relname`;

/** Every table there is, those that others refer to before them: in this order they can be filled. */
export const tablesOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<Table[]> => {
  const { rows } = await client.query<Row>(readTables);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => !refers.some((other) => waiting.has(other)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of free) {
      waiting.delete(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
};

/** The migrations that have run, oldest first; none where there has never been one. */
export const migrationsOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<string[]> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
};

interface Counting {
  table: string;
  column: string;
  sequence: string;
}

const readCounting = /* sql */ `
select table_name::text as table, column_name::text as column, sequence
from information_schema.columns,
     lateral pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
where table_schema = 'public' and sequence is not null`;

/** Sets every column that counts by itself behind the highest value that was copied into it; places in the bank are negative. */
export const resumeCounting = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const { rows } = await client.query<Counting>(readCounting);
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1::regclass, max(${quoted(column)})) from ${quoted(table)} having max(${quoted(column)}) > 0`,
      [sequence],
    );
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
