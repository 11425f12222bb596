import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

const folder = join(import.meta.dirname, '../../docs/analysis');

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** The text of a query as people use it. */
export const sqlOf = (name: string): string => readFileSync(join(folder, `${name}.sql`), 'utf8');

const cellOf = (value: unknown): Cell => {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`No answer has such a value: ${String(value)}`);
};

/** A DuckDB in memory that finds exports in a folder, asks the network for nothing, and adds up in the same order each time. */
export class Duck {
  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
  ) {}

  static async in(exports: string): Promise<Duck> {
    const instance = await DuckDBInstance.create(':memory:', {
      ...{ threads: '1', autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' },
      file_search_path: exports,
    });
    return new Duck(instance, await instance.connect());
  }

  /** Opens the export of that format as `events`, and makes the tables. */
  async open(format: string): Promise<void> {
    await this.connection.run(sqlOf(`open-${format}`));
    await this.connection.run(sqlOf('tables'));
  }

  /** Adds to the log what no release of today writes, and makes the tables again. */
  async addLater(): Promise<void> {
    await this.connection.run(`create or replace table later as from events;
      insert into later select gameId, version + 1000000, 'QuestionReplaced', 7, "at", recordedAt, 'system',
        '{"playerId": 3, "questions": {}, "opened": null, "points": "many"}', cursor from events using sample 500 rows;
      create or replace view events as from later`);
    await this.connection.run(sqlOf('tables'));
  }

  async answer(name: string): Promise<Row[]> {
    return this.rows(sqlOf(name));
  }

  async rows(sql: string): Promise<Row[]> {
    const reader = await this.connection.runAndReadAll(sql);
    return reader
      .getRowObjectsJS()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)])));
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }
}
