import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { Ring } from '../../ui/ring.js';
import { LeaveButton } from './leave-button.js';

/** A team without an open game yet. */
export const WaitingView = ({ session }: { session: PlayerSession }) => {
  const t = useTexts();
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <Ring share={0.25} className="size-24 animate-turn text-coral" />
      <h1 className="text-2xl">{t('play.waitingTitle')}</h1>
      <p className="text-muted">{t('play.waitingText')}</p>
      <p className="font-bold">{t('play.playingAs', { name: session.displayName })}</p>
      <LeaveButton session={session} status="waiting" />
    </div>
  );
};
