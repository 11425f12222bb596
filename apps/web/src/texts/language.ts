import { type Language, languages } from '@clockbeat/domain/contract';
import { stored } from '../lib/stored.js';

const asLanguage = (text: unknown): Language | null =>
  languages.find((language) => language === text) ?? null;

/** The choice that another page or visit left behind. */
export const keptLanguage = stored<Language | null>({
  key: 'clockbeat.language',
  empty: null,
  read: asLanguage,
  write: String,
});

/**
 * What was chosen in this browser, else what the page was served in: the server knows which languages the browser asks for, and
 * which one it speaks to those who read none of ours.
 */
export const languageAtStart = (): Language =>
  keptLanguage.get() ?? asLanguage(document.documentElement.lang) ?? 'en';

/** The language of a tag, without its region. */
export const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
