import type { QuestionChange } from './contract/corrections.js';
import type { Choice, EndedBy, GameKind, GameRules, Joining } from './contract/game-state.js';
import type { ChangedOutcome, GameContent, GameQuestion, OpenedQuestion, PreparedTeams } from './events.js';
import type { CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';
import { patience } from './rules.js';

/** The last answer of a seat, with its outcome as the event told it. */
export interface SeatAnswer {
  questionIndex: number;
  choice: Choice | null;
  isCorrect: boolean;
  points: number;
  speedBonus: number;
  total: number;
  streak: number;
  responseMs: number;
  version: number;
}

/** The sums of a seat that a correction changes. */
export interface SeatSums {
  score: number;
  correct: number;
  /** Sum of the answering times of correct answers, ms: the smaller one ranks first among equal scores. */
  correctMs: number;
}

/** One player in one game: totals and the last answer, no history. */
export interface Seat extends SeatSums {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly userId: UserId | null;
  /** Order of joining, from 1; ties in the standings are listed by it. */
  readonly order: number;
  readonly joinedAt: number;
  /** What the token that opens it derives to: its own id, until it moved to another device. */
  tokenId: PlayerId;
  teamName: string | null;
  ready: boolean;
  /** Left by its own wish after the start: stays on the board, its token brings it back. */
  left: boolean;
  removed: boolean;
  answered: number;
  /** Sum and number of the answering times of all chosen answers, for the average speed. */
  chosenMs: number;
  chosen: number;
  /** As it was told: no correction changes it, nor the streak in it. */
  last: SeatAnswer | null;
  stars: number | null;
  /** How often it changed its mind: ready, team, coming back. */
  changes: number;
  /** The sums as the game ended; null while no correction changes them. */
  atTheEnd: SeatSums | null;
}

/** A name in a game: who holds it, and how often it was free again. */
export interface NameUse {
  heldBy: PlayerId | null;
  freed: number;
}

/**
 * The seats belong to the newest state and are changed in place: copying thousands of them for every answer would make
 * an answer cost what the whole room costs. Nobody keeps an older state of a game beside a newer one.
 */
export interface Seats {
  readonly byId: Map<PlayerId, Seat>;
  readonly names: Map<string, NameUse>;
  /** How each team was first written, by what its name is compared by. */
  readonly teams: Map<string, string>;
  /** The seat that each token opens, or opened, that was given one by a move. */
  readonly moved: Map<PlayerId, PlayerId>;
  /** Seats that were ever made. */
  made: number;
  /** Seats that count: neither removed nor given back before the start. */
  participants: number;
}

export interface UnbornGame {
  readonly status: 'unborn';
  readonly gameId: GameId;
  readonly version: 0;
  readonly round: -1;
}

/** What a host found wrong with a question after the game. */
export interface Correction {
  readonly correctionId: CorrectionId;
  readonly questionIndex: number;
  readonly change: QuestionChange;
  readonly reason: string;
  readonly at: number;
  /** None of one that was undone. */
  readonly outcomes: readonly ChangedOutcome[];
  readonly undone: boolean;
}

interface BornGame extends PreparedTeams {
  readonly gameId: GameId;
  /** Version of the last event in this state. */
  readonly version: number;
  /** Number of transitions so far: the fence of the store. */
  readonly round: number;
  readonly kind: GameKind;
  readonly hostId: UserId | null;
  readonly teamId: TeamId | null;
  readonly hostTeamName: string | null;
  readonly gameCode: string;
  readonly content: GameContent;
  readonly rules: GameRules;
  readonly teamMode: boolean;
  readonly joining: Joining;
  readonly createdAt: number;
  readonly autoStartAt: number | null;
  readonly startedAt: number | null;
  readonly seats: Seats;
}

export interface WaitingGame extends BornGame {
  readonly status: 'waiting';
}
export interface ActiveGame extends BornGame {
  readonly status: 'active';
  readonly question: OpenedQuestion;
}
export interface PausedGame extends BornGame {
  readonly status: 'paused';
  /** As it was opened; the clock stands, `msLeft` is what remains. */
  readonly question: OpenedQuestion;
  readonly msLeft: number;
  readonly pausedAt: number;
}
export interface FinishedGame extends BornGame {
  readonly status: 'finished';
  readonly endedBy: EndedBy;
  readonly endedAt: number;
  /** Index of the last opened question; null when none was. */
  readonly lastOpened: number | null;
  /** All that were ever made, the undone ones too, in that order. */
  readonly corrections: readonly Correction[];
}

export type PlayableGame = WaitingGame | ActiveGame | PausedGame | FinishedGame;
export type Game = UnbornGame | PlayableGame;

export const unborn = (gameId: GameId): UnbornGame => ({ status: 'unborn', gameId, version: 0, round: -1 });

/** Index of the open, paused or last opened question; 0 before the first, as the contract has it. */
export const currentIndex = (game: PlayableGame): number => {
  if (game.status === 'waiting') return 0;
  return game.status === 'finished' ? (game.lastOpened ?? 0) : game.question.index;
};

/** How many questions were opened so far. */
export const openedCount = (game: PlayableGame): number => {
  if (game.status === 'waiting') return 0;
  return game.status === 'finished' ? (game.lastOpened ?? -1) + 1 : game.question.index + 1;
};

/** The question at `index`; a bug if the game has none there. */
export const questionAt = (game: PlayableGame, index: number): GameQuestion => {
  const question = game.content.questions[index];
  if (!question) throw new Error(`${game.gameId} has no question ${index}`);
  return question;
};

/** A seat that may act: known and not removed. */
export const activeSeat = (game: PlayableGame, playerId: PlayerId | null): Seat | null => {
  const seat = playerId === null ? undefined : game.seats.byId.get(playerId);
  return seat && !seat.removed ? seat : null;
};

/** The seat that the token of this id opens, or opened before it moved on. */
export const seatOfToken = ({ byId, moved }: Seats, tokenId: PlayerId): Seat | null =>
  byId.get(moved.get(tokenId) ?? tokenId) ?? null;

/** The seat that the token of this id proves: one that has moved on is not proved by its old token any more. */
export const seatProvedBy = (seats: Seats, tokenId: PlayerId): Seat | null => {
  const seat = seatOfToken(seats, tokenId);
  return seat?.tokenId === tokenId ? seat : null;
};

/** Whether the host's own account has this seat. */
export const isHostsOwn = ({ hostId }: PlayableGame, { userId }: Seat): boolean =>
  userId !== null && userId === hostId;

/** Until when this player may answer. Everybody's deadline is the question's today; extended time needs only this. */
export const deadlineFor = (_seat: Seat, question: OpenedQuestion): number => question.closesAt;

/** When time itself ends the game's present state, epoch ms; null once it is finished. */
export const dueAt = (game: PlayableGame): number | null => {
  switch (game.status) {
    case 'waiting':
      return game.autoStartAt ?? game.createdAt + patience.waiting;
    case 'active':
      return game.question.closesAt + game.rules.settleMs;
    case 'paused':
      return game.pausedAt + patience.paused;
    case 'finished':
      return null;
  }
};

/** The answer this seat gave to that question, if it is the last it gave. */
export const answerTo = (seat: Seat, questionIndex: number): SeatAnswer | null =>
  seat.last?.questionIndex === questionIndex ? seat.last : null;

/** Consecutive correct answers before question `index`: a missed question ends a streak without any event. */
export const streakBefore = (seat: Seat, index: number): number =>
  seat.last?.questionIndex === index - 1 ? seat.last.streak : 0;

/** The streak to show now: the open question leaves it as it was until it is answered. */
export const currentStreak = (game: PlayableGame, seat: Seat): number => {
  if (game.status === 'waiting') return 0;
  const index = currentIndex(game);
  const answer = answerTo(seat, index);
  if (answer) return answer.streak;
  return game.status === 'finished' ? 0 : streakBefore(seat, index);
};
