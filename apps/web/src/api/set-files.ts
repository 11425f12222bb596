import { mediaPath, type SetFile, type UploadResult } from '@clockbeat/domain/contract';
import { request } from './request.js';
import { sendFile } from './send-file.js';
import { savedSetPath } from './sets.js';

/** A set as a file has it, without its pictures and sounds. */
export const getSetFile = (setId: string, guest: string | null): Promise<SetFile> =>
  request(`${savedSetPath(setId)}/file`, { guest });

interface SetUploadOptions {
  /** False asks what would go in; nothing is stored. */
  commit: boolean;
  /** False: its questions alone. */
  sets: boolean;
  /** What the account has already is stored once more. */
  again: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Has a set made of a file. */
export const uploadSetFile = (
  file: Blob,
  { commit, sets, again, ...options }: SetUploadOptions,
): Promise<UploadResult> => {
  const asked = [`existing=${again ? 'add' : 'skip'}`, commit && 'commit=true', !sets && 'sets=false'];
  return sendFile(`/api/saved-trivia-sets/file?${asked.filter(Boolean).join('&')}`, file, {
    ...options,
    contentType: 'application/json',
  });
};

/** Whether something is stored under a hash. */
export const hasMedia = async (hash: string, signal: AbortSignal): Promise<boolean> =>
  (await fetch(mediaPath(hash), { method: 'HEAD', signal }).catch(() => null))?.ok ?? false;

/** What is stored under a hash; null: nothing is any more. */
export const getMedia = async (hash: string): Promise<Blob | null> => {
  const response = await fetch(mediaPath(hash)).catch(() => null);
  return response?.ok ? response.blob() : null;
};
