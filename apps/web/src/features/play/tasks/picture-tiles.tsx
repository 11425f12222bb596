import type { OpenQuestionView, QuestionMedia } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import type { AskedQuestion } from '../../../live/seen-order.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { OptionImage } from '../../../ui/media/option-image.js';
import { AnswerTiles } from '../answer-tiles.js';
import type { AnswersProps } from '../answering.js';

/** Options with pictures, one of which is chosen. */
export const PictureTiles = ({ question, ...answering }: AnswersProps) => (
  <div className={`h-full ${pictureLayout(question)}`}>
    <AnswerTiles
      {...answering}
      question={question}
      shown={(text) => (
        <OptionFace question={question} choice={question.options.indexOf(text)}>
          {withFormulas(text)}
        </OptionFace>
      )}
    />
  </div>
);

interface OptionFaceProps {
  question: AskedQuestion;
  /** Its place, as it is seen. */
  choice: number;
  /** Its text. */
  children: ReactNode;
}

/** What stands in a tile: the picture, where the option has one, and the text. Their places are those of styles/picture-tiles.css. */
export const OptionFace = ({ question, choice, children }: OptionFaceProps) => {
  const media = shownAt(question, choice);
  if (!media) return children;
  return (
    <>
      <OptionImage media={media} on="phone" className="" />
      <span>{children}</span>
    </>
  );
};

/** What the option at a place shows: pictures stand in the order in which options are told. */
export const shownAt = ({ optionMedia, order }: AskedQuestion, place: number): QuestionMedia | null =>
  optionMedia?.[order?.[place] ?? place] ?? null;

/** Texts of a few words stand below their pictures, two in a row; longer ones beside them, one below the other. */
export const pictureLayout = ({ options, optionMedia }: OpenQuestionView): string => {
  if (!optionMedia) return '';
  const longest = Math.max(...options.map(({ length }) => length));
  if (longest > (options.length > 4 ? 28 : 45)) return 'picture-rows';
  return options.length === 3 || options.length > 4 ? 'picture-tiles in-threes' : 'picture-tiles';
};
