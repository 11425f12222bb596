import { isAbsolute } from 'node:path';
import { type Bucket, bucketIn } from '../media/bucket.js';
import type { ArchiveFiles } from './archive-files.js';
import { FilesInFolder } from './files-in-folder.js';

/** Where archived months are kept. */
export type ArchivePlace = { readonly folder: string } | { readonly bucket: Bucket };

/** A folder by its whole path, or a bucket by its address; null: it is neither. */
export const archivePlaceIn = (text: string): ArchivePlace | null => {
  if (isAbsolute(text)) return { folder: text };
  const bucket = bucketIn(text);
  return bucket && { bucket };
};

/** What commands go by: `ARCHIVE_URL`. Throws where it is neither; the value stays out of the message, for it may hold a password. */
export const archivePlaceOf = ({ ARCHIVE_URL }: NodeJS.ProcessEnv): ArchivePlace | undefined => {
  const text = ARCHIVE_URL?.trim();
  if (!text) return undefined;
  const place = archivePlaceIn(text);
  if (!place) throw new Error(`Bad environment: ARCHIVE_URL ${archivePlaceRule}`);
  return place;
};
export const archivePlaceRule =
  'must be a folder by its whole path, or like https://KEY:SECRET@host/bucket?region=REGION';

/** The bucket's client is large: who has none never loads it. */
export const openPlace = async (place: ArchivePlace): Promise<ArchiveFiles> => {
  if ('folder' in place) return new FilesInFolder(place.folder);
  const { FilesInBucket } = await import('./files-in-bucket.js');
  return new FilesInBucket(place.bucket);
};
