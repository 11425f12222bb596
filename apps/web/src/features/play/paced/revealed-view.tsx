import {
  type AnswerResultView,
  intlTag,
  type OpenQuestionView,
  type QuestionClosedMessage,
  type SentAnswer,
} from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import type { Feedback } from '../../../live/picture.js';
import type { AskedQuestion } from '../../../live/seen-order.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../../ui/answer-look.js';
import { classNames } from '../../../ui/class-names.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { Mark } from '../../../ui/mark.js';
import { OptionImage } from '../../../ui/media/option-image.js';
import { useCountUp } from '../../../ui/use-count-up.js';
import { forgetDraft } from '../tasks/draft.js';
import { shownAt } from '../tasks/picture-tiles.js';
import { MediaPlace } from '../turn-frame.js';
import { Streak } from '../verdict.js';
import { toneBorder, toneOf, toneText, verdictWord } from '../verdict-words.js';
import { PhaseFrame, type PhaseProps } from './phases.js';

interface RevealedViewProps extends PhaseProps {
  question: OpenQuestionView;
}

/** The moment in which the room looks up: what was right, what the own answer came to, how many knew it and why. */
export const RevealedView = ({ picture, state, me, question, leave }: RevealedViewProps) => {
  const { turn, lastClosed, feedback } = picture;
  const result = turn.result?.questionIndex === question.index ? turn.result : null;
  const missed = feedback?.questionIndex === question.index ? feedback : null;
  const closed = lastClosed?.questionIndex === question.index ? lastClosed : null;
  useEffect(forgetDraft, []);
  const score = useCountUp(me.score - (result?.points ?? 0), me.score);
  return (
    <PhaseFrame state={state} score={score} leave={leave}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="flex min-h-0 grow flex-col overflow-y-auto"
      >
        <div className="m-auto flex w-full max-w-xl flex-col gap-[min(1rem,2dvh)] py-1">
          <h1
            lang={question.language}
            dir="auto"
            className="line-clamp-3 text-center text-[min(1.125rem,3.4dvh)] leading-snug font-bold text-muted"
          >
            {withFormulas(question.question)}
          </h1>
          {(result ?? missed) && (
            <OwnVerdict
              result={result}
              feedback={missed}
              streak={me.streak}
              isWarmUp={question.points === 0}
              isDoubled={me.joker !== null && me.joker === question.round?.number}
            />
          )}
          {closed && <RightAnswer closed={closed} question={question} result={result} />}
          {question.media && <MediaPlace media={question.media} />}
          {closed && <HowMany closed={closed} players={state.participantCount} />}
        </div>
      </div>
    </PhaseFrame>
  );
};

interface OwnVerdictProps {
  result: AnswerResultView | null;
  /** Says why nothing counted, where nothing did. */
  feedback: Feedback | null;
  streak: number;
  isWarmUp: boolean;
  /** In the round of the own joker. */
  isDoubled: boolean;
}

/** By sign, word and colour, and what it brought. */
const OwnVerdict = ({ result, feedback, streak, isWarmUp, isDoubled }: OwnVerdictProps) => {
  const t = useBesidesTexts();
  const isCorrect = result?.isCorrect ?? false;
  const { points = 0, speedBonus = 0, streakBonus = 0, fraction } = result ?? {};
  const parts = [
    speedBonus > 0 && t('besides.speedBonus', { points: speedBonus }),
    streakBonus > 0 && t('paced.streakBonus', { points: streakBonus }),
    isDoubled && points > 0 && t('paced.jokerBonus'),
  ].filter(Boolean);
  const verdict = {
    isCorrect,
    ...(fraction && { fraction }),
    key: result?.correctAnswerText
      ? { choice: null, text: result.correctAnswerText }
      : (feedback?.key ?? null),
    missed: result && result.answer !== null ? null : (feedback?.missed ?? 'no-answer'),
  };
  const word = verdictWord(t, verdict);
  const tone = toneOf(verdict);
  return (
    <div
      className={classNames(
        'flex animate-rise flex-col items-center rounded-tile border-4 bg-surface px-4 py-[min(1rem,2dvh)] text-center',
        toneBorder[tone],
      )}
    >
      {result?.judged && <p className="font-bold">{t(`paced.${result.judged}`)}</p>}
      <p
        className={classNames(
          'flex items-center gap-2 text-[min(1.953rem,6dvh)] leading-tight font-extrabold',
          toneText[tone],
        )}
      >
        {(tone === 'good' || tone === 'bad') && <Mark right={isCorrect} className="size-[1.1em] shrink-0" />}
        {word}
      </p>
      {isCorrect && isWarmUp && <p className="text-muted">{t('paced.warmUp')}</p>}
      {(isCorrect || points > 0) && !isWarmUp && (
        <p className="numbers text-[min(2.441rem,8dvh)] leading-tight font-extrabold">
          {t('besides.plusPoints', { points })}
        </p>
      )}
      {parts.length > 0 && <p className="numbers text-sm text-muted">{parts.join(' · ')}</p>}
      {isCorrect && streak > 1 && (
        <div className="mt-[min(0.5rem,1dvh)]">
          <Streak count={streak} />
        </div>
      )}
    </div>
  );
};

interface RightAnswerProps {
  closed: QuestionClosedMessage;
  question: OpenQuestionView;
  result: AnswerResultView | null;
}

/** In its own colour and shape, as it stood among the answers; the own one besides where it was another. */
const RightAnswer = ({ closed, question, result }: RightAnswerProps) => {
  const t = useBesidesTexts();
  const { correctAnswer, correctAnswerText } = closed;
  const other = result?.answer ?? null;
  if (correctAnswer === null) return <RightInWords closed={closed} question={question} result={result} />;
  return (
    <section aria-label={t('paced.rightTitle')}>
      <p
        className={classNames(
          'flex items-center gap-3 rounded-tile px-4 py-[min(0.75rem,1.6dvh)] leading-tight font-bold text-ink',
          correctAnswerText.length > 60 ? 'text-[min(1rem,3dvh)]' : 'text-[min(1.25rem,4dvh)]',
          fillOf(correctAnswer),
        )}
      >
        <LetteredShape
          choice={correctAnswer}
          onColour
          className="size-[min(2.5rem,7dvh)] text-[min(1rem,3dvh)]"
        />
        <span className="sr-only">{letterOf(correctAnswer)}</span>
        <span lang={question.language} dir="auto" className="min-w-0 grow wrap-anywhere">
          {withFormulas(correctAnswerText)}
        </span>
        <Mark right className="size-[min(2rem,6dvh)] shrink-0" />
      </p>
      <RightPictures question={question} right={[correctAnswer]} />
      {typeof other === 'number' && other !== correctAnswer && (
        <p className="mt-1.5 flex items-center gap-2 text-sm text-muted">
          <LetteredShape choice={other} onColour={false} className="size-6 text-xs" />
          <span className="line-clamp-3 min-w-0 wrap-anywhere">
            {t('paced.youChose', { letter: letterOf(other) })} · {withFormulas(question.options[other] ?? '')}
          </span>
        </p>
      )}
    </section>
  );
};

/** What the right options show, side by side. */
const RightPictures = ({ question, right }: { question: AskedQuestion; right: readonly number[] }) => {
  const shown = right.filter((choice) => shownAt(question, choice));
  if (shown.length === 0) return null;
  return (
    <p className="mt-1.5 flex h-[min(8rem,18dvh)] justify-center gap-1.5">
      {shown.map((choice) => {
        const media = shownAt(question, choice);
        return (
          media && <OptionImage key={choice} media={media} on="phone" className="h-full w-auto min-w-0" />
        );
      })}
    </p>
  );
};

/** What has no letter, in words; of a poll and a cloud only what was said. */
const RightInWords = ({ closed, question, result }: RightAnswerProps) => {
  const t = useBesidesTexts();
  const said = useSaid(question, result?.answer ?? null);
  const { correctAnswerText } = closed;
  return (
    <section aria-label={t('paced.rightTitle')} className="flex flex-col gap-1.5 text-center">
      {correctAnswerText && (
        <p
          lang={question.language}
          dir="auto"
          className="flex items-center justify-center gap-3 rounded-tile border-4 border-good bg-surface px-4 py-[min(0.75rem,1.6dvh)] text-[min(1.25rem,4dvh)] leading-tight font-bold"
        >
          <Mark right className="size-[min(1.75rem,5dvh)] shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">{withFormulas(correctAnswerText)}</span>
        </p>
      )}
      <RightPictures question={question} right={closed.key?.kind === 'multi' ? closed.key.choices : []} />
      {said && !result?.isCorrect && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-muted">
          {withFormulas(t('besides.youSaid', { text: said }))}
        </p>
      )}
    </section>
  );
};

/** The own answer in words. */
const useSaid = ({ options, unit }: OpenQuestionView, answer: SentAnswer | null): string => {
  const { language } = useLanguage();
  if (answer === null) return '';
  if (typeof answer === 'number') return options[answer] ?? '';
  switch (answer.kind) {
    case 'multi':
      return answer.choices.map((choice) => options[choice]).join(', ');
    case 'order':
      return answer.order.map((item) => options[item]).join(', ');
    case 'typed':
      return answer.text;
    case 'number':
      return [
        answer.value.toLocaleString(intlTag(language), { useGrouping: 'min2', maximumFractionDigits: 6 }),
        unit,
      ]
        .join(' ')
        .trim();
    case 'cloud':
      return answer.entries.join(', ');
  }
};

/** How many knew it, who was the fastest, and why it is right. */
const HowMany = ({ closed, players }: { closed: QuestionClosedMessage; players: number }) => {
  const t = useBesidesTexts();
  const share = useShareRight(closed, players);
  return (
    <>
      <p className="text-center text-[min(1rem,3dvh)] text-muted">
        {closed.correctAnswerText !== '' && share}
        {closed.fastest && (
          <span className="block text-text">
            <Fastest fastest={closed.fastest} />
          </span>
        )}
      </p>
      {closed.explanation && (
        <p className="rounded-2xl bg-surface px-4 py-3 text-[min(1rem,3dvh)] text-pretty wrap-anywhere">
          <span className="block text-sm font-bold text-muted">{t('paced.explanation')}</span>
          <span dir="auto" className="block">
            {withFormulas(closed.explanation)}
          </span>
        </p>
      )}
    </>
  );
};

const Fastest = ({ fastest: { name, seconds } }: { fastest: { name: string; seconds: number } }) => {
  const t = useBesidesTexts();
  const oneDigit = useOneDigit();
  return (
    <span className="font-bold wrap-anywhere">
      {t('paced.fastest', { name, seconds: oneDigit(seconds) })}
    </span>
  );
};

/** "7 of 12 players were right": of all who were there, whether they answered or not. */
const useShareRight = (
  { correct = 0, counts, groups, noAnswer }: QuestionClosedMessage,
  players: number,
): string => {
  const t = useBesidesTexts();
  // ticks are more than players, and what is typed has no counts
  const all = groups ? players : counts.reduce((sum, one) => sum + one, 0) + noAnswer;
  return correct === 0 ? t('paced.nobodyRight') : t('paced.shareRight', { count: correct, all });
};
