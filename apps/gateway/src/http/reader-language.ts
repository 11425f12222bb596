import { type Language, languages } from '@clockbeat/domain';
import type { Request } from 'express';
import type { Face } from '../config/face.js';

/** Without its region: who asks for `pt-PT` reads our `pt-BR`, and who asks for `ar-EG` our `ar`. */
const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/** The languages of a header `Accept-Language`, the most welcome first. */
const welcomeIn = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      return {
        tag: tag.trim().toLowerCase(),
        weight: Number(/^\s*q=([\d.]+)\s*$/i.exec(weight ?? 'q=1')?.[1]),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => primary(tag));

/** The first of our languages that a header `Accept-Language` names; the installation's if it names none. */
export const acceptedLanguage = (
  header: string | undefined,
  { defaultLanguage }: Pick<Face, 'defaultLanguage'>,
): Language => {
  for (const welcome of welcomeIn(header ?? '')) {
    if (welcome === '*') return defaultLanguage;
    const ours = languages.find((language) => primary(language) === welcome);
    if (ours) return ours;
  }
  return defaultLanguage;
};

/** What the browser's reader prefers of our languages, where nobody has chosen one; the installation's if it says nothing of them. */
export const readerLanguage = (request: Request, face: Pick<Face, 'defaultLanguage'>): Language =>
  acceptedLanguage(request.headers['accept-language'], face);
