import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';
import type { ShownFeedback } from './use-feedback.js';

/** Right or wrong by sign, word and colour, with the right answer and what it brought. */
export const FeedbackStrip = ({ feedback, verdict }: ShownFeedback) => {
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
