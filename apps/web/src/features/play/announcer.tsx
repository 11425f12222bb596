import type { GameStateView } from '@clockbeat/domain';
import type { Feedback } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { useSecondsLeft } from '../../ui/use-seconds-left.js';

interface AnnouncerProps {
  state: GameStateView;
  feedback: Feedback | null;
  serverNow: () => number;
}

/** What a screen reader is told: the new question, the verdict, and the time at 10 and at 5 seconds. */
export const Announcer = ({ state, feedback, serverNow }: AnnouncerProps) => {
  const t = useTexts();
  const seconds = useSecondsLeft({ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 });
  return (
    <div className="sr-only">
      <p aria-live="polite">{state.question?.question}</p>
      <p aria-live="polite">{timeCall(state.question?.timeLimit ?? 0)}</p>
      <p aria-live="assertive">{feedback && verdict(feedback)}</p>
    </div>
  );

  function timeCall(timeLimit: number): string {
    // The text stays the same in between, so each is spoken once; at the very start there is nothing to warn of.
    if (seconds > 10 || seconds === 0 || seconds === timeLimit) return '';
    return t('common.secondsLeft', { count: seconds > 5 ? 10 : 5 });
  }

  function verdict({ isCorrect, points, correctAnswer, correctAnswerText }: Feedback): string {
    const right = t('play.rightAnswer', { letter: letterOf(correctAnswer), text: correctAnswerText });
    return isCorrect
      ? `${t('play.correct')} ${t('common.points', { count: points })}. ${right}`
      : `${t('play.incorrect')} ${right}`;
  }
};
