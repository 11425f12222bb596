import type { AnswersByQuestion } from '../answers.js';
import type { SignalPlayer } from '../contract/signals.js';
import { questionAsCounted } from '../corrections.js';
import type { RecordedEvent } from '../events.js';
import { type FinishedGame, questionAt, type Seat } from '../game.js';
import type { PlayerId } from '../ids.js';
import { type Arrivals, analysedQuestions, optionCount } from '../items/game-responses.js';
import { nameKey } from '../names.js';
import { type GameQuestion, optionsShown } from '../questions.js';
import { type AnswerTable, type Change, isPauseAt } from './answer-table.js';

/** An answer that was changed for another one. */
export interface ChangeOfMind {
  readonly playerId: PlayerId;
  readonly questionIndex: number;
  readonly from: number;
  readonly to: number;
  readonly fromMs: number;
  readonly ms: number;
}

/** Notes a change from one option to another, of the log in its order: before its answer is noted. */
export const noteChangeOfMind = (
  changes: ChangeOfMind[],
  answers: AnswersByQuestion,
  event: RecordedEvent,
): void => {
  if (event.type !== 'AnswerSubmitted' || event.data.change === undefined) return;
  const { playerId, questionIndex, choice: to, responseMs: ms } = event.data;
  const before = answers.get(questionIndex)?.get(playerId);
  if (!before || before.choice === null || to === null || before.choice === to) return;
  changes.push({ playerId, questionIndex, from: before.choice, to, fromMs: before.responseMs, ms });
};

/** A table with whose seats and what changes are in it. */
export interface GameTable {
  readonly table: AnswerTable;
  readonly players: readonly SignalPlayer[];
  readonly changes: Change[];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsIn = (text: string): number => {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
};

/** What there is to read once a question can be answered: its text was there before where it is read first. */
const wordsToRead = ({ rules }: FinishedGame, question: GameQuestion): number => {
  const options = optionsShown(question).reduce((sum, option) => sum + wordsIn(option), 0);
  return rules.readSeconds > 0 ? options : wordsIn(question.question) + options;
};

/** An answer is looked up in two maps, which takes several times as long as a cell of an array. */
const pausesMore = 5;

/** Everybody who counts and has chosen something, and the questions of which one option is chosen. Step by step. */
export function* gameTable(
  game: FinishedGame,
  answers: AnswersByQuestion,
  changesOfMind: readonly ChangeOfMind[],
  { late }: Arrivals,
): Generator<void, GameTable> {
  const indexes = analysedQuestions(game).filter((index) => questionAt(game, index).kind === 'single');
  const asked = indexes.map((index) => questionAsCounted(game, index));
  const answerOf = (playerId: PlayerId, index: number) =>
    index >= (late.get(playerId) ?? 0) ? answers.get(index)?.get(playerId) : undefined;
  const seats: Seat[] = [];
  for (const seat of game.seats.byId.values()) {
    if (isPauseAt(pausesMore * seats.length, indexes.length)) yield;
    if (!seat.removed && indexes.some((index) => (answerOf(seat.playerId, index)?.choice ?? null) !== null))
      seats.push(seat);
  }
  const numbers = new Map(seats.map(({ playerId }, number) => [playerId, number]));
  const columns = new Map(indexes.map((index, column) => [index, column]));
  const teams = new Map<string, number>();
  const teamOf = (teamName: string | null): number => {
    if (!game.teamMode || teamName === null) return -1;
    const key = nameKey(teamName);
    const number = teams.get(key) ?? teams.size;
    teams.set(key, number);
    return number;
  };
  const chosen = new Int8Array(seats.length * indexes.length).fill(-1);
  const ms = new Float64Array(chosen.length);
  for (const [seat, { playerId }] of seats.entries()) {
    if (isPauseAt(pausesMore * seat, indexes.length)) yield;
    for (const [question, index] of indexes.entries()) {
      const answer = answerOf(playerId, index);
      if (!answer || answer.choice === null) continue;
      chosen[seat * indexes.length + question] = answer.choice;
      ms[seat * indexes.length + question] = answer.responseMs;
    }
  }
  const words: number[] = [];
  for (const question of asked) {
    yield;
    words.push(wordsToRead(game, question));
  }
  return {
    table: {
      seats: seats.length,
      questions: indexes.length,
      options: asked.map(optionCount),
      keys: asked.map((question) => (question.kind === 'single' ? question.answer : -1)),
      words,
      chosen,
      ms,
      teams: seats.map(({ teamName }) => teamOf(teamName)),
    },
    players: seats.map(({ playerId: id, name }) => ({ id, name })),
    changes: changesOfMind.flatMap(({ playerId, questionIndex, ...change }) => {
      const [seat, question] = [numbers.get(playerId), columns.get(questionIndex)];
      const isKept =
        seat !== undefined && question !== undefined && questionIndex >= (late.get(playerId) ?? 0);
      return isKept ? [{ seat, question, ...change }] : [];
    }),
  };
}
