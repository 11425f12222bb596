import type { AnswerResultView, StandingView } from '@clockbeat/domain/contract';
import type { Feedback } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import {
  aboutQuestion,
  besidePlace,
  isUnopened,
  placeText,
  rightAnswer,
  toneBorder,
  toneOf,
  toneText,
  verdictWord,
} from './verdict-words.js';

/** What is shown of the last answer just now. */
export interface ShownFeedback {
  feedback: Feedback;
  /** 'Incorrect!' goes after 1.5 s, a right answer's points and the right answer's text after 2 s. */
  word: boolean;
}

interface VerdictProps extends ShownFeedback {
  /** The index of the question on the screen; null where none is. */
  onScreen: number | null;
}

/**
 * What came of a question by sign, word and colour, with the right answer and what it brought. Another than the one on the
 * screen is named.
 */
export const Verdict = ({ feedback, word, onScreen }: VerdictProps) => {
  const t = useBesidesTexts();
  const { isCorrect, points, speedBonus } = feedback;
  const about = aboutQuestion(t, feedback, onScreen);
  const right = rightAnswer(t, feedback);
  const tone = toneOf(feedback);
  return (
    <div
      key={feedback.questionIndex}
      className={classNames(
        'flex w-full animate-rise flex-wrap items-center gap-2 rounded-2xl border-2 bg-surface px-3 py-1 text-start text-text',
        toneBorder[tone],
      )}
    >
      {(tone === 'good' || tone === 'bad') && (
        <Mark right={isCorrect} className={classNames('size-6 shrink-0', toneText[tone])} />
      )}
      <div className="min-w-0 grow basis-[min(8rem,55%)] leading-tight">
        {(word || about) && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            {about && <span className="text-sm whitespace-nowrap text-muted">{about}</span>}
            {word && (
              <span className={classNames('font-extrabold', toneText[tone])}>{verdictWord(t, feedback)}</span>
            )}
            {word && speedBonus > 0 && (
              <span className="numbers text-sm text-muted">
                {t('besides.speedBonus', { points: speedBonus })}
              </span>
            )}
          </p>
        )}
        {right && <p className="line-clamp-2 text-sm">{withFormulas(right)}</p>}
      </div>
      {points > 0 && (
        <p className="numbers ms-auto shrink-0 animate-fly text-lg font-extrabold text-good sm:text-xl">
          {t('besides.plusPoints', { points })}
        </p>
      )}
    </div>
  );
};

/** A verdict where no question is: over the page. */
export const FloatingVerdict = (shown: ShownFeedback) => (
  <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-3">
    <div className="flex min-h-16 w-full max-w-xl">
      <Verdict {...shown} onScreen={null} />
    </div>
  </div>
);

/** The verdict of the answered question, from when its moment is over until the question is. */
export const KeptVerdict = ({ result }: { result: AnswerResultView }) => {
  const t = useBesidesTexts();
  const common = useTexts();
  const { isCorrect, points, correctAnswer, correctAnswerText = '', fraction } = result;
  if (correctAnswer === undefined || correctAnswerText === '') return null;
  const pointsText = common('common.points', { count: points });
  return (
    <p className="flex items-center gap-2 font-bold text-text">
      {!fraction && (
        <Mark
          right={isCorrect}
          className={classNames('size-5 shrink-0', isCorrect ? 'text-good' : 'text-bad')}
        />
      )}
      {isCorrect && `${t('besides.wasRight')} · ${pointsText}`}
      {fraction && `${t('besides.inPart', { percent: Math.round(100 * fraction) })} · ${pointsText}`}
      {!isCorrect &&
        !fraction &&
        (correctAnswer === null
          ? withFormulas(t('besides.rightIs', { text: correctAnswerText }))
          : t('besides.wasWrong', { letter: letterOf(correctAnswer) }))}
    </p>
  );
};

/** Where the player stood when the last question was over. */
export const StandingLine = ({ standing }: { standing: StandingView }) => {
  const t = useBesidesTexts();
  return (
    <p className="numbers">
      {!isUnopened(standing) && (
        <>
          <span className="font-bold text-text">{placeText(t, standing)}</span>
          {' · '}
        </>
      )}
      {besidePlace(t, standing)}
    </p>
  );
};

/** Right answers in a row. */
export const Streak = ({ count }: { count: number }) => {
  const t = useBesidesTexts();
  return (
    <p className="shrink-0 rounded-full bg-volt px-3 py-1 text-sm font-extrabold text-ink">
      {t('besides.streak', { count })}
    </p>
  );
};
