import type { QuestionView } from '@clockbeat/domain';
import type { StoredQuestion } from '@clockbeat/persistence';

/** A question as the caller may see it: its answer only with a session, else a player could look it up (OP-81). */
export const toQuestionView = (question: StoredQuestion, signedIn: boolean): QuestionView => ({
  id: question.id,
  question: question.question,
  options: question.options,
  ...(signedIn ? { answer: question.answer } : {}),
  category: question.category,
  difficulty: question.difficulty,
  timeLimit: question.timeLimit,
  source: question.createdBy === null ? 'bank' : 'mine',
});
