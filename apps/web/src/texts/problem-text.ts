import { ApiError } from '../api/request.js';
import { player as en } from './en/player.js';
import type { Translate } from './texts.js';

/** Codes of many meanings: the server's English message is the better one, a catalogue in another language has its own. */
const manyMeanings = ['validation', 'not_found', 'conflict', 'forbidden'] as const;
type ManyMeanings = (typeof manyMeanings)[number];
type ErrorKey = Exclude<keyof typeof en.errors, ManyMeanings>;

const meansMany = (code: string): code is ManyMeanings => (manyMeanings as readonly string[]).includes(code);
const isErrorKey = (code: string): code is ErrorKey => Object.hasOwn(en.errors, code) && !meansMany(code);

/** What a refusal says to a person: our text for its code, else the server's, else that something did not work. */
export const problemText = (t: Translate, { code, message }: { code: string; message?: string }): string => {
  if (isErrorKey(code)) return t(`errors.${code}`);
  if (!message) return t('errors.internal');
  const said = meansMany(code) ? t(`errors.${code}`, { message }) : message;
  // Begins with the name of a field: words for programs (docs/protocol.md, `validation`).
  return /^[a-z]/.test(said) ? t('errors.internal') : said;
};

/** What a failed call says to a person. Whatever is no failed call is a bug of ours and goes on its way. */
export const failureText = (t: Translate, error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return problemText(t, { code: error.code, message: error.reason });
};
