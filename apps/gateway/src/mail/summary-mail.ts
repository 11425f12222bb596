import { directionOf, type GameSummary, intlTag, type Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { type Texts, textsIn } from '../texts/texts-in.js';

export interface SummaryLinks {
  /** The results of the game. */
  readonly link: string;
  /** Where these mails are turned off, among other things. */
  readonly settings: string;
  /** The same for mail programs, by one click and without a sign-in. */
  readonly unsubscribe: string;
}
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A summary as a mail in its reader's language: the same words as plain text and as HTML that loads nothing. */
export const summaryMail = (
  installation: string,
  summary: GameSummary,
  { link, settings }: Pick<SummaryLinks, 'link' | 'settings'>,
  language: Language,
): WrittenMail => {
  const t = textsIn(language);
  const facts = factsOf(summary, language);
  const line = (name: string, value: string): string => t('summary.fact', { name, value });
  const hardest = summary.hardest.map(({ question, correctAnswerText, rightShare }) =>
    t('summary.right', {
      question,
      answer: correctAnswerText,
      percent: Math.round(rightShare * 100),
    }),
  );
  return {
    subject: t('summary.subject', { title: summary.title }),
    text: [
      summary.title,
      '',
      ...facts.map(([name, value]) => line(name, value)),
      ...(hardest.length === 0
        ? []
        : ['', t('summary.hardest'), ...hardest.map((said, i) => `${i + 1}. ${said}`)]),
      '',
      line(t('summary.allResults'), link),
      '',
      `${t('summary.why')} ${settings}`,
      '',
    ].join('\n'),
    html: mailPage(
      installation,
      language,
      `<h1 style="font-size:24px;margin:0 0 16px" dir="auto">${escapeHtml(summary.title)}</h1>
<table role="presentation" cellpadding="0" cellspacing="0">${facts.map(row).join('')}</table>
${
  hardest.length === 0
    ? ''
    : `<h2 style="font-size:18px;margin:24px 0 8px">${t('summary.hardest')}</h2>
<ol style="margin:0;padding-inline-start:24px">${hardest.map((said) => `<li style="margin:0 0 6px">${escapeHtml(said)}</li>`).join('')}</ol>`
}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${t('summary.allResults')}</a></p>
<p style="margin:0;color:#6b6574;font-size:14px">${t('summary.why')} <a href="${escapeHtml(settings)}" style="color:#6b6574">${t('summary.settings')}</a></p>`,
    ),
  };
};

const factsOf = (summary: GameSummary, language: Language): [name: string, value: string][] => {
  const { endedAt, participantCount, winners, winningScore, winningTeams } = summary;
  const t = textsIn(language);
  const winner =
    winners.length === 0
      ? t('summary.nobody')
      : t('summary.points', { names: some(winners, t), count: winningScore });
  const facts: [name: string, value: string][] = [
    [t('summary.finished'), momentText(language, endedAt)],
    [t('summary.players'), new Intl.NumberFormat(intlTag(language)).format(participantCount)],
    [t('summary.winner'), winner],
  ];
  return winningTeams.length === 0 ? facts : [...facts, [t('summary.winningTeam'), some(winningTeams, t)]];
};

/** Where a reader is, no mail knows. English days stand before their months: most of who reads it in English lives where they do. */
export const momentText = (language: Language, at: number): string => {
  const tag = language === 'en' ? 'en-GB' : intlTag(language);
  const times = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${times.format(at)} UTC`;
};

const namedAtMost = 3;

/** A thousand players may share the first place. */
const some = (names: readonly string[], t: Texts): string => {
  const named = names.slice(0, namedAtMost).join(', ');
  const count = names.length - namedAtMost;
  return count > 0 ? t('summary.more', { names: named, count }) : named;
};

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding-block:2px;padding-inline:0 16px;color:#6b6574">${name}</td><td style="padding:2px 0"><strong dir="auto">${escapeHtml(value)}</strong></td></tr>`;

/** The page of a mail; `body` is HTML that went through `escapeHtml`. */
export const mailPage = (installation: string, language: Language, body: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(installation)}</title></head>
<body style="margin:0;padding:24px;background:#fbf7f0;color:#15131f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">${body}</div>
</body></html>
`;
