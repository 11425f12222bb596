import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.mjs';

/** docs/protocol.md, taken apart: what other people's clients are written from. */
export const page = readFileSync(inRoot('docs/protocol.md'), 'utf8');

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** What stands under a heading, its smaller headings included. */
export const section = (title: string): string => {
  const heading = new RegExp(`^(#+) ${title}$`, 'm').exec(page);
  if (!heading) throw new Error(`docs/protocol.md has no section "${title}"`);
  const [whole, marks = ''] = heading;
  const rest = page.slice(heading.index + whole.length);
  const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'm'));
  return end === -1 ? rest : rest.slice(0, end);
};

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(' |')
    .map((cell) => cell.trim());

/** The rows of all tables in a text that have these columns and no others. */
export const rows = (text: string, ...columns: string[]): Row[] => {
  const found: Row[] = [];
  let isTheirs = false;
  let header: string[] | null = null;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) header = null;
    else if (header === null) {
      header = cellsOf(line);
      isTheirs = header.join() === columns.join();
    } else if (isTheirs && !line.startsWith('|---')) {
      const cells = cellsOf(line);
      found.push(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
    }
  }
  if (found.length === 0) throw new Error(`docs/protocol.md has no table of ${columns.join(', ')} there`);
  return found;
};

/** What stands in backticks. */
export const quoted = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** What a cell names: its first word in backticks. */
export const named = (cell = ''): string => quoted(cell)[0] ?? '';

/** What clients send: a row for each message. */
export const clientMessageRows = (): Row[] =>
  rows(section('What clients send'), 'message', 'who', 'body', 'ack', 'what it does', 'refused with');

/** All shapes of the page, as one TypeScript file. */
export const shapes = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');

/** How the page writes a number. */
export const written = (value: number): string => value.toLocaleString('en');
