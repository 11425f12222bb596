import { type GameContent, type GameQuestion, taskFields } from '@clockbeat/domain';
import type { SavedSetInFull, StoredQuestion } from '@clockbeat/persistence';
import { bankQuestion, contentOf, ownQuestion } from '../content/game-content.js';
import type { Chance } from './chance.js';

/**
 * What a game of this set plays (OP-49): of the questions that live in it the first, then by lot from those it points to,
 * until there are as many as a game of it has. Null: there are none at all.
 */
export const gameOf = (
  set: SavedSetInFull,
  pool: readonly StoredQuestion[],
  chance: Chance,
): GameContent | null => {
  const { title, category, difficulty, questionsPerGame, timePerQuestion } = set;
  const first = set.customQuestions.slice(0, questionsPerGame);
  const own = first.map(({ question, options, answer, task, timeLimit, ...shown }): GameQuestion => {
    const asked = answer === null ? taskFields(task) : { options, answer };
    const body = { question, options, ...asked, category, difficulty };
    const { media, optionMedia } = shown;
    return ownQuestion(timeLimit === null ? body : { ...body, timeLimit }, timePerQuestion, {
      media,
      optionMedia,
    });
  });
  const drawn = chance
    .draw(pool, questionsPerGame - own.length)
    .map((stored) => bankQuestion(stored, timePerQuestion));
  const questions = [...own, ...drawn];
  if (questions.length === 0) return null;
  return contentOf({ title, category, difficulty, timePerQuestion, questions: [] }, questions, title);
};
