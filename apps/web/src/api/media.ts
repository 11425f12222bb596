import type { MediaUseView, MediaView } from '@clockbeat/domain/contract';
import { request } from './request.js';
import { sendFile } from './send-file.js';

interface UploadOptions {
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a picture or a sound as it is; the server decides what it is by decoding it. */
export const uploadMedia = (file: Blob, options: UploadOptions): Promise<MediaView> =>
  sendFile('/api/media', file, { ...options, contentType: file.type || 'application/octet-stream' });

/** How much the account keeps, and how much it may. */
export const getMediaUse = (signal?: AbortSignal): Promise<MediaUseView> => request('/api/media', { signal });
