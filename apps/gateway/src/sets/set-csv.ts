import type { SavedSetInFull } from '@clockbeat/persistence';
import { difficultyOf } from '../content/game-content.js';
import type { WrittenQuestion } from '../questions/csv/write-csv.js';

/** The questions that live in a set, each with the set's category and difficulty. */
export const questionsToWrite = ({
  category,
  difficulty,
  customQuestions,
}: SavedSetInFull): WrittenQuestion[] =>
  customQuestions.map(({ question, options, answer, task }) => ({
    ...{ question, options, answer, task, category },
    difficulty: difficultyOf(difficulty),
  }));
