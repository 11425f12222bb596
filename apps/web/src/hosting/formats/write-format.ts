import type { WholeSetFile } from '@clockbeat/domain/contract';

/** Formats in which a set leaves. */
export const writtenFormats = ['json', 'xlsx', 'csv', 'moodle', 'qti', 'gift'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

/** What is called how, and what programs take it for. */
export const writtenAs: Readonly<Record<WrittenFormat, { ending: string; type: string }>> = {
  json: { ending: '.json', type: 'application/json' },
  xlsx: {
    ending: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { ending: '.csv', type: 'text/csv' },
  moodle: { ending: '.xml', type: 'application/xml' },
  qti: { ending: '.zip', type: 'application/zip' },
  gift: { ending: '.gift', type: 'text/plain' },
};

/** Those that show pictures. */
export const showsMedia = (format: WrittenFormat): boolean =>
  format === 'json' || format === 'moodle' || format === 'qti';

/** What is stored under a hash, as it was fetched. */
export interface FetchedMedia {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export interface ToWrite {
  readonly format: WrittenFormat;
  readonly set: WholeSetFile;
  readonly media: ReadonlyMap<string, FetchedMedia>;
}

/** Has a worker write a set: some megabytes of pictures would hold up the page. */
export const writeFormat = (toWrite: ToWrite): Promise<Blob> => {
  const worker = new Worker(new URL('./writers-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | Uint8Array<ArrayBuffer>>) =>
      resolve(new Blob([data], { type: writtenAs[toWrite.format].type })),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(toWrite);
  }).finally(() => worker.terminate());
};
