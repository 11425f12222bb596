import type { GameStatus } from '@clockbeat/domain/contract';
import { useState } from 'react';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { useBesides } from './besides-later.js';
import type { LeaveDialogProps } from './leave-dialog.js';

/** Leaves the game, after saying what that means in its state. */
export const LeaveButton = ({ session, status }: { session: PlayerSession; status: GameStatus }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('play.leave')}
      </Button>
      {asking && <Dialog session={session} status={status} onClose={() => setAsking(false)} />}
    </>
  );
};

const Dialog = (props: LeaveDialogProps) => {
  const besides = useBesides(true);
  return besides && <besides.LeaveDialog {...props} />;
};
