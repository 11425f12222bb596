/** A file of the archive: its name says what is in it. */
export interface WrittenFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Where the files of archived months are. A file never changes under its name. */
export interface ArchiveFiles {
  /** Durable when it resolves, under a name that begins with `prefix` and goes on with the hash of the content. */
  write(prefix: string, content: AsyncIterable<Buffer>): Promise<WrittenFile>;
  /** The bytes from `start` to before `end`; throws `ArchiveUnavailable` where they are not to be had. */
  read(name: string, start: number, end: number): Promise<ArrayBuffer>;
  /** The whole file, piece by piece. */
  content(name: string): AsyncIterable<Buffer>;
  /** What is gone already is no error. */
  delete(name: string): Promise<void>;
  close(): void;
}

export const fileName = (prefix: string, sha256: string): string =>
  `${prefix}-${sha256.slice(0, 32)}.parquet`;
