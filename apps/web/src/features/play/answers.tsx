import type { OpenQuestionView, SentAnswer } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import { AnswerTiles } from './answer-tiles.js';
import { useBesides } from './besides-later.js';

export interface AnswersProps {
  question: OpenQuestionView;
  turn: Turn;
  /** When the question closes for this seat, by the server's clock. */
  endsAt: number | null;
  session: { readonly serverNow: () => number; answer: (answer: SentAnswer) => unknown };
}

/** Options under the thumb; what else a kind of question asks for is among what comes beside the first question. */
export const Answers = (props: AnswersProps) => {
  const { kind = 'poll', index } = props.question;
  const isTask = kind !== 'poll';
  const besides = useBesides(isTask, isTask);
  return isTask ? besides && <besides.TaskInput key={index} {...props} /> : <AnswerTiles {...props} />;
};
