import type { GameSummary } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';

export interface SummaryLinks {
  /** The results of the game. */
  readonly link: string;
  /** Where these mails are turned off. */
  readonly settings: string;
}
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A summary as a mail: the same words as plain text and as HTML that loads nothing. */
export const summaryMail = (summary: GameSummary, { link, settings }: SummaryLinks): WrittenMail => {
  const facts = factsOf(summary);
  const hardest = summary.hardest.map(
    ({ question, correctAnswerText, correctShare }) =>
      `${question} (${correctAnswerText}; ${Math.round(correctShare * 100)}% were right)`,
  );
  const why = 'You get this mail because Email Notifications are on. Turn them off in your settings:';
  return {
    subject: `How your game went: ${summary.title}`,
    text: [
      summary.title,
      '',
      ...facts.map(([name, value]) => `${name}: ${value}`),
      ...(hardest.length === 0
        ? []
        : ['', 'Hardest questions', ...hardest.map((line, i) => `${i + 1}. ${line}`)]),
      '',
      `All results: ${link}`,
      '',
      `${why} ${settings}`,
      '',
    ].join('\n'),
    html: page(
      `<h1 style="font-size:24px;margin:0 0 16px">${escapeHtml(summary.title)}</h1>
<table role="presentation" cellpadding="0" cellspacing="0">${facts.map(row).join('')}</table>
${
  hardest.length === 0
    ? ''
    : `<h2 style="font-size:18px;margin:24px 0 8px">Hardest questions</h2>
<ol style="margin:0;padding-left:24px">${hardest.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('')}</ol>`
}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">All results</a></p>
<p style="margin:0;color:#6b6574;font-size:14px">${why} <a href="${escapeHtml(settings)}" style="color:#6b6574">Settings</a></p>`,
    ),
  };
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const factsOf = (summary: GameSummary): [name: string, value: string][] => [
  ['Finished', `${date.format(summary.endedAt)} UTC`],
  ['Players', String(summary.participantCount)],
  [
    'Winner',
    summary.winners.length === 0 ? 'nobody' : `${some(summary.winners)}, ${summary.winningScore} points`,
  ],
  ...(summary.winningTeams.length === 0
    ? []
    : [['Winning team', some(summary.winningTeams)] as [string, string]]),
];

const namedAtMost = 3;

/** A thousand players may share the first place. */
const some = (names: readonly string[]): string => {
  const named = names.slice(0, namedAtMost).join(', ');
  return names.length > namedAtMost ? `${named} and ${names.length - namedAtMost} more` : named;
};

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding:2px 16px 2px 0;color:#6b6574">${name}</td><td style="padding:2px 0"><strong>${escapeHtml(value)}</strong></td></tr>`;

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Clockbeat</title></head>
<body style="margin:0;padding:24px;background:#fbf7f0;color:#15131f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">${body}</div>
</body></html>
`;
