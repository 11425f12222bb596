import { AnswerTiles } from './answer-tiles.js';
import type { AnswersProps } from './answering.js';
import { useBesides, useShown } from './besides-later.js';

/** Options under the thumb; what they show, and what else a kind of question asks for is among what comes beside the first question. */
export const Answers = (props: AnswersProps) => {
  const { kind = 'poll', index, order, optionMedia } = props.question;
  const isTask = kind !== 'poll' || !!(order || optionMedia);
  const besides = useBesides(isTask && 'empty');
  const shown = useShown(props.question);
  return isTask ? (
    besides && <besides.TaskInput key={index} {...props} />
  ) : (
    <AnswerTiles {...props} shown={shown} />
  );
};
