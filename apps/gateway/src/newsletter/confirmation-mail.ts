import type { Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { mailPage, type WrittenMail } from '../mail/summary-mail.js';
import { textsIn } from '../texts/texts-in.js';

/** Asks an address whether it wants what somebody asked for in its name. */
export const confirmationMail = (
  installation: string,
  link: string,
  interests: readonly string[],
  language: Language,
): WrittenMail => {
  const t = textsIn(language);
  const about = aboutText(interests, language);
  return {
    subject: t('news.subject', { installation }),
    text: [t('news.lead'), '', link, '', about, '', t('news.ignore'), ''].join('\n'),
    html: mailPage(
      installation,
      language,
      `<p>${escapeHtml(t('news.lead'))}</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${t('news.link')}</a></p>
<p>${escapeHtml(about)}</p>
<p style="margin:0;color:#6b6574;font-size:14px">${escapeHtml(t('news.ignore'))}</p>`,
    ),
  };
};

/** What somebody asked to hear about. */
export const aboutText = (interests: readonly string[], language: Language): string => {
  const t = textsIn(language);
  return interests.length === 0 ? t('news.aboutAll') : t('news.about', { interests: interests.join(', ') });
};
