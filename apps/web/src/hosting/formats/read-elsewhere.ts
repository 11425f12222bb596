import type { OurCsv } from './our-csv.js';
import type { Format, TruthWords } from './read-format.js';
import type { SetRead } from './set-read.js';

/** What there is to read, and as what. */
export type Source =
  | { readonly format: Exclude<Format, 'kahoot' | SetRead['format']>; readonly text: string }
  | { readonly format: SetRead['format']; readonly text: string }
  | { readonly format: 'kahoot'; readonly rows: readonly SheetRow[] };

/** A row of a sheet, and its number there. */
export interface SheetRow {
  readonly place: number;
  readonly cells: readonly string[];
}

interface ReadAsRows extends Omit<OurCsv, 'csv'> {
  readonly format: Exclude<Format, SetRead['format']>;
  /** A CSV of ours. */
  readonly body: Blob;
}
interface ReadAsSet extends Omit<SetRead, 'set' | 'files'> {
  /** What its questions show and play, by what they call it; null: nobody can read it. */
  readonly files: ReadonlyMap<string, Blob | null>;
  /** A set as JSON. */
  readonly body: Blob;
}
/** Rows of ours, or a set where a row could not say all of it. */
export type ReadElsewhere = ReadAsRows | ReadAsSet;

/** What the worker is asked: to read, or to name in a set what is stored as it is stored. */
export type ToFormatsWorker =
  | { readonly source: Source; readonly words: TruthWords; readonly category: string }
  | { readonly body: Blob; readonly stored: ReadonlyMap<string, string | null> };

export interface HowToRead {
  readonly words: TruthWords;
  /** Of questions that name none. */
  readonly category: string;
  readonly signal: AbortSignal;
}

/** No file within our bounds takes a tenth as long, on a phone. */
const longestMs = 20_000;

/** Has a worker read a file of another program; fails where it cannot, or where that is not wanted any more. */
export const readElsewhere = (
  source: Source,
  { words, category, signal }: HowToRead,
): Promise<ReadElsewhere | 'too_slow'> => inWorker<ReadElsewhere>({ source, words, category }, signal);

/** Has a worker write the hashes under which everything is stored into a set, as it is sent then. */
export const nameStored = (
  body: Blob,
  stored: ReadonlyMap<string, string | null>,
  signal: AbortSignal,
): Promise<Blob | 'too_slow'> => inWorker<Blob>({ body, stored }, signal);

const inWorker = <Answer>(asked: ToFormatsWorker, signal: AbortSignal): Promise<Answer | 'too_slow'> => {
  const worker = new Worker(new URL('./formats-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Answer | 'too_slow'>((resolve, reject) => {
    timer = setTimeout(() => resolve('too_slow'), longestMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(asked);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
