import type { GameStateView } from '@clockbeat/domain/contract';
import type { Feedback } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { useSecondsLeft } from '../../ui/time-left.js';

interface AnnouncerProps {
  state: GameStateView | null;
  feedback: Feedback | null;
  serverNow: () => number;
}

/** Seconds left that are worth a word, in a question that had more of them. */
const calls = [10, 5];

/**
 * What a screen reader is told: the new question, a pause and the end, the verdict, and the time at 10 and at 5 seconds.
 * It stands from the first screen to the last: a region that comes together with its text is not read.
 */
export const Announcer = ({ state, feedback, serverNow }: AnnouncerProps) => {
  const t = useTexts();
  const seconds = useSecondsLeft({ endsAt: state?.endsAt ?? null, serverNow, restMs: 0 });
  return (
    <div className="sr-only">
      <p aria-live="polite">{state && happening(state)}</p>
      <p aria-live="polite">{timeCall(state?.question?.timeLimit ?? 0)}</p>
      <p aria-live="assertive">{feedback && verdict(feedback)}</p>
    </div>
  );

  function happening({ status, question }: GameStateView): string {
    if (status === 'paused') return t('play.paused');
    if (status === 'finished') return t('play.gameOver');
    return question?.question ?? '';
  }

  function timeCall(timeLimit: number): string {
    return calls.includes(seconds) && seconds < timeLimit ? t('common.secondsLeft', { count: seconds }) : '';
  }

  function verdict({ isCorrect, points, correctAnswer, correctAnswerText }: Feedback): string {
    const right = t('play.rightAnswer', { letter: letterOf(correctAnswer), text: correctAnswerText });
    return isCorrect
      ? `${t('play.correct')} ${t('common.points', { count: points })}. ${right}`
      : `${t('play.incorrect')} ${right}`;
  }
};
