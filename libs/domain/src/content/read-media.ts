import type { QuestionKind } from '../contract/kinds.js';
import { isMediaHash, licences, type MediaBody, mediaLimits, type OptionMedia } from '../contract/media.js';
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

/** Options and what is right of them: an opinion and an order have texts alone. */
const mayShow = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multi';

interface Options {
  readonly kind: QuestionKind;
  readonly options: readonly string[];
}

/**
 * The pictures of a question's options, as their author says it, one place for each option; or what is wrong with them. Null:
 * no option has one. That none is a sound is for the store to say.
 */
export const readOptionMedia = (
  sent: unknown,
  { kind, options }: Options,
): (MediaBody | null)[] | null | Rejection => {
  if (sent === undefined || sent === null) return null;
  if (!Array.isArray(sent) || sent.length > options.length) return reject('bad_option_media');
  const read = options.map((_, index) => readMedia(sent[index]));
  const pictures: (MediaBody | null)[] = [];
  for (const one of read) {
    if (one && 'reason' in one) return one;
    pictures.push(one);
  }
  if (pictures.every((one) => one === null)) return null;
  return mayShow(kind) ? pictures : reject('bad_option_media');
};

/**
 * The pictures of options that somebody has changed who knows none: each stays with its text, wherever that is now, and with its
 * place where the text is another one. Null: none is left.
 */
export const keptOptionMedia = (
  before: { readonly options: readonly string[]; readonly optionMedia: OptionMedia | null },
  { kind, options }: Options,
): OptionMedia | null => {
  if (before.optionMedia === null || !mayShow(kind)) return null;
  const was = before.optionMedia;
  const kept = options.map((text, index) => {
    const place = before.options.indexOf(text);
    if (place >= 0) return was[place] ?? null;
    const isGone = !options.includes(before.options[index] ?? text);
    return isGone ? (was[index] ?? null) : null;
  });
  return kept.every((one) => one === null) ? null : kept;
};
