import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { type Language, languages } from '@clockbeat/domain';
import { inEachLanguage } from '../texts/texts-in.js';
import { readBounded } from './read-bounded.js';

/** The pages that the law may ask of whoever runs an installation; each has an address of its name. */
export const legalPages = ['imprint', 'privacy', 'terms'] as const;
export type LegalPage = (typeof legalPages)[number];

/** A page as its owner wrote it, in Markdown, for readers of each language. */
export interface LegalText {
  readonly markdown: string;
  /** What it is written in: the default language where there is nothing in the reader's. */
  readonly language: Language;
}
export type LegalTexts = Readonly<Partial<Record<LegalPage, Readonly<Record<Language, LegalText>>>>>;

const bytesAtMost = 200_000;

/**
 * The file, which is in the default language, and its translations beside it (`privacy.fr.md` beside `privacy.md`); or in words
 * what is wrong with one of them.
 */
export const readLegalText = (
  path: string,
  defaultLanguage: Language,
): Readonly<Record<Language, LegalText>> | string => {
  const own = read(path, defaultLanguage);
  if (typeof own === 'string') return own;
  const texts = new Map<Language, LegalText>();
  for (const language of languages) {
    const translated = translationOf(path, language);
    const text = existsSync(translated) ? read(translated, language) : own;
    if (typeof text === 'string') return text;
    texts.set(language, text);
  }
  return inEachLanguage((language) => texts.get(language) ?? own);
};

const translationOf = (path: string, language: Language): string => {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}.${language}${ending}`;
};

const read = (path: string, language: Language): LegalText | string => {
  const bytes = readBounded(path, bytesAtMost);
  if (typeof bytes === 'string') return bytes;
  try {
    const markdown = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return markdown.trim() === '' ? `names an empty file: ${path}` : { markdown, language };
  } catch {
    return `must name a text in UTF-8, and ${path} is none`;
  }
};
