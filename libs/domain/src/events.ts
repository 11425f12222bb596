import type { QuestionChange } from './contract/corrections.js';
import type { GameDifficulty } from './contract/difficulty.js';
import type {
  AssignmentFeedback,
  CloseReason,
  Doubt,
  EndedBy,
  GameKind,
  Joining,
} from './contract/game-state.js';
import type { NameOwner } from './contract/http.js';
import { allMedia } from './contract/media.js';
import type { OperatorReason } from './contract/operators.js';
import type { AssignmentId, CommandId, CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';
import {
  type AnswerParts,
  type GameQuestion,
  type LoggedQuestion,
  loggedQuestion,
  questionIn,
} from './questions.js';
import { areFirstRules, type StoredRules } from './rules.js';

export interface OpenedQuestion {
  index: number;
  /** Epoch ms of the server's clock. */
  opensAt: number;
  closesAt: number;
  /** When the title of its round gives way to it; absent: there is none to show. */
  readsAt?: number;
}
export interface ClosedQuestion {
  index: number;
  reason: CloseReason;
}

/** What an answer came to. */
export interface AnswerOutcome {
  /** In full. */
  isCorrect: boolean;
  /** What share of it is right; absent where that is all or nothing. */
  fraction?: number;
  points: number;
  /** The part of `points` that speed earned. */
  speedBonus: number;
  /** The part of `points` that right answers in a row earned; absent where there is none. */
  streakBonus?: number;
}

/** What a seat's time is multiplied by. */
export const timeFactors = [1, 1.25, 1.5, 2] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** How much later than it was given an answer may have come, by round trips that were measured before it. */
export interface AnswerDoubt {
  /** Their mean, ms. */
  tripMs: number;
  /** Their standard deviation, ms. */
  jitterMs: number;
  /** What speed would have earned besides, had it come so much earlier. */
  points: number;
}

/** An answer that comes to something else by a correction. */
export interface ChangedOutcome {
  playerId: PlayerId;
  /** What its answering time weighs: among equal scores the right answers' times decide, where the scoring counts them. */
  responseMs: number;
  /** What its doubt weighs there; absent: none. */
  doubt?: AnswerDoubt;
  was: AnswerOutcome;
  is: AnswerOutcome;
}

/** A host's word on what players have typed, while the game goes on: whether it counts as right. */
export type Verdict = 'accepted' | 'refused';

/** What a game plays. */
export interface GameContent<Q = GameQuestion> {
  title: string;
  category: string;
  difficulty: GameDifficulty;
  /** Whole seconds; what the call asked for, each question carries its own limit. */
  timePerQuestion: number;
  questions: Q[];
}

/** As an event has it: replaced as a whole by GameRevised while the game waits. */
export type LoggedContent = GameContent<LoggedQuestion>;

export const contentIn = ({
  title,
  category,
  difficulty,
  timePerQuestion,
  questions,
}: LoggedContent): GameContent => ({
  title,
  category,
  difficulty,
  timePerQuestion,
  questions: questions.map(questionIn),
});

export const loggedContent = (content: GameContent): LoggedContent => ({
  ...content,
  questions: content.questions.map(loggedQuestion),
});

/** Teams that a host writes down before anybody is in them. */
export interface PreparedTeams {
  readonly preparedTeams: readonly string[];
  /** Whether players may choose these alone. Without any there is nothing to keep to. */
  readonly onlyPreparedTeams: boolean;
}

/** Of a game that is somebody's attempt at an assignment, which many play at their own pace: what it is decided by. */
export interface AttemptFacts {
  assignmentId: AssignmentId;
  /** Whose of its people it is, from 1. */
  person: number;
  /** Of this person, from 1. */
  attempt: number;
  /** Epoch ms: from then on nothing counts any more. */
  closesAt: number;
  feedback: AssignmentFeedback;
  /** Questions have no time of their own; absent: they have. */
  untimed?: true;
  /** Of each question its place in the assignment; absent: they stand as they do there. */
  order?: readonly number[];
}

/** The evening that a game is played against (docs/decisions/102). */
export interface GhostsOf {
  readonly gameId: GameId;
  /** Up to which of its events it counts: what was corrected later is not played. */
  readonly version: number;
  /** How many ghosts count. */
  readonly ghosts: number;
  /** Of each question of the game its index there. */
  readonly questions: readonly number[];
}

/** Whoever asks for a seat, and how it is to be called. */
export interface SeatAsked {
  playerId: PlayerId;
  /** As its player typed it. */
  name: string;
  /** What everybody else but the host sees in its place; absent: the name itself. */
  shownName?: string;
  teamName: string | null;
  userId: UserId | null;
}

/** From where a game goes on: the log of its parent, up to one of its events (docs/decisions/101). */
export interface ForkedFrom {
  /** That event's. */
  readonly version: number;
  /** The parent's rolling seal over everything up to it, hex: the child's own seal covers it, and so all that lies before. */
  readonly seal: string;
  /** How many questions counted until then: what seats bring along was made in these. */
  readonly counted: number;
  /** How many seats come along, each by a PlayerJoined of its own, before anybody else comes in. */
  readonly seats: number;
}

/** What a seat brings along, beside its score, from the game that its game goes on from. Times in ms. */
export interface CarriedSeat {
  /** Whoever's token derives to `tokenId` in this game takes the seat. */
  readonly gameId: GameId;
  readonly tokenId: PlayerId;
  readonly answered: number;
  readonly correct: number;
  readonly correctMs: number;
  readonly chosen: number;
  readonly chosenMs: number;
  /** Right answers in a row, which the next question goes on with. */
  readonly streak: number;
  /** Of the answering times and the points for speed; absent: none was measured. */
  readonly doubt?: Doubt;
  /** Absent: 1. */
  readonly timeFactor?: TimeFactor;
  /** The round of its joker, or its team's, as this game counts them; 0: it was played before. Absent: none is declared. */
  readonly joker?: number;
}

/** Every event with its whole data. Times are epoch ms of the server's clock, durations ms where the name says so. */
export interface GameEventData {
  GameCreated: LoggedContent & {
    kind: GameKind;
    hostId: UserId | null;
    teamId: TeamId | null;
    hostTeamName: string | null;
    gameCode: string;
    autoStartAt: number | null;
    teamMode: boolean;
    rules: StoredRules;
    /** The game that it follows, whose people it goes on with; absent: none. */
    parentGameId?: GameId;
    /** Which event of that game it goes on from, with its seats as they were; absent: it begins anew. */
    forkedFrom?: ForkedFrom;
    /** Who plays along as they did on another evening; absent: nobody does. */
    ghostsOf?: GhostsOf;
    /** What its players are called lies in the log under keys that can be deleted; absent: in the open. */
    sealedNames?: true;
    /** Whose attempt at what it is; absent: it is none. */
    assignment?: AttemptFacts;
  } & Partial<PreparedTeams>;
  GameRevised: LoggedContent;
  /** While it waits: all of them. */
  RulesChanged: { rules: StoredRules };
  /** `carried`: a seat of the game that this one goes on from; until its player comes, nobody sits on it. */
  PlayerJoined: SeatAsked & { startingScore: number; carried?: CarriedSeat };
  /** It waits for the host, and has no seat before that admits it: PlayerJoined, or KnockRefused. */
  PlayerKnocked: SeatAsked;
  KnockRefused: { playerId: PlayerId };
  /** By the host: from now on everybody sees this name. */
  PlayerRenamed: { playerId: PlayerId; name: string };
  PlayerLeft: { playerId: PlayerId };
  PlayerReturned: { playerId: PlayerId };
  /** `banned`: whoever may be that player again has to be admitted. */
  PlayerRemoved: { playerId: PlayerId; banned?: true };
  /**
   * From now on the token of this id opens the seat, and no other one. By the host: to another device. By the player: to the
   * same one, of a seat that came along from another game.
   */
  SeatMoved: { playerId: PlayerId; tokenId: PlayerId };
  PlayerReadied: { playerId: PlayerId; ready: boolean };
  TeamChosen: { playerId: PlayerId; teamName: string };
  /** Teams that are left out stay as they were prepared. */
  TeamModeSet: { teamMode: boolean } & Partial<PreparedTeams>;
  JoiningChanged: { joining: Joining };
  /** From now on it is the one that lets co-hosts in. */
  CoHostLinkMade: { link: number };
  /** This account may lead, as its own actor: `cohost:` and the number. */
  CoHostAdmitted: { coHost: number; userId: UserId };
  /**
   * These lead no more, and the link lets nobody in: theirs was taken back, or (an empty list) the link alone. Its own actor
   * where one has stepped down.
   */
  CoHostsDismissed: { coHosts: number[] };
  /** A seat has more time for each question, or as much as all others again. */
  TimeExtended: { playerId: PlayerId; factor: TimeFactor };
  /** The player's round, or its team's, counts double. */
  JokerDeclared: { playerId: PlayerId; round: number };
  GameStarted: { opened: OpenedQuestion };
  /** `closed` is null in a paced game: there the question was closed before. */
  QuestionAdvanced: { closed: ClosedQuestion | null; opened: OpenedQuestion };
  /** Earlier than planned: the host has shown a round's title, or read, for long enough. */
  QuestionOpened: { opened: OpenedQuestion };
  /** In a paced game: the right answer is shown, until `until`, or until the host leads on (null). */
  QuestionClosed: { closed: ClosedQuestion; until: number | null };
  BoardShown: { until: number | null };
  /** `until` is when it is planned to be over; where the host leads, the host ends it. */
  BreakBegan: { until: number };
  /** What is left of what was on; null where only its host would have ended it. `msToOpen`: left of the reading. */
  GamePaused: { msLeft: number | null; msToOpen?: number };
  /** When what was on ends now; null where only its host ends it. `opensAt`: where the question was still read. */
  GameResumed: { closesAt: number | null; opensAt?: number };
  /** Without choice and given answer the player chose to answer nothing. */
  AnswerSubmitted: AnswerOutcome &
    AnswerParts & {
      playerId: PlayerId;
      questionIndex: number;
      /** Answering time with pauses taken out. */
      responseMs: number;
      msLeft: number;
      /** The player's score after this answer. */
      total: number;
      /** The player's streak after this answer. */
      streak: number;
      scoringVersion: 1;
      /** It takes the place of the one before it: the first change is 1. Absent: it is the first answer. */
      change?: number;
      /** Absent: 1. */
      timeFactor?: TimeFactor;
      /** It counted double. */
      joker?: true;
      /** Under the rule `photoFinish`, where a round trip of its player was measured. */
      doubt?: AnswerDoubt;
    };
  /** Of an attempt: until when it may be played, epoch ms. */
  DeadlineMoved: { closesAt: number };
  /** By the host, of what was typed to the question that is closed: whether it counts. Only the answers that this changes. */
  AnswersJudged: {
    questionIndex: number;
    /** As somebody has typed it; all that say the same are meant. */
    text: string;
    verdict: Verdict;
    outcomes: ChangedOutcome[];
    scoringVersion: 1;
  };
  /** `closed` is null where no question was open. */
  GameFinished: {
    endedBy: Exclude<EndedBy, 'abandoned'>;
    closed: ClosedQuestion | null;
    operator?: OperatorReason;
  };
  /** `operator`, there and here: an operator of the installation ended it, and why. */
  GameAbandoned: { closed: ClosedQuestion | null; operator?: OperatorReason };
  GameRated: { playerId: PlayerId; stars: 1 | 2 | 3 | 4 | 5 };
  /** After the end: whether its ghost may be called by the player's name in games against this evening. The last word counts. */
  NameLent: { playerId: PlayerId; lent: boolean };
  QuestionCorrected: {
    correctionId: CorrectionId;
    questionIndex: number;
    change: QuestionChange;
    /** In the host's own words; shown to the players. */
    reason: string;
    /** Only the answers whose outcome changes. */
    outcomes: ChangedOutcome[];
    scoringVersion: 1;
  };
  CorrectionUndone: { correctionId: CorrectionId };
  /** After the end: its people go on in that game. The last one counts. */
  GameFollowed: { nextGameId: GameId };
  /** After the end: what this player, or its team, was called is gone from the whole log; they are called so instead. */
  NameForgotten: { playerId: PlayerId; of: NameOwner; called: string };
  /** After the end: an operator handed the game over, whose it is from then on. The last one counts. */
  HostChanged: { from: UserId; to: UserId };
}
export type GameEventType = keyof GameEventData;

/** Today's schema of each event type; an older stored one is upcast on reading. */
export const eventSchemas: { readonly [T in GameEventType]: number } = {
  GameCreated: 6,
  GameRevised: 3,
  RulesChanged: 1,
  PlayerJoined: 3,
  PlayerKnocked: 1,
  KnockRefused: 1,
  PlayerRenamed: 1,
  PlayerLeft: 1,
  PlayerReturned: 1,
  PlayerRemoved: 1,
  SeatMoved: 1,
  PlayerReadied: 1,
  TeamChosen: 1,
  TeamModeSet: 1,
  JoiningChanged: 1,
  CoHostLinkMade: 1,
  CoHostAdmitted: 1,
  CoHostsDismissed: 1,
  TimeExtended: 1,
  JokerDeclared: 1,
  GameStarted: 1,
  QuestionAdvanced: 1,
  QuestionOpened: 1,
  QuestionClosed: 1,
  BoardShown: 1,
  BreakBegan: 1,
  GamePaused: 1,
  GameResumed: 1,
  AnswerSubmitted: 1,
  DeadlineMoved: 1,
  AnswersJudged: 1,
  GameFinished: 1,
  GameAbandoned: 1,
  GameRated: 1,
  NameLent: 1,
  QuestionCorrected: 1,
  CorrectionUndone: 1,
  GameFollowed: 1,
  NameForgotten: 1,
  HostChanged: 1,
};

/**
 * Who caused an event. A co-host is known by its number in the game, which names nobody.
 * @pattern ^(host|cohost:[1-9][0-9]*|player|clock|system)$
 */
export type Actor = 'host' | `cohost:${number}` | 'player' | 'clock' | 'system';

/**
 * The number of the co-host who did it, where a reader has to be told: the host's own doings go without saying, and that one
 * comes or goes names it.
 */
export const coHostBehind = ({ actor, type }: Pick<RecordedEvent, 'actor' | 'type'>): string | null =>
  actor.startsWith('cohost:') && type !== 'CoHostAdmitted' && type !== 'CoHostsDismissed'
    ? actor.slice('cohost:'.length)
    : null;

/** Of co-hosts who were dismissed: whether it is one who did not want to lead any more. */
export const steppedDown = ({ actor }: Pick<RecordedEvent<'CoHostsDismissed'>, 'actor'>): boolean =>
  actor !== 'host';

/** An event before it has a place in its stream. */
export type GameEvent<T extends GameEventType = GameEventType> = {
  [K in T]: { type: K; data: GameEventData[K] & { commandId: CommandId }; at: number; actor: Actor };
}[T];

/** Whether a release that knew no rounds, one worth of every question and four options would ask the same. */
const isFirstQuestion = (question: GameQuestion): boolean => {
  const { kind, points, round, breakAfter } = question;
  return kind === 'single' && points > 0 && !round && !breakAfter && question.options.length === 4;
};

/**
 * The schema that an event is stored with: the oldest one that says it. A game whose rules older releases know stays theirs
 * too; one that they would play otherwise is none that they read.
 */
export const schemaOf = (event: Pick<GameEvent, 'type' | 'data'>): number => {
  const { type } = event;
  if (type === 'PlayerJoined') {
    if ('carried' in event.data) return eventSchemas[type];
    return 'shownName' in event.data ? 2 : 1;
  }
  if (type !== 'GameCreated' && type !== 'GameRevised') return eventSchemas[type];
  // A release that knows no ghosts would tell other places than the others do.
  if ('ghostsOf' in event.data) return eventSchemas[type];
  // A release that knows no deadline would play on after it, and tell what is kept back.
  if ('assignment' in event.data) return 5;
  // A release that knows no seats with a past has no part in a game that has some.
  if ('forkedFrom' in event.data) return 5;
  // Nor one that reads no sealed names, which must not give one away twice.
  if ('sealedNames' in event.data) return 4;
  const { rules, ...content } = event.data as LoggedContent & { rules?: StoredRules };
  const questions = content.questions.map(questionIn);
  if (!questions.every((question) => question.kind === 'single' && allMedia(question).length === 0)) return 3;
  return questions.every(isFirstQuestion) && (!rules || areFirstRules(rules)) ? 1 : 2;
};

/** A fact: an event with its place in its stream. Versions count 1, 2, 3 … without a gap. */
export type RecordedEvent<T extends GameEventType = GameEventType> = GameEvent<T> & {
  gameId: GameId;
  version: number;
  schema: number;
  /** Epoch ms of the database's clock at the append. */
  recordedAt: number;
};
