import type { FileQuestion } from '@clockbeat/domain/contract';

/** What is right of a question, as texts. */
export const rightTexts = ({ right }: FileQuestion): readonly string[] =>
  Array.isArray(right) ? right : [String(right)];

/** Moodle's share of the points for each of so many right options, in percent with the five digits that it knows. */
export const shareOfRight = (count: number): number => Number((100 / count).toFixed(5));

/** Moodle's categories stand in each other: a slash of a name is written twice. */
export const categoryPath = (name = 'Default'): string => `$course$/top/${name.replaceAll('/', '//')}`;

/** An answer of Moodle's in which no star stands for any letters. */
export const withoutWildcards = (text: string): string => text.replaceAll('*', '\\*');

/** XML has no word for some characters that no text needs. */
export const xmlEscaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
