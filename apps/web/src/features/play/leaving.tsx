import type { GameStatus } from '@clockbeat/domain/contract';
import { type ReactNode, useState } from 'react';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { useBesides } from './besides-later.js';
import type { LeaveDialogProps } from './leave-dialog.js';

interface LeaveProps {
  session: PlayerSession;
  status: GameStatus;
}

/** Leaves the game, after saying what that means in its state: the way there, and the question, null while it is not asked. */
export const useLeaving = (props: LeaveProps): { button: ReactNode; question: ReactNode } => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return {
    button: (
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('play.leave')}
      </Button>
    ),
    question: asking && <Dialog {...props} onClose={() => setAsking(false)} />,
  };
};

const Dialog = (props: LeaveDialogProps) => {
  const besides = useBesides(true);
  return besides && <besides.LeaveDialog {...props} />;
};
