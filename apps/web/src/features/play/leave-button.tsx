import type { GameStatus } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

/** Leaves the game, after saying what that means in its state. */
export const LeaveButton = ({ session, status }: { session: PlayerSession; status: GameStatus }) => {
  const t = useTexts();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    if (await session.leave()) return navigate(paths.joinTeam);
    // Why not is told beside the page, which the dialog would cover.
    setLeaving(false);
    setAsking(false);
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('play.leave')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('play.leaveTitle')}
          text={t(status === 'waiting' ? 'play.leaveWaiting' : 'play.leaveRunning')}
          confirm={t('play.leave')}
          cancel={t('play.stay')}
          busy={leaving}
          onConfirm={() => void leave()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
