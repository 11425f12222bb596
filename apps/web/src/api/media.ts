import type { MediaView } from '@clockbeat/domain/contract';
import { sendFile } from './send-file.js';

interface UploadOptions {
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a picture or a sound as it is; the server decides what it is by decoding it. */
export const uploadMedia = (file: Blob, options: UploadOptions): Promise<MediaView> =>
  sendFile('/api/media', file, { ...options, contentType: file.type || 'application/octet-stream' });
