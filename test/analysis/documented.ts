import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cell, type Row, sqlOf } from './duck.js';

const docs = join(import.meta.dirname, '../../docs');
const path = join(docs, 'analysis.md');
/** Where the page shows a query and its answer. */
const block = (name: string): RegExp =>
  new RegExp(`(<!-- ${name}: [^\\n]* -->\\n)[^]*?(<!-- end of ${name} -->)`);
/** More of an answer would make nobody wiser. */
const rowsShown = 12;

const cell = (value: Cell | undefined): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('|', '\\|');

const table = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = rows.slice(0, rowsShown);
  const more = rows.length - shown.length;
  return [
    line(columns),
    line(columns.map((column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'))),
    ...shown.map((row) => line(columns.map((column) => cell(row[column])))),
    ...(more > 0 ? ['', `… and ${more} more.`] : []),
  ].join('\n');
};

const shown = (name: string, rows: readonly Row[]): string =>
  [
    `<details><summary>The query: <a href="analysis/${name}.sql">analysis/${name}.sql</a></summary>`,
    '',
    '```sql',
    sqlOf(name).trimEnd(),
    '```',
    '',
    '</details>',
    '',
    table(rows),
    '',
  ].join('\n');

/** docs/analysis.md as it is, and as it should be. UPDATE_DOCS=1 writes the queries and their answers into it. */
export const documented = {
  /** Every query there is, by its name. */
  queries: (): string[] =>
    readdirSync(join(docs, 'analysis'))
      .flatMap((file) => (/^(?!open-|tables)(.+)\.sql$/.exec(file) ?? []).slice(1))
      .sort(),
  page: (): string => readFileSync(path, 'utf8'),
  pageWith: (answers: Readonly<Record<string, readonly Row[]>>): string =>
    Object.entries(answers).reduce((page, [name, rows]) => {
      if (!block(name).test(page)) throw new Error(`docs/analysis.md has no place for ${name}`);
      return page.replace(
        block(name),
        (_, begin: string, end: string) => `${begin}${shown(name, rows)}${end}`,
      );
    }, documented.page()),
  update: (answers: Readonly<Record<string, readonly Row[]>>): void => {
    if (process.env['UPDATE_DOCS']) writeFileSync(path, documented.pageWith(answers));
  },
};
