import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';

/** An event as `npm run replay` writes it, with times in ms, and as exports do, with times as texts. */
type Line = Omit<StoredEvent, 'at' | 'recordedAt'> & { at: number | string; recordedAt: number | string };

/** So many games are named where one has to be chosen. */
const named = 20;

/** A file's first characters tell formats of exports that are not read line by line. */
const otherFormat = (line: string): string | null => {
  if (line.startsWith('PAR1')) return 'Parquet';
  return /^\uFEFF?"?gameId"?,/.test(line) ? 'CSV' : null;
};

const isTime = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));

const isEvent = (value: unknown): value is Line => {
  if (typeof value !== 'object' || value === null) return false;
  const { gameId, version, type, schema, data, at, recordedAt } = value as Partial<Record<string, unknown>>;
  return (
    [gameId, type].every((text) => typeof text === 'string') &&
    [version, schema].every((number) => Number.isInteger(number)) &&
    [at, recordedAt].every(isTime) &&
    typeof data === 'object' &&
    data !== null
  );
};

const eventIn = (line: string, number: number): StoredEvent => {
  const format = number === 1 ? otherFormat(line) : null;
  if (format !== null)
    throw new Error(`This file is ${format}. Export with --format ndjson: npm run events -- export`);
  const refusal = `Line ${number} of this file is no event of an export, nor of npm run replay -- GAME --format ndjson.`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw new Error(refusal);
  }
  if (!isEvent(parsed)) throw new Error(refusal);
  const [at, recordedAt] = [new Date(parsed.at).getTime(), new Date(parsed.recordedAt).getTime()];
  return { ...parsed, at, recordedAt };
};

/** Why an event does not go on where the log has come to; null: it does. */
const gapBefore = (log: readonly StoredEvent[], { gameId, version }: StoredEvent): string | null => {
  if (version === log.length + 1) return null;
  if (version <= log.length)
    return `This file has version ${version} of ${gameId} twice. Two exports are never put together: their pseudonyms differ.`;
  return log.length === 0
    ? `This file has ${gameId} from version ${version} on, not its beginning: an export from a cursor, or from a day after its end, tells what came later only.`
    : `This file lacks version ${log.length + 1} of ${gameId}.`;
};

/**
 * One game's log in a file of events, one a line: a log that `npm run replay -- GAME --format ndjson` wrote, or an export in NDJSON, with
 * names or pseudonyms. Of a file with many games `game` says which. Throws where that is not clear, and where an event is missing.
 */
export const logInFile = async (file: string, game: string | null): Promise<RecordedEvent[]> => {
  const titles = new Map<string, string>();
  const log: StoredEvent[] = [];
  let wanted = game;
  let gap: string | null = null;
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line.trim() === '') continue;
    const event = eventIn(line, number);
    wanted ??= event.gameId;
    if (event.version === 1 || !titles.has(event.gameId))
      titles.set(event.gameId, String(event.data['title'] ?? ''));
    if (event.gameId !== wanted || gap !== null) continue;
    gap = gapBefore(log, event);
    if (gap === null) log.push(event);
  }
  if (game === null && titles.size > 1) throw new Error(chooseOne(titles));
  if (gap !== null) throw new Error(gap);
  if (log.length === 0)
    throw new Error(wanted === null ? 'This file has no events.' : `This file has no game ${wanted}.`);
  if (!log.some(({ type }) => type === 'GameFinished' || type === 'GameAbandoned'))
    throw new Error(
      `This file has ${wanted} to its version ${log.length}, not to its end: it runs still, or the export was cut off.`,
    );
  return log.map(upcast);
};

const chooseOne = (titles: ReadonlyMap<string, string>): string => {
  const lines = [...titles].slice(0, named).map(([id, title]) => `  --game ${id}  ${title}`.trimEnd());
  const more = titles.size - lines.length;
  return [
    `This file has ${titles.size} games. Choose one:`,
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n');
};
