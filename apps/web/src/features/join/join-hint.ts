import type { JoinInfo } from '@clockbeat/domain/contract';
import type { Translate } from '../../texts/texts.js';

/** What the typed code leads to, in one line, before anything is sent. */
export const joinHint = (t: Translate, info: JoinInfo | null): string => {
  if (info === null) return t('join.codeHint');
  if (info.status === 'finished') return t('join.foundFinished');
  if (info.kind === 'demo') return t('join.foundDemo');
  if (info.status === 'no_game') return t('join.foundWaiting', { title: info.title });
  return `${t('join.found', { title: info.title })} · ${t('common.players', { count: info.participantCount })}`;
};
