import {
  allMedia,
  type FileMedia,
  type FileQuestion,
  limits,
  type MediaBody,
  type SetFile,
} from '@clockbeat/domain/contract';
import type { SetRead } from './set-read.js';

/** A set as it is sent. A file that names no title gets its own name. */
export const setBody = (set: SetFile, name: string): Blob => {
  const title = [...name].slice(0, limits.title).join('');
  return new Blob([JSON.stringify({ title, ...set })], { type: 'application/json' });
};

/** What a set's questions show and play and its file brings along, by what it calls it; null: nobody can read it. */
export const namedFiles = ({ set, files }: SetRead): Map<string, Blob | null> => {
  const named = new Set(set.questions.flatMap(mediaIn).map(({ hash }) => hash));
  return new Map(
    [...named].flatMap((hash) => {
      const file = Object.hasOwn(files, hash) ? files[hash] : undefined;
      return file ? [[hash, blobOf(file)] as const] : [];
    }),
  );
};

/** The same set with the hashes under which all of it is stored; null: that one goes in without. */
export const withStored = (set: SetFile, stored: ReadonlyMap<string, string | null>): SetFile => ({
  ...set,
  questions: set.questions.map((each) => renamed(each, stored)),
});

/** What an assistant wrote is believed by nobody yet. */
const mediaIn = (question: FileQuestion): MediaBody[] =>
  typeof question === 'object' && question !== null
    ? allMedia({
        media: question.media,
        optionMedia: Array.isArray(question.optionMedia) ? question.optionMedia : null,
      }).filter((one) => typeof one === 'object')
    : [];

const blobOf = ({ type, data }: FileMedia): Blob | null => {
  try {
    return new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return null;
  }
};

const renamed = (question: FileQuestion, stored: ReadonlyMap<string, string | null>): FileQuestion => {
  if (mediaIn(question).length === 0) return question;
  const { media, optionMedia, ...others } = question;
  const now = <M extends MediaBody>(said: M | null): M | null => {
    const hash = said && (stored.has(said.hash) ? stored.get(said.hash) : said.hash);
    return said && hash ? { ...said, hash } : null;
  };
  const shown = media && now(media);
  const options = optionMedia?.map(now);
  return { ...others, ...(shown && { media: shown }), ...(options && { optionMedia: options }) };
};
