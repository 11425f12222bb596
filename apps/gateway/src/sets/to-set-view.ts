import {
  optionText,
  rightText,
  type SavedSetView,
  type SetQuestionView,
  taskFields,
} from '@clockbeat/domain';
import type { SavedSet, SavedSetInFull, SetQuestion } from '@clockbeat/persistence';

/** A set as lists show it. */
export const toSetView = (set: SavedSet): SavedSetView => ({
  id: set.id,
  title: set.title,
  category: set.category,
  difficulty: set.difficulty,
  questionsPerGame: set.questionsPerGame,
  timePerQuestion: set.timePerQuestion,
  createdBy: set.createdBy,
  guestSessionId: set.guestSessionId,
  questionCount: set.customCount + set.selectedQuestions.length,
  selectedQuestions: set.selectedQuestions,
  isDraft: set.isDraft,
  createdAt: set.createdAt.toISOString(),
  updatedAt: set.updatedAt.toISOString(),
});

/** A set with the questions that live in it. */
export const toFullSetView = (set: SavedSetInFull): SavedSetView => ({
  ...toSetView(set),
  customQuestions: set.customQuestions.map(toSetQuestionView),
});

const toSetQuestionView = ({
  id,
  question,
  options,
  answer,
  task,
  order,
  timeLimit,
  media,
  optionMedia,
}: SetQuestion): SetQuestionView => ({
  id,
  question,
  options,
  answer: answer === null ? (task ? rightText(task) : '') : optionText(options, answer),
  ...taskFields(task),
  order,
  timeLimit,
  ...(media && { media }),
  ...(optionMedia && { optionMedia }),
});
