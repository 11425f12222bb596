import type { GameSummary, Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { type SummaryTexts, summaryTexts } from './summary-texts.js';

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
  const texts = summaryTexts[language];
  const facts = factsOf(summary, texts);
  const hardest = summary.hardest.map(({ question, correctAnswerText, rightShare }) =>
    texts.right(question, correctAnswerText, rightShare),
  );
  return {
    subject: texts.subject(summary.title),
    text: [
      summary.title,
      '',
      ...facts.map(([name, value]) => texts.fact(name, value)),
      ...(hardest.length === 0 ? [] : ['', texts.hardest, ...hardest.map((line, i) => `${i + 1}. ${line}`)]),
      '',
      texts.fact(texts.allResults, link),
      '',
      `${texts.why} ${settings}`,
      '',
    ].join('\n'),
    html: mailPage(
      installation,
      language,
      `<h1 style="font-size:24px;margin:0 0 16px">${escapeHtml(summary.title)}</h1>
<table role="presentation" cellpadding="0" cellspacing="0">${facts.map(row).join('')}</table>
${
  hardest.length === 0
    ? ''
    : `<h2 style="font-size:18px;margin:24px 0 8px">${texts.hardest}</h2>
<ol style="margin:0;padding-left:24px">${hardest.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('')}</ol>`
}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${texts.allResults}</a></p>
<p style="margin:0;color:#6b6574;font-size:14px">${texts.why} <a href="${escapeHtml(settings)}" style="color:#6b6574">${texts.settings}</a></p>`,
    ),
  };
};

const factsOf = (summary: GameSummary, texts: SummaryTexts): [name: string, value: string][] => {
  const { endedAt, participantCount, winners, winningScore, winningTeams } = summary;
  const facts: [name: string, value: string][] = [
    [texts.finished, texts.time(endedAt)],
    [texts.players, texts.count(participantCount)],
    [texts.winner, winners.length === 0 ? texts.nobody : texts.points(some(winners, texts), winningScore)],
  ];
  return winningTeams.length === 0 ? facts : [...facts, [texts.winningTeam, some(winningTeams, texts)]];
};

const namedAtMost = 3;

/** A thousand players may share the first place. */
const some = (names: readonly string[], { more }: SummaryTexts): string => {
  const named = names.slice(0, namedAtMost).join(', ');
  return names.length > namedAtMost ? more(named, names.length - namedAtMost) : named;
};

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding:2px 16px 2px 0;color:#6b6574">${name}</td><td style="padding:2px 0"><strong>${escapeHtml(value)}</strong></td></tr>`;

/** The page of a mail; `body` is HTML that went through `escapeHtml`. */
export const mailPage = (installation: string, language: Language, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(installation)}</title></head>
<body style="margin:0;padding:24px;background:#fbf7f0;color:#15131f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">${body}</div>
</body></html>
`;
