import type { Language } from '@clockbeat/domain/contract';
import type { Translation } from './translation.js';

/**
 * The languages beside English, which comes with the pages: a folder of texts each, and a line here. Each is fetched once somebody reads
 * it, for the names of all their files would weigh on everybody's way in.
 */
export const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  fr: () => import('./fr/index.js').then(({ french }) => french),
  de: () => import('./de/index.js').then(({ german }) => german),
  es: () => import('./es/index.js').then(({ spanish }) => spanish),
  'pt-BR': () => import('./pt-br/index.js').then(({ brazilian }) => brazilian),
  it: () => import('./it/index.js').then(({ italian }) => italian),
  ar: () => import('./ar/index.js').then(({ arabic }) => arabic),
};

/** Each in its own words, for somebody who reads no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  ar: 'العربية',
};
