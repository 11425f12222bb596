import type { AnswersByQuestion } from '../answers.js';
import { boardPoints } from '../board-points.js';
import type { OptionCounts } from '../contract/game-state.js';
import type { InsightsDecided } from '../contract/insights.js';
import { isVoided } from '../corrections.js';
import {
  earnedHere,
  type FinishedGame,
  isHostsOwn,
  openedCount,
  questionAt,
  type Seat,
  wasTaken,
} from '../game.js';
import type { PlayerId, UserId } from '../ids.js';
import { isAnswer, isJudged } from '../questions.js';
import { hasWon, type RankedSeat, standings, teamMean, teamMembers, teamStandings } from '../standings.js';
import { answersTo, shareRight } from './results.js';

/** How a question went. */
export interface QuestionResult {
  readonly index: number;
  readonly participants: number;
  readonly counts: OptionCounts;
  readonly noAnswer: number;
  readonly correct: number;
  /** How much of all answers together was right, each 0 to 1; null where nothing is asked to be right, or no longer counts. */
  readonly shares: number | null;
  /** Of the choices made, whole ms; null where there were none. */
  readonly medianMs: number | null;
  /** How many chose an answer to this question or to a later one. */
  readonly stayed: number;
}

/** What an account took from a game that it played, by the best of its seats: its figures are those of this game alone. */
export interface AccountResult {
  readonly userId: UserId;
  readonly playerId: PlayerId;
  readonly score: number;
  readonly answered: number;
  readonly correct: number;
  readonly position: number;
  readonly boardPoints: number | null;
  /** As it was told that night: corrections neither give nor take. First place, with a point at least. */
  readonly won: boolean;
  /** As it was told that night: every question of the game that has a right answer right, those that were never opened too. */
  readonly perfect: boolean;
}

export interface TeamResult {
  readonly teamName: string;
  readonly score: number;
  readonly boardPoints: number | null;
}

/** A place on the game's own board, of which leagues are made. */
export interface GamePlace {
  readonly kind: 'player' | 'team';
  /** Of the seat; of a team its name. */
  readonly id: string;
  readonly score: number;
  /** 1, 2, 2, 4. */
  readonly position: number;
}

/** What a game that was played to its end came to: all that history, statistics, boards and insights are made of. */
export interface GameResults {
  readonly participants: number;
  /** Seats that are not the host's own. */
  readonly others: number;
  /** The names of the first place, three at most; null where nobody has a point. */
  readonly winner: string | null;
  /** Who is named there; `more`: there are others besides. */
  readonly winners: { readonly named: readonly PlayerId[]; readonly more: boolean };
  /** What the first place came by; null where there was nobody to win against, or nothing was won. */
  readonly decidedBy: keyof InsightsDecided | null;
  readonly questions: readonly QuestionResult[];
  readonly accounts: readonly AccountResult[];
  readonly teams: readonly TeamResult[];
  /** Everybody's that counts, players' and teams'. */
  readonly places: readonly GamePlace[];
}

const namesAtMost = 3;

/** Without what only a page shows: the tables keep figures. */
const resultOf = (game: FinishedGame, answers: AnswersByQuestion, index: number) => {
  const { counts, noAnswer, correct, shares, medianMs } = answersTo(game, answers, index);
  const counted = isJudged(questionAt(game, index)) && !isVoided(game, index);
  return { counts, noAnswer, correct, shares: counted ? shares : null, medianMs };
};

const winnersOf = (ranked: readonly RankedSeat[]): Pick<GameResults, 'winner' | 'winners'> => {
  const won = ranked.filter(hasWon).map(({ seat }) => seat);
  const named = won.slice(0, namesAtMost);
  const more = won.length > named.length;
  const winner = named.map(({ name }) => name).join(', ') + (more ? ', …' : '');
  return {
    winner: won.length === 0 ? null : winner,
    winners: { named: named.map(({ playerId }) => playerId), more },
  };
};

/** Sums of shares that differ by less are the same sum in another order. */
const sharesTo = 1e6;

/** How many answers of each seat were right, what is right in part with its share. */
const knownBy = (answers: AnswersByQuestion): ((place: RankedSeat) => number) => {
  const known = new Map<PlayerId, number>();
  for (const given of answers.values())
    for (const [playerId, answer] of given)
      known.set(playerId, (known.get(playerId) ?? 0) + shareRight(answer));
  return ({ seat }) =>
    Math.round(((seat.carried?.correct ?? 0) + (known.get(seat.playerId) ?? 0)) * sharesTo);
};

const decidedBy = (ranked: readonly RankedSeat[], answers: AnswersByQuestion): GameResults['decidedBy'] => {
  const knownOf = knownBy(answers);
  const first = ranked.filter(hasWon).map(knownOf);
  if (first.length === 0 || ranked.length < 2) return null;
  const all = ranked.map(knownOf);
  const most = Math.max(...all);
  if (Math.max(...first) < most) return 'speed';
  return all.filter((known) => known === most).length > 1 ? 'tie' : 'knowledge';
};

/** How many seats chose an answer to each question or to a later one. */
const stayedOf = (game: FinishedGame, answers: AnswersByQuestion): number[] => {
  const seen = new Set<PlayerId>();
  const stayed: number[] = [];
  for (let index = openedCount(game) - 1; index >= 0; index -= 1) {
    for (const [playerId, answer] of answers.get(index) ?? [])
      if (isAnswer(answer) && game.seats.byId.get(playerId)?.removed === false) seen.add(playerId);
    stayed[index] = seen.size;
  }
  return stayed;
};

/** The best seat of each account that played. */
const bestSeats = (ranked: readonly RankedSeat[]): Map<UserId, RankedSeat> => {
  const best = new Map<UserId, RankedSeat>();
  for (const one of ranked) {
    const { userId } = one.seat;
    if (userId !== null && !best.has(userId) && wasTaken(one.seat)) best.set(userId, one);
  }
  return best;
};

/**
 * What a game came to as it counts now. `told` is the same game as it was when it ended, before any correction; `answers`
 * are those of its log, as they count with the corrections that stand (`countedAnswers`).
 */
export const gameResults = (
  told: FinishedGame,
  game: FinishedGame,
  answers: AnswersByQuestion,
): GameResults => {
  const ranked = standings(game);
  const points = boardPoints(game, answers);
  const pointsOf = ({ playerId }: Seat): number | null => points.get(playerId) ?? null;
  const thatNight = bestSeats(standings(told));
  const toKnow = told.content.questions.filter(isJudged).length;
  const stayed = stayedOf(game, answers);
  const { participants } = game.seats;
  return {
    participants,
    others: ranked.filter(({ seat }) => !isHostsOwn(game, seat)).length,
    ...winnersOf(ranked),
    decidedBy: decidedBy(ranked, answers),
    questions: stayed.map((stay, index) => ({
      index,
      participants,
      ...resultOf(game, answers, index),
      stayed: stay,
    })),
    accounts: [...bestSeats(ranked)].map(([userId, { seat, position }]) => {
      const then = thatNight.get(userId);
      const { score, chosen, correct } = earnedHere(seat);
      return {
        userId,
        playerId: seat.playerId,
        score,
        answered: chosen,
        correct,
        position,
        boardPoints: pointsOf(seat),
        won: then !== undefined && hasWon(then),
        perfect: toKnow > 0 && then !== undefined && earnedHere(then.seat).correct === toKnow,
      };
    }),
    teams: [...teamMembers(game)].map(([teamName, members]) => ({
      teamName,
      score: teamMean(game, members, (seat) => earnedHere(seat).score) ?? 0,
      boardPoints: teamMean(game, members, pointsOf),
    })),
    places: [
      ...ranked.map(
        ({ seat, position }): GamePlace => ({
          kind: 'player',
          id: seat.playerId,
          score: seat.score,
          position,
        }),
      ),
      ...teamStandings(game, Number.POSITIVE_INFINITY).map(
        ({ teamName, score, position }): GamePlace => ({ kind: 'team', id: teamName, score, position }),
      ),
    ],
  };
};
