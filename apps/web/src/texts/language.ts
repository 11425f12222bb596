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

/** What was chosen in this browser, else the first language that both it and we speak. */
export const languageAtStart = (): Language => keptLanguage.get() ?? preferred(navigator.languages);

/** The first of a browser's languages that is ours, be it of another region; English if none is. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((tag) => asLanguage(primary(tag))).find((language) => language !== null) ?? 'en';

/** The language of a tag, without its region. */
export const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
