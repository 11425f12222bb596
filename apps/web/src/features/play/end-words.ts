import type { FinalEntry } from '@clockbeat/domain/contract';
import type { BesidesTranslate } from '../../texts/besides-texts.js';
import { placeText } from './verdict-words.js';

/** What a player's end is told from. */
export interface End {
  /** Null until the results have come. */
  own: FinalEntry | null;
  /** The best ones, the own one perhaps not among them. */
  scores: readonly FinalEntry[];
  /** How many played. */
  count: number;
}

/** First of several, with points. */
export const hasWon = ({ own, count }: End): boolean =>
  own !== null && own.position === 1 && own.score > 0 && count > 1;

/** Who shares the first place shares the word. */
export const endTitle = (t: BesidesTranslate, end: End): string => {
  if (!hasWon(end)) return t('besides.gameOver');
  const first = end.scores.filter(({ position }) => position === 1);
  return t(first.length > 1 ? 'besides.wonTogether' : 'besides.won');
};

/** A place is something to have won: without a point there is none to name. */
export const placeAtEnd = (t: BesidesTranslate, { own, count }: End): string =>
  own && own.score > 0 && own.position > 0
    ? placeText(t, { position: own.position, participantCount: Math.max(count, own.position) })
    : '';

/** The best that can be said of this player's game, and true: the first that holds. */
export const kindLine = (t: BesidesTranslate, { own, scores, count }: End): string => {
  if (own === null || own.total === 0) return '';
  if (own.correct === own.total) return t('besides.allRight');
  const sharing = scores.filter(({ position }) => position === own.position).length;
  const behind = own.score > 0 ? count - own.position + 1 - Math.max(sharing, 1) : 0;
  if (behind > 0 && behind * 2 >= count) return t('besides.leftBehind', { count: behind });
  if (own.correct > 0) return t('besides.someRight', { count: own.correct });
  return t('besides.thanks');
};
