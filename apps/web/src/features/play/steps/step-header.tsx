import type { GameStateView } from '@clockbeat/domain/contract';
import { useTexts } from '../../../texts/texts.js';
import { classNames } from '../../../ui/class-names.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { useSecondsLeft } from '../../../ui/use-seconds-left.js';

/** From here on the number is red (specification, section 2, "answer-trivia"). */
const redFrom = 10;

/** Which question it is and how long there is, by the server's clock. */
export const StepHeader = ({ state, serverNow }: { state: GameStateView; serverNow: () => number }) => {
  const t = useTexts();
  const time = { endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 };
  const seconds = useSecondsLeft(time);
  return (
    <header className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-page py-1">
      <p className="font-bold">
        {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
      </p>
      <CountdownClock
        time={time}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className={classNames('w-16 text-lg sm:w-20 sm:text-xl', seconds <= redFrom && 'text-bad')}
      />
    </header>
  );
};
