import { type Choice, choicesFor, type OpenQuestionView, optionText } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import type { Turn } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { AnswerTile, type TileLook } from '../../ui/answer-tile.js';
import { useAnswerKeys } from './answer-keys.js';
import type { AnswersProps } from './answering.js';
import { isMeant, useOpenSince } from './open-since.js';

interface AnswerTilesProps extends Omit<AnswersProps, 'state'> {
  shown: (text: string) => ReactNode;
}

/** The answers in thumb's reach, and under the keys. */
export const AnswerTiles = ({ question, turn, session, shown }: AnswerTilesProps) => {
  const t = useTexts();
  const openSince = useOpenSince(question.index);
  const open = !turn.locked && openSince !== null;
  useAnswerKeys(
    (choice, event) =>
      choice < question.options.length && isMeant(event, openSince) && session.answer(choice),
    open,
  );
  return (
    <fieldset
      className={`grid h-full auto-rows-fr grid-cols-1 gap-[min(0.625rem,1.2dvh)] [--tile:0px] sm:grid-cols-2 ${tileTextSize(question)}`}
      aria-label={t('play.answers')}
    >
      {choicesFor(question.options).map((choice) => (
        <AnswerTile
          key={`${question.index}-${choice}`}
          choice={choice}
          text={shown(optionText(question.options, choice))}
          lang={question.language}
          look={lookOf(choice, turn, question)}
          disabled={!open}
          onChoose={({ nativeEvent }) => isMeant(nativeEvent, openSince) && session.answer(choice)}
        />
      ))}
    </fieldset>
  );
};

/** How one answer looks by what has become of the round. */
const lookOf = (choice: Choice, turn: Turn, { kind }: OpenQuestionView): TileLook => {
  if (!turn.locked) return turn.answer === choice ? 'chosen' : 'open';
  if (turn.result?.correctAnswer === choice) return 'right';
  if (turn.answer !== choice) return 'other';
  return turn.result && !kind ? 'wrong' : 'chosen';
};

/** Options of many lines, which need more room than their tiles on a phone have. */
export const hasLongOptions = (question: OpenQuestionView): boolean =>
  question.options.length > 6 || longest(question) * question.options.length > 360;

const longest = ({ options }: OpenQuestionView): number => Math.max(...options.map(({ length }) => length));

/** One size for all: the longest decides, and a low or narrow screen, on which no word is to be broken. */
export const tileTextSize = (question: OpenQuestionView): string => {
  const length = longest(question);
  if (length > 40) return 'text-[min(0.875rem,2.2dvh,4.4vw)] sm:text-[min(1rem,4dvh,2.9vw)]';
  return length > 24
    ? 'text-[min(1rem,2.6dvh,5.2vw)] sm:text-[min(1.125rem,4.6dvh,3.2vw)] md:text-[min(1.25rem,4.6dvh,3.2vw)]'
    : 'text-[min(1.125rem,3dvh,6vw)] sm:text-[min(1.25rem,5dvh,3.6vw)] md:text-[min(1.5rem,5dvh,3.6vw)]';
};
