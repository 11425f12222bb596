import { type Language, languages } from '@clockbeat/domain';
import type { Request } from 'express';
import type { Face } from '../config/face.js';

/** Without its region: who asks for `pt-PT` reads our `pt-BR`, and who asks for `ar-EG` our `ar`. */
const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/** What the browser's reader prefers of our languages, where nobody has chosen one; the installation's if it says nothing of them. */
export const readerLanguage = (
  request: Request,
  { defaultLanguage }: Pick<Face, 'defaultLanguage'>,
): Language => {
  // the first of them where all are as welcome, which is what a header that is missing says
  const best = request.acceptsLanguages(primary(defaultLanguage), ...languages.map(primary));
  return languages.find((language) => primary(language) === best) ?? defaultLanguage;
};
