import { type CoHosts, hasLed } from './co-hosts.js';
import type { QuestionChange } from './contract/corrections.js';
import type { CloseReason, Doubt, EndedBy, GameKind, Joining } from './contract/game-state.js';
import type { OperatorReason } from './contract/operators.js';
import type { GameRules } from './contract/rules.js';
import type {
  AnswerDoubt,
  AnswerOutcome,
  AttemptFacts,
  CarriedSeat,
  ChangedOutcome,
  ForkedFrom,
  GameContent,
  GameEventData,
  GhostsOf,
  OpenedQuestion,
  PreparedTeams,
  SeatAsked,
  TimeFactor,
} from './events.js';
import type { CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';
import { type AnswerParts, type GameQuestion, isJudged } from './questions.js';
import { patience } from './rules.js';

/** The last answer of a seat, with its outcome as the event told it. */
export interface SeatAnswer extends AnswerOutcome, AnswerParts {
  questionIndex: number;
  total: number;
  streak: number;
  responseMs: number;
  /** Absent: 1. */
  timeFactor?: TimeFactor;
  doubt?: AnswerDoubt;
  version: number;
}

/** An answer that counts when its question is closed, unless another one of the same seat takes its place. */
export interface PendingAnswer {
  readonly data: GameEventData['AnswerSubmitted'];
  readonly version: number;
  /** Version of the first answer of this seat to this question. */
  readonly since: number;
  readonly at: number;
}

/** Where a seat stands on the board that was shown last, and where it stood on the one before; null: on none. */
export interface ShownPlace {
  readonly position: number;
  readonly was: number | null;
}

/** The sums of a seat that a correction changes. */
export interface SeatSums {
  score: number;
  correct: number;
  /** Sum of the answering times of correct answers, ms: the smaller one ranks first among equal scores. */
  correctMs: number;
  /** Of that sum, and of the points for speed; absent: none was measured. */
  doubt?: Doubt;
}

/** One player in one game: totals and the last answer, no history. */
export interface Seat extends SeatSums {
  readonly playerId: PlayerId;
  /** As everybody sees it. */
  name: string;
  /** As its player typed it, where that is another one; for its player and the host. */
  ownName?: string;
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
  /** When it was banned, epoch ms; absent: it was not. */
  bannedAt?: number;
  answered: number;
  /** Sum and number of the answering times of all chosen answers, for the average speed. */
  chosenMs: number;
  chosen: number;
  /** As it was told: no correction changes it, nor the streak in it. */
  last: SeatAnswer | null;
  /** In a paced game, while its question is open: nothing of it is in the sums yet. */
  pending: PendingAnswer | null;
  shown: ShownPlace | null;
  timeFactor: TimeFactor;
  /** Its time was spoken of in this game, if only to be as all others': nothing is carried over any more. */
  timeGiven?: true;
  stars: number | null;
  /** Its ghost may be called by its name; absent: by another one. */
  lentName?: true;
  /** How often it changed its mind: ready, team, coming back. */
  changes: number;
  /** The sums as the game ended; null while no correction changes them. */
  atTheEnd: SeatSums | null;
  /** What it brought along from another game, and is in its sums; absent: it took its seat here. */
  readonly carried?: CarriedSeat & { readonly score: number };
}

/** Who waits for the host to be admitted. */
export interface Knock extends SeatAsked {
  readonly at: number;
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
  /** In their order. */
  readonly knocks: Map<PlayerId, Knock>;
  /** Who was not admitted: it stays out, as who was removed. */
  readonly refused: Set<PlayerId>;
  /** How each team was first written, by what its name is compared by. */
  readonly teams: Map<string, string>;
  /** The seat that each token opens, or opened, that was given one by a move. */
  readonly moved: Map<PlayerId, PlayerId>;
  /** Seats of another game that nobody has come for yet, each by what its token derives to there. */
  readonly awaited: Map<PlayerId, PlayerId>;
  /** The games in which those tokens derive to that. */
  readonly provedIn: Set<GameId>;
  /** The seats that have more time than others: few. */
  readonly extended: Set<PlayerId>;
  /** The round that counts double, for each team or seat (`jokerKey`) that has declared one. */
  readonly jokers: Map<string, number>;
  /** Seats that were ever made, and how many of them were brought along. */
  made: number;
  carried: number;
  /** Seats that count: neither removed nor given back before the start. */
  participants: number;
  /** The names that were told to be forgotten (`forgottenKey`): whoever keeps names beside the seats asks for them again. */
  readonly forgotten: Set<string>;
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
  /** Whose it is. */
  readonly hostId: UserId | null;
  /** Its host while it went on: it may have been handed over since. */
  readonly ledBy: UserId | null;
  readonly teamId: TeamId | null;
  readonly hostTeamName: string | null;
  readonly gameCode: string;
  /** The game whose people it goes on with; null: none. */
  readonly parentGameId: GameId | null;
  /** Whose attempt at which assignment it is, with the deadline as it was last moved; null: none. */
  readonly assignment: AttemptFacts | null;
  /** Where in it, if it goes on with the seats as they were then; null: it begins anew. */
  readonly forkedFrom: ForkedFrom | null;
  /** Who plays along as they did on another evening; null: nobody does. */
  readonly ghostsOf: GhostsOf | null;
  readonly content: GameContent;
  readonly rules: GameRules;
  readonly teamMode: boolean;
  readonly joining: Joining;
  readonly coHosts: CoHosts;
  readonly createdAt: number;
  readonly autoStartAt: number | null;
  readonly startedAt: number | null;
  readonly seats: Seats;
}

export interface WaitingGame extends BornGame {
  readonly status: 'waiting';
}

/** What a paced game shows between its questions. */
export interface Stage {
  readonly name: 'revealed' | 'board' | 'break';
  readonly since: number;
  /** When it leads on by itself, or is planned to be over; null: when the host does. */
  readonly until: number | null;
  /** What closed the question before it. */
  readonly reason: CloseReason;
  /** Words of a cloud that the host has taken off the wall, folded; absent: none. */
  readonly hidden?: readonly string[];
}

interface StartedGame extends BornGame {
  /** The newest that was opened; in a stage it is closed. */
  readonly question: OpenedQuestion;
  /** Null while the question is on: its round's title, its reading, its time. */
  readonly stage: Stage | null;
}
export interface ActiveGame extends StartedGame {
  readonly status: 'active';
}
/** The clock stands. */
export interface PausedGame extends StartedGame {
  readonly status: 'paused';
  /** What remains of what was on; null where only its host would have ended it. */
  readonly msLeft: number | null;
  /** What remains until the question opens. */
  readonly msToOpen: number;
  readonly pausedAt: number;
}
export interface FinishedGame extends BornGame {
  readonly status: 'finished';
  readonly endedBy: EndedBy;
  /** Why an operator of the installation ended it, where one did. */
  readonly operator?: OperatorReason;
  readonly endedAt: number;
  /** Index of the last opened question; null when none was. */
  readonly lastOpened: number | null;
  /** All that were ever made, the undone ones too, in that order. */
  readonly corrections: readonly Correction[];
  /** Where its people go on; of several the newest; null: nowhere. */
  readonly nextGameId: GameId | null;
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
export const questionAt = ({ content }: Pick<PlayableGame, 'content'>, index: number): GameQuestion => {
  const question = content.questions[index];
  if (!question) throw new Error(`“${content.title}” has no question ${index}`);
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

/** Whether an account has this seat that led the game, as its host or beside it. */
export const isHostsOwn = (game: PlayableGame, { userId }: Seat): boolean => hasLed(game, userId);

/** Whether its phases follow each other one by one: then nobody learns who was right before a question is closed. */
export const isPaced = ({ rules }: PlayableGame): boolean => rules.pacing !== 'swift';

/** The question that may be answered, or will be: neither closed nor replaced by what follows it. */
export const openQuestion = (game: PlayableGame): OpenedQuestion | null =>
  (game.status === 'active' || game.status === 'paused') && game.stage === null ? game.question : null;

/** Whether the outcomes of answers to this question are still nobody's to know. */
export const isSecret = (game: PlayableGame, questionIndex: number): boolean =>
  isPaced(game) && openQuestion(game)?.index === questionIndex;

/** How far the log may be told to anybody: before the first answer whose outcome is still nobody's to know. */
export const toldVersion = (game: PlayableGame): number => {
  let told = game.version;
  for (const { pending } of game.seats.byId.values()) if (pending) told = Math.min(told, pending.since - 1);
  return told;
};

const extraMs = (game: PlayableGame, { timeFactor }: Seat, index: number): number =>
  timeFactor === 1 ? 0 : (timeFactor - 1) * questionAt(game, index).timeLimit * 1000;

/** Until when this player may answer, epoch ms. */
export const deadlineFor = (game: PlayableGame, seat: Seat, question: OpenedQuestion): number =>
  Math.min(
    question.closesAt + extraMs(game, seat, question.index),
    game.assignment?.closesAt ?? Number.POSITIVE_INFINITY,
  );

/** Until when somebody may answer who has not: those who have more time are waited for. */
export const lastDeadline = (game: ActiveGame): number => {
  let last = game.question.closesAt;
  for (const playerId of game.seats.extended) {
    const seat = game.seats.byId.get(playerId);
    if (!seat || seat.removed || seat.left || givenTo(seat, game.question.index)) continue;
    last = Math.max(last, deadlineFor(game, seat, game.question));
  }
  return last;
};

/** Whether this seat has given an answer to that question, however it counts. */
export const givenTo = (seat: Seat, questionIndex: number): boolean =>
  seat.pending?.data.questionIndex === questionIndex || answerTo(seat, questionIndex) !== null;

/** When time itself ends the game's present state, epoch ms; null once it is finished. */
export const dueAt = (game: PlayableGame): number | null => {
  if (game.assignment && game.status !== 'finished') return dueInAttempt(game, game.assignment);
  switch (game.status) {
    case 'waiting':
      return game.autoStartAt ?? game.createdAt + patience.waiting;
    case 'active': {
      const { stage } = game;
      if (stage === null) return lastDeadline(game) + game.rules.settleMs;
      if (game.rules.pacing === 'timed' && stage.until !== null) return stage.until;
      return (stage.until ?? stage.since) + patience.led;
    }
    case 'paused':
      return game.pausedAt + patience.paused;
    case 'finished':
      return null;
  }
};

/** Its player may come back at any time before the deadline: nothing but that and a question's time ends what is on. */
const dueInAttempt = (game: PlayableGame, { closesAt }: AttemptFacts): number =>
  game.rules.settleMs +
  (game.status === 'active' && game.stage === null ? Math.min(lastDeadline(game), closesAt) : closesAt);

/** When that is once this seat is otherwise: it may be the one that is waited for. */
export const dueWith = (game: PlayableGame, seat: Seat, otherwise: Partial<Seat>): number | null => {
  const byId = new Map(game.seats.byId).set(seat.playerId, { ...seat, ...otherwise });
  const extended = new Set(game.seats.extended).add(seat.playerId);
  return dueAt({ ...game, seats: { ...game.seats, byId, extended } });
};

/** Where a paused game goes on: what was on ends when the event says, and has stood as long as it had before. */
export const whereItGoesOn = (
  { question, stage, pausedAt }: PausedGame,
  at: number,
  { closesAt, opensAt }: Pick<GameEventData['GameResumed'], 'closesAt' | 'opensAt'>,
): Pick<ActiveGame, 'question' | 'stage'> => {
  if (stage) return { question, stage: { ...stage, since: stage.since + at - pausedAt, until: closesAt } };
  // older releases wrote no `opensAt`: there a pause between two questions ended it, and the whole question was left
  const opened = opensAt ?? Math.min(question.opensAt, at);
  return { question: { index: question.index, opensAt: opened, closesAt: closesAt ?? opened }, stage };
};

/** The answer this seat gave to that question, if it is the last it gave. */
export const answerTo = (seat: Seat, questionIndex: number): SeatAnswer | null =>
  seat.last?.questionIndex === questionIndex ? seat.last : null;

/** The last question before `index` about which there was something to be right; -1: there was none. */
const judgedBefore = ({ content }: Pick<PlayableGame, 'content'>, index: number): number =>
  content.questions.findLastIndex((question, before) => before < index && isJudged(question));

/**
 * Consecutive correct answers before question `index`: a missed question ends a streak without any event, but one that
 * asked for an opinion does not.
 */
export const streakBefore = (game: Pick<PlayableGame, 'content'>, seat: Seat, index: number): number => {
  const before = judgedBefore(game, index);
  if (seat.last && seat.last.questionIndex >= Math.max(0, before)) return seat.last.streak;
  return before < 0 ? (seat.carried?.streak ?? 0) : 0;
};

/** Whether seats are still to come along from the game that this one goes on from: nobody else comes in before them. */
export const awaitsSeats = ({ forkedFrom, seats }: PlayableGame): boolean =>
  forkedFrom !== null && seats.carried < forkedFrom.seats;

/** Whether somebody sits, or has sat, on it in this game: a seat that came along may wait in vain. */
export const wasTaken = ({ carried, tokenId, playerId }: Seat): boolean =>
  carried === undefined || tokenId !== playerId;

/** What a seat came to in this game alone, without what it brought along. */
export const earnedHere = ({
  score,
  correct,
  chosen,
  carried,
}: Seat): Pick<Seat, 'score' | 'correct' | 'chosen'> => ({
  score: score - (carried?.score ?? 0),
  correct: correct - (carried?.correct ?? 0),
  chosen: chosen - (carried?.chosen ?? 0),
});

/** The streak to show now: the open question leaves it as it was until it is answered, and one that was missed ends it. */
export const currentStreak = (game: PlayableGame, seat: Seat): number => {
  if (game.status === 'waiting') return 0;
  const index = currentIndex(game);
  const answer = answerTo(seat, index);
  if (answer) return answer.streak;
  return openQuestion(game) || !isJudged(questionAt(game, index)) ? streakBefore(game, seat, index) : 0;
};
