import type { HttpErrorCode, QuotaName, QuotaRefusal } from '@clockbeat/domain';
import { HttpProblem } from './http-problem.js';

/** What these are refused with since before there was a code for quotas (docs/protocol.md). */
const codes: Partial<Record<QuotaName, HttpErrorCode>> = { mediaBytes: 'conflict', tokens: 'conflict' };

/** Which quota of an account is reached, and what to do. Clients that know quotas say it in their own words. */
const sentences: Readonly<Record<QuotaName, (most: string) => string>> = {
  runningGames: (most) =>
    `An account may have ${most} games that wait or run. End one of yours first, or wait: what nobody starts ends by itself after 24 hours.`,
  playersPerGame: (most) => `A game of this account may have ${most} players. Please name no more.`,
  sets: (most) => `An account may keep ${most} sets. Delete some that you don’t need any more first.`,
  questions: (most) =>
    `An account may keep ${most} questions of its own. Delete some first, or bring in fewer. Nothing was stored.`,
  mediaBytes: (most) =>
    `An account may keep ${most} of pictures and sounds. Take some out of your questions first: what nothing shows any more is forgotten after a week.`,
  tokens: (most) => `An account may have ${most} access tokens. Please revoke one first.`,
};

const ofInstallation = {
  runningGames:
    'As many games wait or run here as this installation takes. Please try again later, or ask who runs it.',
  mediaBytes: 'This installation has no room for more pictures and sounds. Please ask who runs it.',
} as const;

const written = ({ name, most }: QuotaRefusal): string =>
  name === 'mediaBytes' ? `${Math.floor(most / 1_000_000)} MB` : most.toLocaleString('en');

/** The refusal of what would go over a quota. */
export const quotaProblem = (quota: QuotaRefusal): HttpProblem => {
  const { name, of } = quota;
  const shared = of === 'installation' && (name === 'runningGames' || name === 'mediaBytes');
  const message = shared ? ofInstallation[name] : sentences[name](written(quota));
  return new HttpProblem(codes[name] ?? 'quota_reached', message, { quota });
};
