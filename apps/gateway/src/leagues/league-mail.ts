import { intlTag, type Language } from '@clockbeat/domain';
import { escapeHtml } from '../http/escape-html.js';
import { mailPage, momentText, type WrittenMail } from '../mail/summary-mail.js';
import { type Texts, textsIn } from '../texts/texts-in.js';
import type { RowAfterNight, TableAfterNight } from './league-tables.js';

interface Reader {
  /** The name that it holds in the league; null: it runs it. */
  readonly memberId: string | null;
  readonly language: Language;
  /** The league's public page. */
  readonly link: string;
  /** Ends these mails. */
  readonly unsubscribe: string;
}

/** Rows of a table in a mail; the whole one is a link away. */
const shownRows = 10;

/** A league's table after a night, as a mail in its reader's language: the same words as plain text and as HTML that loads nothing. */
export const leagueMail = (
  installation: string,
  { title, night, rows }: TableAfterNight,
  { memberId, language, link, unsubscribe }: Reader,
): WrittenMail => {
  const t = textsIn(language);
  const when = t('leagueMail.night', {
    night: night.title,
    moment: momentText(language, Date.parse(night.at)),
  });
  const shown = rows.filter((row, index) => index < shownRows || row.memberId === memberId);
  const lines = shown.map((row) => lineOf(row, t, language));
  const rest = rows.length - shown.length;
  const more = rest > 0 ? t('leagueMail.more', { count: rest }) : null;
  const changes = changesOf(rows, t);
  const why = t(memberId === null ? 'leagueMail.whyHost' : 'leagueMail.whyMember');
  return {
    subject: t('leagueMail.subject', { league: title }),
    text: [
      title,
      when,
      '',
      ...changes,
      ...(changes.length === 0 ? [] : ['']),
      ...lines.map(({ place, name, points, night: got }) => `${place}. ${name}: ${points} (${got})`),
      ...(more === null ? [] : [more]),
      '',
      t('summary.fact', { name: t('leagueMail.whole'), value: link }),
      '',
      why,
      t('summary.fact', { name: t('leagueMail.stop'), value: unsubscribe }),
      '',
    ].join('\n'),
    html: mailPage(
      installation,
      language,
      `<h1 style="font-size:24px;margin:0 0 4px" dir="auto">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px;color:#6b6574">${escapeHtml(when)}</p>
${changes.map((said) => `<p style="margin:0 0 8px">${escapeHtml(said)}</p>`).join('')}
<table cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">
<thead><tr>${[t('leagueMail.place'), t('leagueMail.name'), t('leagueMail.points'), t('leagueMail.thisNight')]
        .map((name, index) => `<th style="${cellStyle(index)};color:#6b6574;font-weight:normal">${name}</th>`)
        .join('')}</tr></thead>
<tbody>${lines.map((line) => rowOf(line, line.memberId === memberId)).join('')}</tbody></table>
${more === null ? '' : `<p style="margin:8px 0 0;color:#6b6574">${more}</p>`}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#c13a1b;font-weight:bold">${t('leagueMail.whole')}</a></p>
<p style="margin:0;color:#6b6574;font-size:14px">${why} <a href="${escapeHtml(unsubscribe)}" style="color:#6b6574">${t('leagueMail.stop')}</a></p>`,
    ),
  };
};

interface Line {
  readonly memberId: string;
  readonly place: string;
  readonly name: string;
  readonly points: string;
  /** What the night gave, or that it was missed. */
  readonly night: string;
}

const lineOf = (
  { memberId, place, name, points, night, before }: RowAfterNight,
  t: Texts,
  language: Language,
): Line => {
  const number = (value: number): string => new Intl.NumberFormat(intlTag(language)).format(value);
  const got = night === null ? t('leagueMail.missed') : `+${number(night.points)}`;
  return {
    memberId,
    place: number(place),
    name,
    points: number(points),
    night: `${got}${movedBy(before, place)}`,
  };
};

/** Places won or lost, in signs that every language reads. */
const movedBy = (before: number | null, place: number): string => {
  if (before === null || before === place) return '';
  return before > place ? `, ▲${before - place}` : `, ▼${place - before}`;
};

/** What a reader wants to know first: who leads, and whether that is new. */
const changesOf = (rows: readonly RowAfterNight[], t: Texts): string[] => {
  const leaders = rows.filter(({ place }) => place === 1);
  const [leader, second] = leaders;
  if (!leader || second) return [];
  const isNew = leader.before !== null && leader.before > 1;
  return [t(isNew ? 'leagueMail.newLeader' : 'leagueMail.leader', { name: leader.name })];
};

const cellStyle = (index: number): string =>
  `padding:4px 8px;border-bottom:1px solid #e5ddd0;text-align:${index === 1 ? 'start' : 'end'}`;

const rowOf = ({ place, name, points, night }: Line, isReaders: boolean): string =>
  `<tr${isReaders ? ' style="font-weight:bold"' : ''}>${[place, name, points, night]
    .map(
      (value, index) =>
        `<td style="${cellStyle(index)}"${index === 1 ? ' dir="auto"' : ''}>${escapeHtml(value)}</td>`,
    )
    .join('')}</tr>`;
