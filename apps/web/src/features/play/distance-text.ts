import type { StandingView } from '@clockbeat/domain/contract';
import type { Translate } from '../../texts/texts.js';

/** How far it is to the next one ahead. */
export const distanceText = (t: Translate, next: StandingView['next']): string => {
  if (next === null) return t('play.leading');
  return next.points === 0 ? t('play.level', { name: next.name }) : t('play.ahead', next);
};
