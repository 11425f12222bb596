import type { GameStateView } from '@clockbeat/domain/contract';
import type { Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { FloatingFeedback } from './floating-feedback.js';
import { LeaveButton } from './leave-button.js';
import type { ShownFeedback } from './use-feedback.js';

interface PausedViewProps {
  session: PlayerSession;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

/** The clock stands still; the question is hidden, so that a pause is no thinking time. */
export const PausedView = ({ session, state, me, shown }: PausedViewProps) => {
  const t = useTexts();
  const seconds = Math.ceil(state.timeLeft);
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <FloatingFeedback shown={shown} />
      <CountdownClock
        time={{ endsAt: null, serverNow: session.serverNow, restMs: state.timeLeft * 1_000 }}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className="w-40 text-3xl"
      />
      <h1 className="text-3xl">{t('play.paused')}</h1>
      <p className="text-muted">
        {t('play.pausedText', { seconds: t('common.seconds', { count: seconds }) })}
      </p>
      <p className="numbers font-bold">
        {t('play.yourScore')} {t('common.figure', { count: me.score })}
      </p>
      <LeaveButton session={session} status={state.status} />
    </div>
  );
};
