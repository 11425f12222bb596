import { parseArgs } from 'node:util';
import { type ExportFormatName, exportFormatNames } from './export-formats.js';

export interface EventsCliOptions {
  readonly format: ExportFormatName;
  readonly game: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly withNames: boolean;
  readonly cursor: string | null;
  readonly limit: number | null;
}

export const usage =
  'npm run events -- export [--game GAME] [--from TIME] [--to TIME] [--format ndjson|csv|parquet] [--names] [--cursor CURSOR] [--limit EVENTS]';

const timeOf = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new Error(`--${name} must be a time like 2026-11-21T19:00:00Z, not "${text}"`);
  return ms;
};

const formatOf = (text: string): ExportFormatName => {
  const format = exportFormatNames.find((name) => name === text);
  if (!format) throw new Error(`--format must be ${exportFormatNames.join(', ')}, not "${text}"`);
  return format;
};

const limitOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--limit must be a whole number from 1, not "${text}"`);
  return Number(text);
};

const flags = {
  game: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  names: { type: 'boolean' },
  cursor: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** What the command line asks for; throws an error that says what is wrong with it. */
export const readEventsCliOptions = (words: readonly string[]): EventsCliOptions => {
  const { values, positionals } = parseArgs({ args: [...words], options: flags, allowPositionals: true });
  if (values.help || positionals.join(' ') !== 'export') throw new Error(usage);
  return {
    format: formatOf(values.format ?? 'ndjson'),
    game: values.game ?? null,
    from: timeOf('from', values.from),
    to: timeOf('to', values.to),
    withNames: values.names ?? false,
    cursor: values.cursor ?? null,
    limit: limitOf(values.limit),
  };
};
