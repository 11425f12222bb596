import type { GameStatus, RemovedMessage } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { MessagePage } from '../../ui/message-page.js';
import { ConfirmDialog } from '../../ui/modal.js';

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

interface OutViewProps {
  reason: RemovedMessage['reason'] | null;
  onComeBack: () => void;
}

/** The seat is held elsewhere, or by nobody any more. */
export const OutView = ({ reason, onComeBack }: OutViewProps) => {
  const t = useTexts();
  const replaced = reason === 'replaced';
  const text = replaced ? t('play.replacedText') : reason === 'removed' ? t('play.removedText') : undefined;
  return (
    <div className="flex grow">
      <MessagePage title={t(replaced ? 'play.replacedTitle' : 'play.removedTitle')} text={text}>
        {replaced && (
          <Button tone="main" onClick={onComeBack}>
            {t('play.playHere')}
          </Button>
        )}
        <ButtonLink to={paths.joinTeam} tone={replaced ? 'plain' : 'main'}>
          {t('play.joinAnother')}
        </ButtonLink>
      </MessagePage>
    </div>
  );
};
