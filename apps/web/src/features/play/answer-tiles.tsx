import { type Choice, choices, type OpenQuestionView } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { AnswerTile, type TileLook } from '../../ui/answer-tile.js';
import { lowerPart, tileTextSize } from './lower-part.js';

interface AnswerTilesProps {
  question: OpenQuestionView;
  turn: Turn;
  onAnswer: (choice: Choice) => void;
}

/** Four answers in thumb's reach. */
export const AnswerTiles = ({ question, turn, onAnswer }: AnswerTilesProps) => {
  const t = useTexts();
  return (
    <fieldset
      className={`grid auto-rows-fr grid-cols-1 gap-2.5 sm:grid-cols-2 ${tileTextSize(question)} ${lowerPart(question)}`}
      aria-label={t('play.answers')}
    >
      {choices.map((choice) => (
        <AnswerTile
          key={`${question.index}-${choice}`}
          choice={choice}
          text={question.options[choice]}
          look={lookOf(choice, turn)}
          disabled={turn.locked}
          onChoose={() => onAnswer(choice)}
        />
      ))}
    </fieldset>
  );
};

/** How one answer looks by what has become of the round. */
const lookOf = (choice: Choice, turn: Turn): TileLook => {
  if (!turn.locked) return 'open';
  if (turn.result?.correctAnswer === choice) return 'right';
  if (turn.choice !== choice) return 'other';
  return turn.result ? 'wrong' : 'chosen';
};
