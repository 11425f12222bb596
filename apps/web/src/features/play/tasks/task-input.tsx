import type { AnswersProps } from '../answering.js';
import { NumberInput } from './number-input.js';
import { OrderInput } from './order-input.js';
import { Ticks } from './ticks.js';
import { TypedInput } from './typed-input.js';
import { WordsInput } from './words-input.js';

/** What a question asks for, by its kind. */
export const TaskInput = (props: AnswersProps) => {
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
      return null;
  }
};
