import { type Language, languages } from '@clockbeat/domain';
import type { Request } from 'express';

/** What the browser's reader prefers of our languages, where nobody has chosen one: the first of ours if it says nothing of them. */
export const readerLanguage = (request: Request): Language => {
  const best = request.acceptsLanguages(...languages);
  return languages.find((language) => language === best) ?? languages[0];
};
