import {
  answerTo,
  type FinishedGame,
  finalScores,
  openedCount,
  type PlayableGame,
  questionAt,
  type RankedSeat,
  standings,
} from '@clockbeat/domain';
import { alike, eventsOf, walk } from './reading.js';
import type { GameRecord, ReadModels, Violation } from './record.js';

/** What the projections made, and what each gateway answers, held against the fold. */
export const readModels = (record: GameRecord): Violation[] => {
  const game = walk(record, () => undefined);
  if (game.status === 'unborn') return [{ promise: 'the log is whole', what: 'the log is empty' }];
  const found: string[] = [];
  const same = (what: string, read: unknown, folded: unknown): void => {
    if (!alike(read, folded))
      found.push(`${what}: ${JSON.stringify(read)} is read, ${JSON.stringify(folded)} is in the log`);
  };

  const { readModels: read } = record;
  const seats = [...game.seats.byId.values()].filter(({ removed }) => !removed);
  const players = seats.map(({ playerId: id, name }) => ({ id, name }));
  const ranked = standings(game);
  same('the game', read.game, {
    status: game.status === 'finished' && game.endedBy === 'abandoned' ? 'abandoned' : game.status,
    endedBy: game.status === 'finished' ? game.endedBy : null,
    participantCount: game.seats.participants,
  });
  same('its players', sorted(read.participants), sorted(players));
  same('its answers', sorted(read.answers), sorted(answersOf(record)));
  if (game.status === 'finished' && game.endedBy !== 'abandoned') {
    same('its result', read.result, { participantCount: game.seats.participants, winner: winnerOf(ranked) });
    same('its questions', read.questions, questionsOf(record, game));
  }
  for (const { of, scores } of record.results)
    same(`the results of ${of}`, scores, finalScores(game, ranked));
  return found.map((what) => ({ promise: 'read models are the fold of the log', what }));
};

/** Everybody's answers, and where a question closed a row for each seat that had none. */
const answersOf = (record: GameRecord) => {
  const answers: ReadModels['answers'][number][] = [];
  walk(record, (event, game) => {
    if (event.type === 'AnswerSubmitted') {
      const { playerId, questionIndex, choice, isCorrect } = event.data;
      answers.push({ playerId, questionIndex, choice, isCorrect });
    }
    if (!('closed' in event.data) || !event.data.closed) return;
    const { index: questionIndex } = event.data.closed;
    for (const seat of game.seats.byId.values())
      if (!seat.removed && !answerTo(seat, questionIndex))
        answers.push({ playerId: seat.playerId, questionIndex, choice: null, isCorrect: false });
  });
  return answers;
};

/** The first place in order of joining, three at most; nobody wins without a point. */
const winnerOf = (ranked: readonly RankedSeat[]): string | null => {
  const first = ranked.filter(({ position, seat }) => position === 1 && seat.score > 0);
  if (first.length === 0) return null;
  const names = first.slice(0, 3).map(({ seat }) => seat.name);
  return names.join(', ') + (first.length > 3 ? ', …' : '');
};

/** How each opened question went, over the seats that count at the end. */
const questionsOf = (record: GameRecord, game: FinishedGame): ReadModels['questions'] =>
  Array.from({ length: openedCount(game) }, (_, questionIndex) => {
    const counts = [0, 0, 0, 0];
    for (const { data } of eventsOf(record.log, 'AnswerSubmitted')) {
      const counted = isSeated(game, data.playerId) && data.questionIndex === questionIndex;
      if (counted && data.choice !== null) counts[data.choice] = (counts[data.choice] ?? 0) + 1;
    }
    const chosen = counts.reduce((sum, count) => sum + count, 0);
    const correct = counts[questionAt(game, questionIndex).answer] ?? 0;
    return { questionIndex, counts, noAnswer: game.seats.participants - chosen, correct };
  });

const isSeated = (game: PlayableGame, playerId: string): boolean =>
  [...game.seats.byId.values()].some((seat) => seat.playerId === playerId && !seat.removed);

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
