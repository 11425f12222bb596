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

export interface ReadAsRows extends OurCsv {
  readonly format: Exclude<Format, SetRead['format']>;
}
/** Rows of ours, or a set where a row could not say all of it. */
export type ReadElsewhere = ReadAsRows | SetRead;

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
): Promise<ReadElsewhere | 'too_slow'> => {
  const worker = new Worker(new URL('./formats-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<ReadElsewhere | 'too_slow'>((resolve, reject) => {
    timer = setTimeout(() => resolve('too_slow'), longestMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadElsewhere>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ source, words, category });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
