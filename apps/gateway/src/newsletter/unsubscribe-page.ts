import type { Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { messagePage, plainPage } from '../http/plain-page.js';
import { unsubscribeTexts } from './unsubscribe-texts.js';

/** Asks once; its button is the only thing that ends anything. */
export const unsubscribePage = (token: string, language: Language): string => {
  const { title, question, promise, button } = unsubscribeTexts[language];
  return plainPage(
    title,
    `<h1>${question}</h1>
<p>${promise}</p>
<form method="post" action="/api/newsletter/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}">
<button type="submit">${button}</button>
</form>`,
    language,
  );
};

export const unsubscribedPage = (language: Language): string => {
  const { done, doneText } = unsubscribeTexts[language];
  return messagePage(done, doneText, language);
};

export const unknownLinkPage = (language: Language): string => {
  const { unknown, unknownText } = unsubscribeTexts[language];
  return messagePage(unknown, unknownText, language);
};
