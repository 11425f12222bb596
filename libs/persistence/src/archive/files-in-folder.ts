import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArchiveFiles, fileName, type WrittenFile } from './archive-files.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { hashedInto } from './hashed-into.js';

const unfinishedEnd = '.unfinished';
const abandonedMs = 3_600_000;

/** In a folder that every gateway sees under the same path. */
export class FilesInFolder implements ArchiveFiles {
  constructor(private readonly folder: string) {}

  async write(prefix: string, content: AsyncIterable<Buffer>): Promise<WrittenFile> {
    await mkdir(this.folder, { recursive: true });
    await this.sweep();
    const unfinished = join(this.folder, `${prefix}-${randomBytes(6).toString('hex')}${unfinishedEnd}`);
    try {
      const { bytes, sha256 } = await hashedInto(unfinished, content);
      const name = fileName(prefix, sha256);
      await rename(unfinished, join(this.folder, name));
      await this.onDisk();
      return { name, bytes, sha256 };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(name: string, start: number, end: number): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(end - start);
    try {
      const file = await open(join(this.folder, name));
      try {
        for (let done = 0; done < bytes.length; ) {
          const { bytesRead } = await file.read(bytes, done, bytes.length - done, start + done);
          if (bytesRead === 0) throw new ArchiveUnavailable(`The file ${name} of the archive is cut off`);
          done += bytesRead;
        }
      } finally {
        await file.close();
      }
    } catch (error) {
      throw unavailable(name, error);
    }
    return bytes.buffer;
  }

  async *content(name: string): AsyncIterable<Buffer> {
    try {
      yield* createReadStream(join(this.folder, name));
    } catch (error) {
      throw unavailable(name, error);
    }
  }

  async delete(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  close(): void {}

  /** What a process that was killed has left behind: one that writes just now touches its file all the time. */
  private async sweep(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(unfinishedEnd)) continue;
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
    }
  }

  /** A name is durable when its folder is. */
  private async onDisk(): Promise<void> {
    const folder = await open(this.folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

const unavailable = (name: string, cause: unknown): Error => {
  if (cause instanceof ArchiveUnavailable) return cause;
  const isMissing = typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOENT';
  return new ArchiveUnavailable(
    isMissing
      ? `The file ${name} is missing in the archive`
      : `The file ${name} of the archive cannot be read`,
    { cause },
  );
};
