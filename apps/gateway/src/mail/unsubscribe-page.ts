import type { Language } from '@clockbeat/domain';
import type { Response } from 'express';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { messagePage, plainPage } from '../http/plain-page.js';
import { textsIn } from '../texts/texts-in.js';
import { sendLinkPage } from './link-page.js';

/** The mails that one may leave: what the way out of them says stands under this name. */
export type LeftMails = 'noNews' | 'noSummaries' | 'noLeagueMails' | 'noReminders';

/** Asks once; its button, a POST to the same address, is the only thing that ends anything. */
export const askToUnsubscribe = (response: Response, face: Face, known: boolean, mails: LeftMails): void =>
  sendLinkPage(
    response,
    face,
    (language) => (known ? question(response, face, mails, language) : null),
    unknown(face, mails),
  );

export const sayUnsubscribed = (response: Response, face: Face, known: boolean, mails: LeftMails): void =>
  sendLinkPage(
    response,
    face,
    (language) => {
      const t = textsIn(language);
      return known ? messagePage(face, t(`${mails}.done`), t(`${mails}.doneText`), language) : null;
    },
    unknown(face, mails),
  );

const question = (response: Response, face: Face, mails: LeftMails, language: Language): string => {
  const t = textsIn(language);
  return plainPage(
    face,
    t(`${mails}.title`),
    `<h1>${t(`${mails}.question`)}</h1>
<p>${t(`${mails}.promise`)}</p>
<form method="post" action="${escapeHtml(response.req.originalUrl)}">
<button type="submit">${t(`${mails}.button`)}</button>
</form>`,
    language,
  );
};

const unknown =
  (face: Face, mails: LeftMails) =>
  (language: Language): string => {
    const t = textsIn(language);
    return messagePage(face, t(`${mails}.unknown`), t(`${mails}.unknownText`), language);
  };
