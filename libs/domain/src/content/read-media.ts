import { isMediaHash, licences, type MediaBody, mediaLimits } from '../contract/media.js';
import { problemOfText, trimmed } from './problem-of-text.js';
import { type Rejection, reject } from './rejection.js';

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Of a text that may be left out: the text, nothing, or what is wrong with it. */
const readOptional = (
  part: 'credit' | 'source',
  value: unknown,
  most: number,
): string | undefined | Rejection => {
  const text = trimmed(value ?? '');
  if (text === '') return undefined;
  return problemOfText(part, text, { most, lines: 'one' }) ?? (text as string);
};

/**
 * A picture or a sound of a question, as its author says it, or what is wrong with it, the first thing only. Null: there is
 * none. Whether something is stored under the hash is for the store to say.
 */
export const readMedia = (sent: unknown): MediaBody | null | Rejection => {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'object') return reject('bad_media');
  const given: Partial<Record<keyof MediaBody, unknown>> = sent;
  const { hash, licence = null } = given;
  const known = licences.find((each) => each === licence);
  if (!isMediaHash(hash) || (licence !== null && known === undefined)) return reject('bad_media');
  const alt = trimmed(given.alt);
  const problem = alt === '' ? null : problemOfText('alt', alt, { most: mediaLimits.alt, lines: 'one' });
  if (problem) return problem;
  const credit = readOptional('credit', given.credit, mediaLimits.credit);
  if (typeof credit === 'object') return credit;
  const source = readOptional('source', given.source, mediaLimits.source);
  if (typeof source === 'object') return source;
  if (source !== undefined && !isWebAddress(source)) return reject('bad_source');
  return {
    hash,
    alt: alt as string,
    ...(credit !== undefined && { credit }),
    ...(source !== undefined && { source }),
    ...(known && { licence: known }),
  };
};
