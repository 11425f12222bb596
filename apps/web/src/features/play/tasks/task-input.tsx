import { asTold } from '../../../live/seen-order.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { AnswerTiles } from '../answer-tiles.js';
import type { AnswersProps } from '../answering.js';
import { NumberInput } from './number-input.js';
import { OrderInput } from './order-input.js';
import { PictureTiles } from './picture-tiles.js';
import { Ticks } from './ticks.js';
import { TypedInput } from './typed-input.js';
import { WordsInput } from './words-input.js';

/** What a question asks for, by its kind. */
export const TaskInput = (asked: AnswersProps) => {
  const props = { ...asked, session: sessionIn(asked) };
  switch (props.question.kind) {
    case 'multi':
      return <Ticks {...props} />;
    case 'typed':
      return <TypedInput {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'order':
      return <OrderInput {...props} />;
    case 'cloud':
      return <WordsInput {...props} />;
    default:
      return props.question.optionMedia ? (
        <PictureTiles {...props} />
      ) : (
        <AnswerTiles {...props} shown={withFormulas} />
      );
  }
};

/** The means to answer by what is seen. */
const sessionIn = ({ question: { order }, session }: AnswersProps): AnswersProps['session'] =>
  order
    ? { serverNow: session.serverNow, answer: (answer) => session.answer(asTold(answer, order)) }
    : session;
