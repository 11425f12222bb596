import type { Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { type LegalPage, legalPages } from '../config/legal-texts.js';

/** What the pages by law, and that of what browsers keep, are called. */
export const legalTitles: Readonly<Record<Language, Readonly<Record<LegalPage | 'cookies', string>>>> = {
  en: { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' },
  fr: { imprint: 'Mentions légales', privacy: 'Confidentialité', terms: 'Conditions', cookies: 'Cookies' },
};

/**
 * Links to the pages by law, as HTML; empty where none is set. They name the language: whoever chose one in the client does not
 * have it in the browser's settings.
 */
export const legalLinks = ({ legal }: Face, language: Language): string => {
  const set = legalPages.filter((page) => legal[page] !== undefined);
  if (set.length === 0) return '';
  return [...set, 'cookies' as const]
    .map((page) => `<a href="/${page}?lang=${language}">${legalTitles[language][page]}</a>`)
    .join('');
};
