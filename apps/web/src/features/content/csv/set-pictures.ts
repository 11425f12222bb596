import {
  allMedia,
  type FileMedia,
  type FileQuestion,
  type MediaBody,
  type SetFile,
} from '@clockbeat/domain/contract';
import { uploadMedia } from '../../../api/media.js';
import { ApiError } from '../../../api/request.js';
import { hasMedia } from '../../../api/set-files.js';
import type { SetRead } from '../../../hosting/formats/set-read.js';

const waitMs = 5_000;
/** A minute and more: as long as the server may ask to wait. */
const mostWaits = 15;

interface Sent {
  readonly set: SetFile;
  /** Pictures that nobody can read: their questions go in without. */
  readonly unreadable: number;
}

/**
 * Sends what a file shows and plays, each once and only what the server has not, so that the preview is of the whole set. What is not taken in
 * then is forgotten by the server after a week.
 */
export const withPicturesSent = async (
  { set, files }: SetRead,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Sent> => {
  const named = new Set(set.questions.flatMap(mediaIn).map(({ hash }) => hash));
  const kept = new Map<string, string | null>();
  for (const hash of named) {
    const file = Object.hasOwn(files, hash) ? files[hash] : undefined;
    if (!file) continue;
    kept.set(hash, (await hasMedia(hash, signal)) ? hash : await sent(file, signal));
    onProgress(kept.size / named.size);
  }
  const unreadable = [...kept.values()].filter((hash) => hash === null).length;
  return { set: { ...set, questions: set.questions.map((each) => renamed(each, kept)) }, unreadable };
};

/** What an assistant wrote is believed by nobody yet. */
const mediaIn = (question: FileQuestion): MediaBody[] =>
  typeof question === 'object' && question !== null
    ? allMedia({
        media: question.media,
        optionMedia: Array.isArray(question.optionMedia) ? question.optionMedia : null,
      }).filter((one) => typeof one === 'object')
    : [];

/** The hash that it is stored under; null: it cannot be read. */
const sent = async (file: FileMedia, signal: AbortSignal): Promise<string | null> => {
  const blob = blobOf(file);
  if (blob === null) return null;
  for (let waits = 0; ; waits += 1) {
    try {
      return (await uploadMedia(blob, { signal, onProgress: () => undefined })).hash;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.statusCode === 400 || error.statusCode === 413) return null;
      if (error.statusCode !== 429 || waits === mostWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal.throwIfAborted();
    }
  }
};

const blobOf = ({ type, data }: FileMedia): Blob | null => {
  try {
    return new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return null;
  }
};

const renamed = (question: FileQuestion, kept: ReadonlyMap<string, string | null>): FileQuestion => {
  if (mediaIn(question).length === 0) return question;
  const { media, optionMedia, ...others } = question;
  const now = <M extends MediaBody>(said: M | null): M | null => {
    const hash = said && (kept.has(said.hash) ? kept.get(said.hash) : said.hash);
    return said && hash ? { ...said, hash } : null;
  };
  const shown = media && now(media);
  const options = optionMedia?.map(now);
  return { ...others, ...(shown && { media: shown }), ...(options && { optionMedia: options }) };
};
