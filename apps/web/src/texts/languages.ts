import type { Language } from '@clockbeat/domain/contract';
import { french } from './fr/index.js';
import type { Translation } from './translation.js';

/** The languages beside English, which comes with the pages: a folder of texts each, and a line here. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  fr: french,
};

export const languageName = (language: Language): string =>
  language === 'en' ? 'English' : translations[language].name;
