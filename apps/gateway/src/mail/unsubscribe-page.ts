import type { Language } from '@clockbeat/domain';
import type { Response } from 'express';
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
export const askToUnsubscribe = (response: Response, known: boolean, texts: InLanguages): void =>
  sendLinkPage(
    response,
    (language) => (known ? question(response, texts[language], language) : null),
    unknown(texts),
  );

export const sayUnsubscribed = (response: Response, known: boolean, texts: InLanguages): void =>
  sendLinkPage(
    response,
    (language) => (known ? messagePage(texts[language].done, texts[language].doneText, language) : null),
    unknown(texts),
  );

const question = (response: Response, texts: UnsubscribeTexts, language: Language): string =>
  plainPage(
    texts.title,
    `<h1>${texts.question}</h1>
<p>${texts.promise}</p>
<form method="post" action="${escapeHtml(response.req.originalUrl)}">
<button type="submit">${texts.button}</button>
</form>`,
    language,
  );

const unknown =
  (texts: InLanguages) =>
  (language: Language): string =>
    messagePage(texts[language].unknown, texts[language].unknownText, language);
