import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../media/bucket.js';
import { clientOf } from '../media/bucket-client.js';
import { type ArchiveFiles, fileName, type WrittenFile } from './archive-files.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { hashedInto } from './hashed-into.js';

/** In an object store that speaks S3. A reader asks for the pieces that it needs. */
export class FilesInBucket implements ArchiveFiles {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(bucket: Bucket) {
    this.bucket = bucket.name;
    // no answer for so long, however long a whole file takes
    this.client = clientOf(bucket, { socketTimeout: 20_000, connectionTimeout: 2_000 });
  }

  /** By way of a file of this machine: its name is known at its end. */
  async write(prefix: string, content: AsyncIterable<Buffer>): Promise<WrittenFile> {
    const folder = await mkdtemp(join(tmpdir(), 'clockbeat-archive-'));
    try {
      const path = join(folder, 'month.parquet');
      const { bytes, sha256 } = await hashedInto(path, content);
      const name = fileName(prefix, sha256);
      await this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: name,
          Body: createReadStream(path),
          ContentLength: bytes,
          ContentType: 'application/vnd.apache.parquet',
        }),
      );
      return { name, bytes, sha256 };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async read(name: string, start: number, end: number): Promise<ArrayBuffer> {
    const body = await this.ask(name, `bytes=${start}-${end - 1}`);
    const bytes = await body.transformToByteArray().catch((error: unknown) => {
      throw unavailable(name, error);
    });
    if (bytes.length !== end - start)
      throw new ArchiveUnavailable(`The file ${name} of the archive is cut off`);
    return Uint8Array.from(bytes).buffer;
  }

  async *content(name: string): AsyncIterable<Buffer> {
    const body = await this.ask(name);
    try {
      for await (const piece of body as AsyncIterable<Uint8Array>) yield Buffer.from(piece);
    } catch (error) {
      throw unavailable(name, error);
    }
  }

  async delete(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }));
  }

  close(): void {
    this.client.destroy();
  }

  private async ask(name: string, Range?: string) {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: name, ...(Range && { Range }) }),
      );
      if (Body) return Body;
    } catch (error) {
      throw unavailable(name, error);
    }
    throw new ArchiveUnavailable(`The file ${name} of the archive is empty`);
  }
}

const unavailable = (name: string, cause: unknown): ArchiveUnavailable =>
  new ArchiveUnavailable(
    cause instanceof NoSuchKey
      ? `The file ${name} is missing in the archive`
      : `The file ${name} of the archive cannot be read`,
    { cause },
  );
