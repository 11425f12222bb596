import type { AnswersByQuestion } from '../answers.js';
import { isVoided } from '../corrections.js';
import type { RecordedEvent } from '../events.js';
import { type FinishedGame, openedCount, questionAt } from '../game.js';
import type { PlayerId } from '../ids.js';
import { type GameQuestion, isJudged, optionsShown } from '../questions.js';
import { type Responses, ResponsesBuilder } from './responses.js';

/** Answers that are looked up between two pauses: a tenth of a ms, and some ms before V8 has compiled it. */
const answersAtOnce = 300;

/** Who came when: how many questions had been opened when a seat was taken. Whoever is not here came before the first. */
export interface Arrivals {
  opened: number;
  readonly late: Map<PlayerId, number>;
}

export const noArrivals = (): Arrivals => ({ opened: 0, late: new Map() });

/** Notes an arrival, event by event in the order of the log. */
export const noteArrival = (arrivals: Arrivals, event: RecordedEvent): void => {
  if (event.type === 'GameStarted' || event.type === 'QuestionAdvanced')
    arrivals.opened = event.data.opened.index + 1;
  if (event.type === 'PlayerJoined' && arrivals.opened > 0)
    arrivals.late.set(event.data.playerId, arrivals.opened);
};

/** Indexes of the questions that can be analysed: opened, with something to be right about, and not voided. */
export const analysedQuestions = (game: FinishedGame): number[] =>
  Array.from({ length: openedCount(game) }, (_, index) => index).filter(
    (index) => isJudged(questionAt(game, index)) && !isVoided(game, index),
  );

/** From how many options one is chosen; 0: something else is asked for. */
export const optionCount = (question: GameQuestion): number =>
  question.kind === 'single' ? optionsShown(question).length : 0;

/**
 * Adds the seats of a game that count, as a game of that number. Whoever came late was not asked what was opened before, and
 * has no answer to it, whatever was still said in what was left of its time; no answer in time is a wrong one, and so is one that
 * is right in part. `numbers`: the number of each question by its index; one without a number is left out. `answers`: as they
 * count, with the corrections that stand. Step by step.
 */
export function* addGame(
  builder: ResponsesBuilder,
  number: number,
  game: FinishedGame,
  answers: AnswersByQuestion,
  { late }: Arrivals,
  numbers: ReadonlyMap<number, number>,
): Generator<void, void> {
  let pauseAt = builder.answers + answersAtOnce;
  for (const { playerId, removed } of game.seats.byId.values()) {
    const from = late.get(playerId) ?? 0;
    if (removed || from >= openedCount(game)) continue;
    builder.seat(number);
    for (const [index, question] of numbers) {
      if (index < from) continue;
      const answer = answers.get(index)?.get(playerId);
      builder.add(question, answer?.isCorrect === true, answer?.choice ?? null);
    }
    if (builder.answers < pauseAt) continue;
    pauseAt = builder.answers + answersAtOnce;
    yield;
  }
}

/** The responses of one game, its analysed questions numbered from 0 in their order. Step by step. */
export function* gameResponses(
  game: FinishedGame,
  answers: AnswersByQuestion,
  arrivals: Arrivals,
): Generator<void, Responses> {
  const questions = analysedQuestions(game);
  const builder = new ResponsesBuilder();
  const numbers = new Map(questions.map((index, number) => [index, number]));
  yield* addGame(builder, 0, game, answers, arrivals, numbers);
  return builder.build(questions.length);
}
