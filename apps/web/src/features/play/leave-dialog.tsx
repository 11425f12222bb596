import type { GameStatus } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/modal.js';

export interface LeaveDialogProps {
  session: PlayerSession;
  status: GameStatus;
  onClose: () => void;
}

/** What leaving means now, before it is done. */
export const LeaveDialog = ({ session, status, onClose }: LeaveDialogProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    if (await session.leave()) return navigate(paths.joinTeam);
    // Why not is told beside the page, which the dialog would cover.
    onClose();
  };
  return (
    <ConfirmDialog
      title={besides('besides.leaveTitle')}
      text={besides(status === 'waiting' ? 'besides.leaveWaiting' : 'besides.leaveRunning')}
      confirm={t('play.leave')}
      cancel={besides('besides.stay')}
      busy={leaving}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
};
