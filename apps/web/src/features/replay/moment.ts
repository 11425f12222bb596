import {
  board,
  countChoices,
  currentIndex,
  type GameQuestion,
  type PlayableGame,
  questionAt,
  type Replay,
  type Seat,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import type { BoardEntry, Choice, OptionCounts, TeamEntry } from '@clockbeat/domain/contract';

/** As many names as can be looked over; the rest is counted. */
const listedAtMost = 60;

interface GivenAnswer {
  readonly playerId: string;
  readonly name: string;
  readonly choice: Choice | null;
  readonly isCorrect: boolean;
  readonly points: number;
  readonly responseMs: number;
}

/** What is known of the question that is, or last was, before everybody. */
export interface QuestionMoment {
  readonly index: number;
  readonly question: GameQuestion;
  readonly counts: OptionCounts;
  /** In the order in which they came, at most 60. */
  readonly answers: readonly GivenAnswer[];
  readonly answered: number;
  /** Players who had not answered yet, at most 60 names. */
  readonly silent: readonly string[];
  readonly silentCount: number;
}

/** A game as it was after one event, in plain values: nothing here changes when the next moment is looked at. */
export interface Moment {
  readonly version: number;
  readonly status: PlayableGame['status'];
  readonly questionCount: number;
  readonly participants: number;
  readonly board: readonly BoardEntry[];
  readonly teams: readonly TeamEntry[];
  readonly question: QuestionMoment | null;
}

/** The moment after event `version` (from 1), by the fold of the log up to it. */
export const momentOf = (replay: Replay, version: number): Moment => {
  const game = replay.at(version);
  return {
    version,
    status: game.status,
    questionCount: game.content.questions.length,
    participants: game.seats.participants,
    board: board(game, standings(game)),
    teams: teamStandings(game),
    question: questionMoment(game),
  };
};

const questionMoment = (game: PlayableGame): QuestionMoment | null => {
  if (game.status === 'waiting') return null;
  if (game.status === 'finished' && game.lastOpened === null) return null;
  const index = currentIndex(game);
  const seats = [...game.seats.byId.values()].filter(({ removed }) => !removed);
  const given = seats.filter((seat) => hasAnswered(seat, index)).sort(byAnswer);
  const silent = seats.filter((seat) => !hasAnswered(seat, index));
  return {
    index,
    question: questionAt(game, index),
    counts: countChoices(game, index).counts,
    answers: given.slice(0, listedAtMost).flatMap(answerOf),
    answered: given.length,
    silent: silent.slice(0, listedAtMost).map(({ name }) => name),
    silentCount: silent.length,
  };
};

const hasAnswered = (seat: Seat, index: number): boolean => seat.last?.questionIndex === index;

const byAnswer = (a: Seat, b: Seat): number => (a.last?.version ?? 0) - (b.last?.version ?? 0);

const answerOf = ({ playerId, name, last }: Seat): GivenAnswer[] =>
  last === null
    ? []
    : [
        {
          playerId,
          name,
          choice: last.choice,
          isCorrect: last.isCorrect,
          points: last.points,
          responseMs: last.responseMs,
        },
      ];
