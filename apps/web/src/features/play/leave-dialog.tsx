import type { GameStatus } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendReport } from '../../api/reports.js';
import { useLive } from '../../frame/live.js';
import { Report } from '../../frame/reporting/report-later.js';
import { reportableIn } from '../../frame/reporting/reportable.js';
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

/** What leaving means now, before it is done; and the way to tell somebody why one would. */
export const LeaveDialog = ({ session, status, onClose }: LeaveDialogProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const navigate = useNavigate();
  const { picture } = useLive(session);
  const { state } = picture;
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
    >
      {state && (
        <div className="mt-3 -ms-3">
          <Report
            things={reportableIn(picture)}
            send={(body) => sendReport(state.gameId, body, session.token)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
};
