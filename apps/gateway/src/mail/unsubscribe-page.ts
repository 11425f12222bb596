import type { Language } from '@clockbeat/domain';
import type { Response } from 'express';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { messagePage, plainPage } from '../http/plain-page.js';
import { sendLinkPage } from './link-page.js';

/** What the way out of some mails says. */
export interface UnsubscribeTexts {
  title: string;
  question: string;
  promise: string;
  button: string;
  unknown: string;
  unknownText: string;
  done: string;
  doneText: string;
}
type InLanguages = Readonly<Record<Language, UnsubscribeTexts>>;

/** Asks once; its button, a POST to the same address, is the only thing that ends anything. */
export const askToUnsubscribe = (response: Response, face: Face, known: boolean, texts: InLanguages): void =>
  sendLinkPage(
    response,
    face,
    (language) => (known ? question(response, face, texts[language], language) : null),
    unknown(face, texts),
  );

export const sayUnsubscribed = (response: Response, face: Face, known: boolean, texts: InLanguages): void =>
  sendLinkPage(
    response,
    face,
    (language) =>
      known ? messagePage(face, texts[language].done, texts[language].doneText, language) : null,
    unknown(face, texts),
  );

const question = (response: Response, face: Face, texts: UnsubscribeTexts, language: Language): string =>
  plainPage(
    face,
    texts.title,
    `<h1>${texts.question}</h1>
<p>${texts.promise}</p>
<form method="post" action="${escapeHtml(response.req.originalUrl)}">
<button type="submit">${texts.button}</button>
</form>`,
    language,
  );

const unknown =
  (face: Face, texts: InLanguages) =>
  (language: Language): string =>
    messagePage(face, texts[language].unknown, texts[language].unknownText, language);
