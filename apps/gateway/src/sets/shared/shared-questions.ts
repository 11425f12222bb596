import {
  openTaskFields,
  optionText,
  rightText,
  type SharedQuestionView,
  taskFields,
} from '@clockbeat/domain';
import type { SavedSetInFull, SetQuestion, StoredQuestion } from '@clockbeat/persistence';

type Asked = Pick<SetQuestion, 'question' | 'options' | 'answer' | 'task' | 'media' | 'optionMedia'> & {
  readonly explanation?: string | null | undefined;
};

/** A question with all that its author says of it, for who is signed in. */
const inFull = (asked: Asked): SharedQuestionView => {
  const { question, options, answer, task, media, optionMedia, explanation } = asked;
  return {
    question,
    ...taskFields(task),
    options: [...options],
    answer: answer === null ? (task ? rightText(task) : '') : optionText(options, answer),
    ...(explanation && { explanation }),
    ...(media && { media }),
    ...(optionMedia && { optionMedia }),
  };
};

/**
 * The same for everybody, built up from what tells nothing: no answer, no order, no accepted texts, no picture (its description
 * or its credit may name what is asked for), no explanation.
 */
const open = ({ question, options, task }: Asked): SharedQuestionView => {
  const shown = task === null || task.kind === 'multi' || task.kind === 'poll' ? [...options] : [];
  return { question, options: shown, ...openTaskFields(task) };
};

/** The first questions of a set, in its order. */
export const sharedQuestions = (
  { customQuestions, selectedQuestions }: SavedSetInFull,
  stored: ReadonlyMap<string, StoredQuestion>,
  { atMost, withAnswers }: { atMost: number; withAnswers: boolean },
): SharedQuestionView[] =>
  ([...customQuestions, ...selectedQuestions.flatMap((id) => stored.get(id) ?? [])] as Asked[])
    .slice(0, atMost)
    .map(withAnswers ? inFull : open);
