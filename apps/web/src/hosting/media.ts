import {
  isMediaHash,
  isSound,
  type Licence,
  licences,
  limits,
  type MediaBody,
  type MediaFacts,
  type MediaView,
  mediaTypes,
  type OptionMedia,
  type QuestionMedia,
} from '@clockbeat/domain/contract';
import { asRecord, asText } from '../lib/stored.js';

/** A picture or a sound in a question's form: what the upload came to, and what is said of it, as typed. */
export interface MediaFields extends MediaView {
  alt: string;
  /** It says nothing that somebody who does not see or hear it would miss: it needs no words. */
  decorates: boolean;
  credit: string;
  source: string;
  licence: Licence | null;
}

/** What somebody has just uploaded, and has said nothing of yet. */
export const fieldsOfUpload = (upload: MediaView): MediaFields => ({
  ...upload,
  alt: '',
  decorates: false,
  credit: '',
  source: '',
  licence: null,
});

/** Another file has other words; of the same one they stay. */
export const describedAs = (before: MediaFields | null, stored: MediaView): MediaFields =>
  before?.hash === stored.hash ? { ...before, ...stored } : fieldsOfUpload(stored);

export const fieldsOfMedia = ({
  credit = '',
  source = '',
  licence,
  ...media
}: QuestionMedia): MediaFields => ({
  ...media,
  decorates: media.alt === '',
  credit,
  source,
  licence: licence ?? null,
});

/** A text of one line, whatever was pasted. */
const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const mediaOfFields = ({
  alt,
  decorates,
  credit,
  source,
  licence,
  ...stored
}: MediaFields): QuestionMedia => ({
  ...stored,
  alt: decorates ? '' : inOneLine(alt),
  ...(inOneLine(credit) && { credit: inOneLine(credit) }),
  ...(source.trim() && { source: source.trim() }),
  ...(licence && { licence }),
});

/** What is sent of it: the server knows the rest by its hash. */
export const mediaBody = ({ hash, alt, credit, source, licence }: QuestionMedia): MediaBody => ({
  hash,
  alt,
  ...(credit !== undefined && { credit }),
  ...(source !== undefined && { source }),
  ...(licence && { licence }),
});

const asHash = (value: unknown): string | null => (isMediaHash(value) ? value : null);

const numbersIn = (from: Record<string, unknown>): Pick<MediaView, 'width' | 'height' | 'seconds'> =>
  Object.fromEntries(
    (['width', 'height', 'seconds'] as const).flatMap((name) => {
      const value = from[name];
      return typeof value === 'number' && value > 0 ? [[name, value]] : [];
    }),
  );

/** A kept picture or sound; null where that can be none. */
export const readMedia = (value: unknown): QuestionMedia | null => {
  const from = asRecord(value);
  const hash = asHash(from?.['hash']);
  const type = mediaTypes.find((known) => known === from?.['type']);
  if (!from || hash === null || !type) return null;
  const small = asHash(from['small']);
  const credit = asText(from['credit']);
  const source = asText(from['source']);
  const licence = licences.find((known) => known === from['licence']);
  return {
    hash,
    type,
    bytes: typeof from['bytes'] === 'number' ? from['bytes'] : 0,
    ...numbersIn(from),
    ...(small && { small }),
    alt: asText(from['alt']) ?? '',
    ...(credit && { credit }),
    ...(source && { source }),
    ...(licence && { licence }),
  };
};

/** Kept pictures of options, in their order; null where no option has one. */
export const readOptionMedia = (value: unknown): OptionMedia | null => optionMediaIn(value, readMedia);

/** The same while they are being described. */
export const readOptionMediaFields = (value: unknown): (MediaFields | null)[] =>
  optionMediaIn(value, readMediaFields) ?? [];

const optionMediaIn = <M extends MediaFacts>(
  value: unknown,
  read: (one: unknown) => M | null,
): (M | null)[] | null => {
  if (!Array.isArray(value)) return null;
  const pictures = value.slice(0, limits.optionsOfKind.max).map((one) => {
    const media = read(one);
    return media && !isSound(media) ? media : null;
  });
  return pictures.some((one) => one !== null) ? pictures : null;
};

/** The same while it is being described. */
export const readMediaFields = (value: unknown): MediaFields | null => {
  const media = readMedia(value);
  return media && { ...fieldsOfMedia(media), decorates: asRecord(value)?.['decorates'] === true };
};
