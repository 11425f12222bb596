import type { OpenQuestionView, StandingView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import type { Feedback, Me } from '../../live/picture.js';
import { type Translate, useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { celebrate } from '../../ui/celebrate.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';
import { playSound } from '../../ui/sound/sound.js';
import { useMomentary } from '../../ui/use-momentary.js';

const feedbackMs = 2_000;
const wrongMs = 1_500;

/** What is shown of the last answer just now. */
export interface ShownFeedback {
  feedback: Feedback;
  /** 'Incorrect!' goes after 1.5 s, a right answer's points and the right answer's text after 2 s. */
  verdict: boolean;
}

/** The feedback on the last answer for its 2 s. */
export const useFeedback = (latest: Feedback | null): ShownFeedback | null => {
  const feedback = useMomentary(latest, feedbackMs);
  const wrong = useMomentary(latest, wrongMs);
  useVerdictSignals(feedback);
  return feedback && { feedback, verdict: feedback.isCorrect || wrong !== null };
};

/** ms of buzzing, and of rest between. */
const buzz = { right: [40], wrong: [40, 60, 40] };

/** A verdict is also felt and heard, by whoever wants that: a buzz, confetti for a right one, a sound. */
const useVerdictSignals = (feedback: Feedback | null): void => {
  useEffect(() => {
    if (!feedback) return;
    const verdict = feedback.isCorrect ? 'right' : 'wrong';
    if (feedback.isCorrect) void celebrate();
    void playSound(verdict);
    if (!prefersReducedMotion()) navigator.vibrate?.(buzz[verdict]);
  }, [feedback]);
};

interface KickerProps {
  question: OpenQuestionView;
  me: Me;
  shown: ShownFeedback | null;
  standing: StandingView | null;
}

/** The one line over the question. Feedback takes it for its moment and gives it back, so nothing below moves. */
export const Kicker = ({ question, me, shown, standing }: KickerProps) => {
  const t = useTexts();
  return (
    <div className="flex h-16 shrink-0 items-center justify-between gap-3">
      {shown ? (
        <FeedbackStrip {...shown} />
      ) : (
        <>
          <div className="min-w-0 text-sm text-muted">
            <p className="truncate">{question.category}</p>
            {standing && (
              <p className="numbers truncate">
                <span className="font-bold text-text">
                  {t('play.standing', {
                    place: t('play.place', { count: standing.position }),
                    count: standing.participantCount,
                  })}
                </span>
                {standing.participantCount > 1 && ` · ${distanceText(t, standing.next)}`}
              </p>
            )}
          </div>
          {me.streak > 1 && (
            <p className="shrink-0 rounded-full bg-volt px-3 py-1 text-sm font-extrabold text-ink">
              {t('play.streak', { count: me.streak })}
            </p>
          )}
        </>
      )}
    </div>
  );
};

/** Right or wrong by sign, word and colour, with the right answer and what it brought. */
const FeedbackStrip = ({ feedback, verdict }: ShownFeedback) => {
  const t = useTexts();
  const { isCorrect, points, speedBonus, correctAnswer, correctAnswerText } = feedback;
  return (
    <div
      key={feedback.questionIndex}
      className={classNames(
        'flex size-full animate-rise items-center gap-2 rounded-2xl border-2 bg-surface px-3 text-left text-text',
        isCorrect ? 'border-good' : 'border-bad',
      )}
    >
      <Mark
        right={isCorrect}
        className={classNames('size-6 shrink-0', isCorrect ? 'text-good' : 'text-bad')}
      />
      <div className="min-w-0 grow leading-tight">
        {verdict && (
          <p className="whitespace-nowrap">
            <span className={classNames('font-extrabold', isCorrect ? 'text-good' : 'text-bad')}>
              {t(isCorrect ? 'play.correct' : 'play.incorrect')}
            </span>
            {speedBonus > 0 && (
              <span className="numbers pl-2 text-sm text-muted">
                {t('play.speedBonus', { points: speedBonus })}
              </span>
            )}
          </p>
        )}
        <p className="line-clamp-2 text-sm">
          {t('play.rightAnswer', { letter: letterOf(correctAnswer), text: correctAnswerText })}
        </p>
      </div>
      {isCorrect && (
        <p className="numbers shrink-0 animate-fly text-lg font-extrabold sm:text-xl text-good">
          {t('play.plusPoints', { points })}
        </p>
      )}
    </div>
  );
};

/** The last question's feedback where no question is: over the page, and gone after its moment. */
export const FloatingFeedback = ({ shown }: { shown: ShownFeedback | null }) => (
  <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-3">
    {shown && (
      <div className="h-16 w-full max-w-xl">
        <FeedbackStrip {...shown} />
      </div>
    )}
  </div>
);

/** How far it is to the next one ahead. */
export const distanceText = (t: Translate, next: StandingView['next']): string => {
  if (next === null) return t('play.leading');
  return next.points === 0 ? t('play.level', { name: next.name }) : t('play.ahead', next);
};
