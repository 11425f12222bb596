import type { Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { legalPages } from '../config/legal-texts.js';
import { textsIn } from '../texts/texts-in.js';

/**
 * Links to the pages by law, as HTML; empty where none is set. They name the language: whoever chose one in the client does not
 * have it in the browser's settings.
 */
export const legalLinks = ({ legal }: Face, language: Language): string => {
  const set = legalPages.filter((page) => legal[page] !== undefined);
  if (set.length === 0) return '';
  const t = textsIn(language);
  return [...set, 'cookies' as const]
    .map((page) => `<a href="/${page}?lang=${language}">${t(`site.${page}`)}</a>`)
    .join('');
};
