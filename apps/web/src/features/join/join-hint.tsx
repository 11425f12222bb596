import type { JoinInfo } from '@clockbeat/domain';
import { useTexts } from '../../texts/texts.js';

/** What the typed code leads to, before anything is sent. The lines are always there, so the form stands still. */
export const JoinHint = ({ info }: { info: JoinInfo | null }) => {
  const t = useTexts();
  return (
    <div aria-live="polite" className="min-h-12">
      {info && (
        <>
          <p className="font-bold">
            {t(info.kind === 'team' ? 'join.foundTeam' : 'join.found', { title: info.title })}
          </p>
          <p className="text-sm text-muted">{note(info)}</p>
        </>
      )}
    </div>
  );

  function note({ kind, status, participantCount }: JoinInfo): string {
    if (status === 'finished') return t('join.foundFinished');
    if (kind === 'demo') return t('join.foundDemo');
    if (status === 'no_game') return t('join.foundWaiting');
    return t('common.players', { count: participantCount });
  }
};
