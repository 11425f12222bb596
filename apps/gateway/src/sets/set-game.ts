import { type GameContent, type GameQuestion, taskFields } from '@clockbeat/domain';
import type { SavedSetInFull, StoredQuestion } from '@clockbeat/persistence';
import { bankQuestion, contentOf, ownQuestion } from '../content/game-content.js';

/** How many of the questions that a set points to a game of it asks, behind those that live in it. */
export const drawnIn = ({ questionsPerGame, customQuestions }: SavedSetInFull): number =>
  Math.max(0, questionsPerGame - customQuestions.length);

/**
 * What a game of this set plays (OP-49): of the questions that live in it the first, then those that were drawn from what it
 * points to. Null: there are none at all.
 */
export const gameOf = (set: SavedSetInFull, drawnOnes: readonly StoredQuestion[]): GameContent | null => {
  const { title, category, difficulty, language, questionsPerGame, timePerQuestion } = set;
  const first = set.customQuestions.slice(0, questionsPerGame);
  const own = first.map(({ question, options, answer, task, timeLimit, ...shown }): GameQuestion => {
    const asked = answer === null ? taskFields(task) : { options, answer };
    const body = { question, options, ...asked, category, difficulty };
    const { media, optionMedia } = shown;
    return ownQuestion(timeLimit === null ? body : { ...body, timeLimit }, timePerQuestion, {
      media,
      optionMedia,
      language,
    });
  });
  const drawn = drawnOnes.map((stored) => bankQuestion(stored, timePerQuestion));
  const questions = [...own, ...drawn];
  if (questions.length === 0) return null;
  return contentOf({ title, category, difficulty, timePerQuestion, questions: [] }, questions, title);
};
