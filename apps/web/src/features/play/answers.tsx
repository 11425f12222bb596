import type { OpenQuestionView, SentAnswer } from '@clockbeat/domain/contract';
import type { Turn } from '../../live/picture.js';
import type { TimeLeft } from '../../ui/time-left.js';
import { AnswerTiles } from './answer-tiles.js';
import { later } from './besides-later.js';

export interface AnswersProps {
  question: OpenQuestionView;
  turn: Turn;
  /** Of this seat. */
  time: TimeLeft;
  onAnswer: (answer: SentAnswer) => void;
}

const useTasks = later(() => import('./tasks/tasks.js'));

/** Options under the thumb; what else a kind of question asks for is fetched when the first of it comes. */
export const Answers = (props: AnswersProps) => {
  const { kind, index } = props.question;
  const isTask = kind !== undefined && kind !== 'poll';
  const tasks = useTasks(isTask, isTask);
  if (!isTask) return <AnswerTiles {...props} />;
  return tasks && <tasks.TaskInput key={index} {...props} />;
};
