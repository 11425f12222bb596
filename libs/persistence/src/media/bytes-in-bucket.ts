import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.js';
import { clientOf } from './bucket-client.js';
import type { MediaBytes } from './media-bytes.js';

/** In an object store of its own, which has backups of its own. What a broken put leaves there has no other name than its hash. */
export class BytesInBucket implements MediaBytes {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(bucket: Bucket) {
    this.bucket = bucket.name;
    this.client = clientOf(bucket, { requestTimeout: 5_000, connectionTimeout: 2_000 });
  }

  async put(hash: string, body: Buffer, type: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: hash, Body: body, ContentType: type }),
    );
  }

  async get(hash: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: hash }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async delete(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    const Objects = hashes.map((Key) => ({ Key }));
    await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects } }));
  }

  close(): void {
    this.client.destroy();
  }
}
