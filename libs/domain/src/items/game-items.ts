import type { AnswersByQuestion } from '../answers.js';
import type { Choice } from '../contract/game-state.js';
import type { Figure, GameItems, QuestionVerdict, Separation } from '../contract/items.js';
import { questionAsCounted } from '../corrections.js';
import { type FinishedGame, questionAt } from '../game.js';
import type { GameQuestion } from '../questions.js';
import { type ClassicalFigures, classicalFigures } from './classical.js';
import { type Arrivals, analysedQuestions, gameResponses, optionCount } from './game-responses.js';
import { reliabilityOf } from './reliability.js';
import { columnsOf } from './responses.js';

/** Above it a question is good (Ebel and Frisbie 1991), below the other one little more than chance. */
const good = 0.3;
const chance = 0.1;
/** A coefficient that lies no further off nought may be chance. */
const certain = 2;
const deadBelow = 0.05;

const separationOf = (figure: Figure): Separation | null => {
  if (figure.is !== 'told') return null;
  if (figure.value >= good) return 'well';
  if (figure.value >= chance) return 'fairly';
  return isSurely(figure, -1) ? 'backwards' : 'hardly';
};

const isSurely = (figure: Figure, sign: 1 | -1): boolean =>
  figure.is === 'told' && sign * figure.value > certain * (figure.standardError ?? 0);

/** Of two options that the best choose one is the key as often as the other is a lure. */
const isAbove = (one: Figure, other: Figure): boolean =>
  one.is === 'told' && other.is === 'told' && one.value > other.value;

const verdictOn = (
  question: GameQuestion,
  questionIndex: number,
  { answers, share, discrimination, options }: ClassicalFigures,
): QuestionVerdict => {
  const key = question.kind === 'single' ? question.answer : null;
  const choices = [...options.entries()] as [Choice, (typeof options)[number]][];
  return {
    questionIndex,
    answers,
    share,
    discrimination,
    separation: separationOf(discrimination),
    doubtful: choices.flatMap(([choice, of]) =>
      choice !== key && isSurely(of.discrimination, 1) && isAbove(of.discrimination, discrimination)
        ? choice
        : [],
    ),
    unused: choices.flatMap(([choice, of]) =>
      of.share.is === 'told' && of.share.value < deadBelow ? choice : [],
    ),
  };
};

/** What the questions of a game were worth, step by step. `answers`: as they count, with the corrections that stand. */
export function* gameItems(
  game: FinishedGame,
  answers: AnswersByQuestion,
  arrivals: Arrivals,
): Generator<void, GameItems> {
  const indexes = analysedQuestions(game);
  const responses = yield* gameResponses(game, answers, arrivals);
  const offered = indexes.map((index) => optionCount(questionAt(game, index)));
  const figures = yield* classicalFigures(responses, yield* columnsOf(responses), offered);
  const { alpha, lengthForReliable } = yield* reliabilityOf(responses);
  return {
    gameId: game.gameId,
    questions: figures.map((of, nth) => {
      const index = indexes[nth] as number;
      return verdictOn(questionAsCounted(game, index), index, of);
    }),
    alpha,
    lengthForReliable,
  };
}
