import type { AnswersByQuestion } from '../answers.js';
import type { FinishedGame } from '../game.js';
import { withoutPauses } from '../steps.js';
import { byteAt } from './arrays.js';
import { type Arrivals, analysedQuestions, gameResponses } from './game-responses.js';

/** How many seats were asked a question, and how many of them were right in full. */
export interface Administered {
  asked: number;
  known: number;
}

/**
 * Of each question of a game that can be analysed, by its index: whom it counts is whom the item analysis counts. `answers`: as
 * they count, with the corrections that stand.
 */
export const administered = (
  game: FinishedGame,
  answers: AnswersByQuestion,
  arrivals: Arrivals,
): Map<number, Administered> => {
  const { question, right } = withoutPauses(gameResponses(game, answers, arrivals));
  const counts = analysedQuestions(game).map((index) => ({ index, asked: 0, known: 0 }));
  for (const [entry, number] of question.entries()) {
    const of = counts[number];
    if (!of) continue;
    of.asked += 1;
    of.known += byteAt(right, entry);
  }
  return new Map(counts.map(({ index, ...of }) => [index, of]));
};
