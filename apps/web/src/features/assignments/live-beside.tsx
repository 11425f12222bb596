import { type AssignmentReport, assignmentLimits, type UserView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { HostedGames } from '../../frame/hosted-games.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';

interface LiveBesideProps {
  account: UserView;
  /** Those that stand in the report. */
  games: AssignmentReport['games'];
  busy: boolean;
  onChoose: (games: readonly string[]) => void;
}

/** The host's live games of the same questions, whose players are to stand in the report as well. */
export const LiveBeside = ({ account, games, busy, onChoose }: LiveBesideProps) => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  const day = useDayText();
  const [choosing, setChoosing] = useState(false);
  const ids = games.map(({ gameId }) => gameId);
  return (
    <section className="print:hidden">
      <h2 className="text-2xl">{t('assignment.beside')}</h2>
      <p className="mt-2 max-w-prose text-muted">{t('assignment.besideText')}</p>
      <ul className="divide-y divide-line">
        {games.map(({ gameId, title, startedAt }) => (
          <li key={gameId} data-testid="beside" className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <span dir="auto" className="block font-bold wrap-anywhere">
                {title}
              </span>
              {startedAt && <span className="text-sm text-muted">{day(startedAt)}</span>}
            </span>
            <Button
              tone="quiet"
              aria-label={t('assignment.takeAwayOf', { name: title })}
              onClick={() => onChoose(ids.filter((id) => id !== gameId))}
            >
              {t('assignment.takeAway')}
            </Button>
          </li>
        ))}
      </ul>
      {games.length < assignmentLimits.games && (
        <p className="mt-3">
          <Button busy={busy} onClick={() => setChoosing(true)}>
            {t('assignment.addGame')}
          </Button>
        </p>
      )}
      <Dialog
        open={choosing}
        title={t('assignment.addGame')}
        onClose={() => setChoosing(false)}
        footer={<Button onClick={() => setChoosing(false)}>{common('common.close')}</Button>}
      >
        {choosing && (
          <HostedGames
            account={account}
            isOffered={({ id, status }) => status === 'finished' && !ids.includes(id)}
            none={t('assignment.noGames')}
            more={t('assignment.moreGames')}
            press={({ id, title }) => (
              <Button
                aria-label={t('assignment.addOf', { name: title })}
                onClick={() => {
                  setChoosing(false);
                  onChoose([...ids, id]);
                }}
              >
                {t('assignment.add')}
              </Button>
            )}
          />
        )}
      </Dialog>
    </section>
  );
};
