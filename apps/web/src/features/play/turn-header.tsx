import type { GameStateView } from '@clockbeat/domain/contract';
import type { Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';

interface TurnHeaderProps {
  state: GameStateView;
  me: Me;
  serverNow: () => number;
}

/** Where we are, how long there is, what it has brought so far. */
export const TurnHeader = ({ state, me, serverNow }: TurnHeaderProps) => {
  const t = useTexts();
  return (
    <header className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 py-2">
      <p className="text-sm text-muted">
        {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
      </p>
      <CountdownClock
        time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className="w-16 text-lg sm:w-20 sm:text-xl"
      />
      <p className="text-right">
        <span className="block text-sm text-muted">{t('play.yourScore')}</span>
        <span className="numbers text-lg leading-none font-extrabold" data-testid="own-score">
          {t('common.figure', { count: me.score })}
        </span>
      </p>
    </header>
  );
};
