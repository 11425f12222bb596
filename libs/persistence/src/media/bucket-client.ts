import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.js';

/** A client of the object store that has this bucket; `requestHandler` says how long it is waited for. */
export const clientOf = (
  { endpoint, region, accessKeyId, secretAccessKey }: Bucket,
  requestHandler: S3ClientConfig['requestHandler'],
): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler,
    // other stores than Amazon's know no newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
