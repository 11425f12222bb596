import type { Language } from '@clockbeat/domain';

/** What a summary says of its own; the rest is what people wrote. */
export interface SummaryTexts {
  subject: (title: string) => string;
  finished: string;
  players: string;
  winner: string;
  nobody: string;
  winningTeam: string;
  hardest: string;
  allResults: string;
  settings: string;
  /** Before the way into the settings. */
  why: string;
  /** A line of plain text. */
  fact: (name: string, value: string) => string;
  time: (at: number) => string;
  count: (count: number) => string;
  more: (names: string, count: number) => string;
  points: (names: string, points: number) => string;
  right: (question: string, answer: string, share: number) => string;
}

/** Numbers, plurals and times as a language writes them. */
const figuresIn = (tag: string) => {
  const numbers = new Intl.NumberFormat(tag);
  const times = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const plurals = new Intl.PluralRules(tag);
  return {
    count: (count: number): string => numbers.format(count),
    percent: (share: number): string => numbers.format(Math.round(share * 100)),
    time: (at: number): string => `${times.format(at)} UTC`,
    isOne: (count: number): boolean => plurals.select(count) === 'one',
  };
};

const inEnglish = figuresIn('en-GB');
const english: SummaryTexts = {
  subject: (title) => `How your game went: ${title}`,
  finished: 'Finished',
  players: 'Players',
  winner: 'Winner',
  nobody: 'nobody',
  winningTeam: 'Winning team',
  hardest: 'Hardest questions',
  allResults: 'All results',
  settings: 'Settings',
  why: 'You get this mail because Email Notifications are on. Turn them off in your settings:',
  fact: (name, value) => `${name}: ${value}`,
  time: inEnglish.time,
  count: inEnglish.count,
  more: (names, count) => `${names} and ${inEnglish.count(count)} more`,
  points: (names, points) =>
    `${names}, ${inEnglish.count(points)} ${inEnglish.isOne(points) ? 'point' : 'points'}`,
  right: (question, answer, share) => `${question} (${answer}; ${inEnglish.percent(share)}% were right)`,
};

const inFrench = figuresIn('fr');
const french: SummaryTexts = {
  subject: (title) => `Votre partie en résumé\u202f: ${title}`,
  finished: 'Fin',
  players: 'Joueurs',
  winner: 'Vainqueur',
  nobody: 'personne',
  winningTeam: 'Équipe gagnante',
  hardest: 'Questions les plus difficiles',
  allResults: 'Tous les résultats',
  settings: 'Réglages',
  why: `Vous recevez cet e-mail parce que les notifications par e-mail sont activées. Pour les désactiver, ouvrez vos réglages\u202f:`,
  fact: (name, value) => `${name}\u202f: ${value}`,
  time: inFrench.time,
  count: inFrench.count,
  more: (names, count) =>
    `${names} et ${inFrench.count(count)} ${inFrench.isOne(count) ? 'autre' : 'autres'}`,
  points: (names, points) =>
    `${names}, ${inFrench.count(points)} ${inFrench.isOne(points) ? 'point' : 'points'}`,
  right: (question, answer, share) =>
    `${question} (${answer}\u202f; ${inFrench.percent(share)}\u202f% de bonnes réponses)`,
};

export const summaryTexts: Readonly<Record<Language, SummaryTexts>> = { en: english, fr: french };
