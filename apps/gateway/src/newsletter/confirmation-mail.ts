import type { Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { mailPage, type WrittenMail } from '../mail/summary-mail.js';
import { confirmationTexts } from './confirmation-texts.js';

/** Asks an address whether it wants what somebody asked for in its name. */
export const confirmationMail = (
  installation: string,
  link: string,
  interests: readonly string[],
  language: Language,
): WrittenMail => {
  const texts = confirmationTexts[language];
  const about = texts.about(interests);
  return {
    subject: texts.subject(installation),
    text: [texts.lead, '', link, '', about, '', texts.ignore, ''].join('\n'),
    html: mailPage(
      installation,
      language,
      `<p>${escapeHtml(texts.lead)}</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${texts.link}</a></p>
<p>${escapeHtml(about)}</p>
<p style="margin:0;color:#6b6574;font-size:14px">${escapeHtml(texts.ignore)}</p>`,
    ),
  };
};
