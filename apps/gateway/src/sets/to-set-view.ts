import {
  optionText,
  rightText,
  type SavedSetView,
  type SetOrigin,
  type SetQuestionView,
  taskFields,
  type UserId,
} from '@clockbeat/domain';
import type { SavedSet, SavedSetInFull, SetQuestion } from '@clockbeat/persistence';

/** A set as lists show it. */
export const toSetView = (set: SavedSet, reader: UserId | null): SavedSetView => ({
  id: set.id,
  title: set.title,
  category: set.category,
  difficulty: set.difficulty,
  language: set.language,
  questionsPerGame: set.questionsPerGame,
  timePerQuestion: set.timePerQuestion,
  createdBy: set.createdBy,
  guestSessionId: set.guestSessionId,
  questionCount: set.customCount + set.selectedQuestions.length,
  selectedQuestions: set.selectedQuestions,
  isDraft: set.isDraft,
  createdAt: set.createdAt.toISOString(),
  updatedAt: set.updatedAt.toISOString(),
  version: set.version,
  sharing: set.sharing,
  isCoAuthored: set.createdBy !== null && set.createdBy !== reader,
  hidden:
    set.hiddenAt && set.hiddenReason
      ? { reason: set.hiddenReason, note: set.hiddenNote, at: set.hiddenAt.toISOString() }
      : null,
});

/** A set with the questions that live in it, and whose work it is a copy of. */
export const toFullSetView = (
  set: SavedSetInFull,
  reader: UserId | null,
  origin: SetOrigin | null,
): SavedSetView => ({
  ...toSetView(set, reader),
  origin,
  customQuestions: set.customQuestions.map(toSetQuestionView),
});

export const toSetQuestionView = ({
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
