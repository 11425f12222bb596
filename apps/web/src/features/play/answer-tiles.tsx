import { type Choice, choices, type OpenQuestionView } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { AnswerTile } from '../../ui/answer-tile.js';
import { lowerPart, tileTextSize } from './lower-part.js';
import { lookOf } from './tile-look.js';

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
