import { uploadMedia } from '../../../api/media.js';
import { ApiError } from '../../../api/request.js';
import { hasMedia } from '../../../api/set-files.js';

const waitMs = 5_000;
/** A minute and more: as long as the server may ask to wait. */
const mostWaits = 15;

/**
 * Sends what a file shows and plays, each once and only what the server has not, so that the preview is of the whole set; answers under
 * which hash each is stored, null where nobody can read it: its questions go in without. What is not taken in then is forgotten by the
 * server after a week.
 */
export const sendPictures = async (
  files: ReadonlyMap<string, Blob | null>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Map<string, string | null>> => {
  const stored = new Map<string, string | null>();
  for (const [hash, file] of files) {
    stored.set(hash, (await hasMedia(hash, signal)) ? hash : file && (await sent(file, signal)));
    onProgress(stored.size / files.size);
  }
  return stored;
};

/** The hash that it is stored under; null: it cannot be read. */
const sent = async (file: Blob, signal: AbortSignal): Promise<string | null> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return (await uploadMedia(file, { signal, onProgress: () => undefined })).hash;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.statusCode === 400 || error.statusCode === 413) return null;
      if (error.statusCode !== 429 || waits === mostWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal.throwIfAborted();
    }
  }
};
