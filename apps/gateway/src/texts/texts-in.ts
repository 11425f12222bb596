import { type Language, languages, makeTranslate, type TranslateOf } from '@clockbeat/domain';
import { arabic } from './ar/index.js';
import { german } from './de/index.js';
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import { french } from './fr/index.js';
import type { GatewayTexts } from './gateway-texts.js';
import { italian } from './it/index.js';
import { brazilian } from './pt-br/index.js';

/** A language is a folder with the files of `en`, and a line here. */
export const gatewayTexts: Readonly<Record<Language, GatewayTexts>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  'pt-BR': brazilian,
  it: italian,
  ar: arabic,
};

export type Texts = TranslateOf<typeof english>;

/** Something that every language has, made once for each. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

const translators = inEachLanguage(
  (language): Texts => makeTranslate<typeof english>({ tag: language, catalogue: gatewayTexts[language] }),
);

/** What the server says by itself, in this language. */
export const textsIn = (language: Language): Texts => translators[language];
