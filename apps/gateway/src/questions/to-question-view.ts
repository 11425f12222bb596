import { openTaskFields, type QuestionView, taskFields } from '@clockbeat/domain';
import type { StoredQuestion } from '@clockbeat/persistence';

const knownTo = ({ answer, task }: StoredQuestion): Partial<QuestionView> =>
  answer === null ? taskFields(task) : { answer };

/** A question as the caller may see it: its answer only with a session, else a player could look it up (OP-81). */
export const toQuestionView = (question: StoredQuestion, signedIn: boolean): QuestionView => ({
  id: question.id,
  question: question.question,
  options: question.options,
  ...(signedIn ? knownTo(question) : openTaskFields(question.task)),
  category: question.category,
  difficulty: question.difficulty,
  timeLimit: question.timeLimit,
  source: question.createdBy === null ? 'bank' : 'mine',
  ...(question.media && { media: question.media }),
  ...(question.optionMedia && { optionMedia: question.optionMedia }),
});
