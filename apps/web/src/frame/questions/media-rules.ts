import { type Rejection, readMedia } from '@clockbeat/domain';
import type { Extras } from '../../hosting/asking.js';
import { type MediaFields, mediaBody, mediaOfFields } from '../../hosting/media.js';
import type { QuestionFields } from '../../hosting/own-question.js';
import { isWritten, mayShowOptions } from './question-fields.js';

const describedParts = ['alt', 'credit', 'source'] as const;
type Part = (typeof describedParts)[number] | 'media';
/** What is said of a picture or a sound: of the question's, or of an option's by its place. */
export type MediaField = Part | `${Part}${number}`;
export type MediaError = 'media.altNeeded' | Rejection;

/** A picture, or none, for each option; no list where options show nothing. */
const optionMediaIn = ({ kind, options, optionMedia }: QuestionFields): (MediaFields | null)[] =>
  mayShowOptions(kind) ? options.map((_, place) => optionMedia[place] ?? null) : [];

/** What the question and its options show, as it is sent. */
export const mediaIn = (fields: QuestionFields): Pick<Extras, 'media' | 'optionMedia'> => {
  const optionMedia = optionMediaIn(fields).map((one) => one && mediaOfFields(one));
  return {
    ...(fields.media && { media: mediaOfFields(fields.media) }),
    ...(optionMedia.some((one) => one !== null) && { optionMedia }),
  };
};

/** What stands in each field, by the name that its error has. */
export const saidOfMedia = (fields: QuestionFields): Record<string, unknown> => {
  const placed: [string, MediaFields | null][] = [['', fields.media]];
  for (const [place, media] of fields.optionMedia.entries()) placed.push([`${place}`, media]);
  return Object.fromEntries(
    placed.flatMap(([place, media]) => describedParts.map((part) => [part + place, media?.[part]])),
  );
};

/** What is wrong with what is said of them. */
export const mediaErrors = (fields: QuestionFields): Partial<Record<MediaField, MediaError>> =>
  Object.assign(
    errorsOf(fields.media),
    ...optionMediaIn(fields).map((media, place) => errorsOf(media, `${place}`)),
  );

/** As with a whole number, one thing at a time. */
const errorsOf = (media: MediaFields | null, place = ''): Record<string, MediaError> => {
  if (!media) return {};
  if (!media.decorates && !isWritten(media.alt)) return { [`alt${place}`]: 'media.altNeeded' };
  const problem = readMedia(mediaBody(mediaOfFields(media)));
  if (!problem || !('reason' in problem)) return {};
  const part = describedParts.find((each) => each === problem.values['part']);
  return { [`${part ?? (problem.code === 'bad_source' ? 'source' : 'media')}${place}`]: problem };
};
