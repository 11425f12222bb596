import type { Language } from '@clockbeat/domain';
import type { Response } from 'express';
import type { Face } from '../config/face.js';
import { readerLanguage } from '../http/reader-language.js';
import { sendPage } from '../http/send-page.js';

type Page = (language: Language) => string;

/**
 * What a link in a mail leads to, in its reader's language: 404 with `otherwise` where `page` has none. Who comes from a
 * mail is not signed in, so the browser says which language.
 */
export const sendLinkPage = (
  response: Response,
  face: Face,
  page: (language: Language) => string | null,
  otherwise: Page,
): void => {
  const language = readerLanguage(response.req, face);
  const found = page(language);
  // The address holds the token: it is told to nobody else. To ourselves it is, or the button's call would have no origin.
  response.set('Referrer-Policy', 'same-origin');
  sendPage(response, language, found ?? otherwise(language), found === null ? 404 : 200);
};
