import type { QuestionChange } from './contract/corrections.js';
import type { Difficulty, GameDifficulty } from './contract/difficulty.js';
import type {
  Choice,
  CloseReason,
  EndedBy,
  FourTexts,
  GameKind,
  GameRules,
  Joining,
} from './contract/game-state.js';
import type { CommandId, CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';

/** A question as the game keeps it for ever: later edits of its source do not change it (DATA-08). */
export interface GameQuestion {
  /** Id in the bank, or null for one that was written for this game. */
  id: string | null;
  question: string;
  options: FourTexts;
  answer: Choice;
  /** Whole seconds. */
  timeLimit: number;
  category: string;
  difficulty: Difficulty;
  explanation: string | null;
  /** Points for a correct answer before the speed bonus. */
  points: number;
  source: 'bank' | 'own';
}

export interface OpenedQuestion {
  index: number;
  /** Epoch ms of the server's clock. */
  opensAt: number;
  closesAt: number;
}
export interface ClosedQuestion {
  index: number;
  reason: CloseReason;
}

/** What an answer came to. */
export interface AnswerOutcome {
  isCorrect: boolean;
  points: number;
  /** The part of `points` that speed earned. */
  speedBonus: number;
}

/** An answer that comes to something else by a correction. */
export interface ChangedOutcome {
  playerId: PlayerId;
  /** Its answering time: among equal scores the right answers' times decide. */
  responseMs: number;
  was: AnswerOutcome;
  is: AnswerOutcome;
}

/** What a game plays: replaced as a whole by GameRevised while it waits. */
export interface GameContent {
  title: string;
  category: string;
  difficulty: GameDifficulty;
  /** Whole seconds; what the call asked for, each question carries its own limit. */
  timePerQuestion: number;
  questions: GameQuestion[];
}

/** Teams that a host writes down before anybody is in them. */
export interface PreparedTeams {
  readonly preparedTeams: readonly string[];
  /** Whether players may choose these alone. Without any there is nothing to keep to. */
  readonly onlyPreparedTeams: boolean;
}

/** Every event with its whole data. Times are epoch ms of the server's clock, durations ms where the name says so. */
export interface GameEventData {
  GameCreated: GameContent & {
    kind: GameKind;
    hostId: UserId | null;
    teamId: TeamId | null;
    hostTeamName: string | null;
    gameCode: string;
    autoStartAt: number | null;
    teamMode: boolean;
    rules: GameRules;
  } & Partial<PreparedTeams>;
  GameRevised: GameContent;
  PlayerJoined: {
    playerId: PlayerId;
    name: string;
    teamName: string | null;
    userId: UserId | null;
    startingScore: number;
  };
  PlayerLeft: { playerId: PlayerId };
  PlayerReturned: { playerId: PlayerId };
  PlayerRemoved: { playerId: PlayerId };
  /** To another device: from now on the token of this id opens the seat, and no other one. */
  SeatMoved: { playerId: PlayerId; tokenId: PlayerId };
  PlayerReadied: { playerId: PlayerId; ready: boolean };
  TeamChosen: { playerId: PlayerId; teamName: string };
  /** Teams that are left out stay as they were prepared. */
  TeamModeSet: { teamMode: boolean } & Partial<PreparedTeams>;
  JoiningChanged: { joining: Joining };
  GameStarted: { opened: OpenedQuestion };
  QuestionAdvanced: { closed: ClosedQuestion; opened: OpenedQuestion };
  GamePaused: { msLeft: number };
  GameResumed: { closesAt: number };
  AnswerSubmitted: AnswerOutcome & {
    playerId: PlayerId;
    questionIndex: number;
    /** Null: the player chose to answer nothing. */
    choice: Choice | null;
    /** Answering time with pauses taken out. */
    responseMs: number;
    msLeft: number;
    /** The player's score after this answer. */
    total: number;
    /** The player's streak after this answer. */
    streak: number;
    scoringVersion: 1;
  };
  GameFinished: { endedBy: Exclude<EndedBy, 'abandoned'>; closed: ClosedQuestion };
  GameAbandoned: { closed: ClosedQuestion | null };
  GameRated: { playerId: PlayerId; stars: 1 | 2 | 3 | 4 | 5 };
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
}
export type GameEventType = keyof GameEventData;

/** Today's schema of each event type; an older stored one is upcast on reading. */
export const eventSchemas: { readonly [T in GameEventType]: number } = {
  GameCreated: 1,
  GameRevised: 1,
  PlayerJoined: 1,
  PlayerLeft: 1,
  PlayerReturned: 1,
  PlayerRemoved: 1,
  SeatMoved: 1,
  PlayerReadied: 1,
  TeamChosen: 1,
  TeamModeSet: 1,
  JoiningChanged: 1,
  GameStarted: 1,
  QuestionAdvanced: 1,
  GamePaused: 1,
  GameResumed: 1,
  AnswerSubmitted: 1,
  GameFinished: 1,
  GameAbandoned: 1,
  GameRated: 1,
  QuestionCorrected: 1,
  CorrectionUndone: 1,
};

/** Who caused an event. */
export type Actor = 'host' | 'player' | 'clock' | 'system';

/** An event before it has a place in its stream. */
export type GameEvent<T extends GameEventType = GameEventType> = {
  [K in T]: { type: K; data: GameEventData[K] & { commandId: CommandId }; at: number; actor: Actor };
}[T];

/** A fact: an event with its place in its stream. Versions count 1, 2, 3 … without a gap. */
export type RecordedEvent<T extends GameEventType = GameEventType> = GameEvent<T> & {
  gameId: GameId;
  version: number;
  schema: number;
  /** Epoch ms of the database's clock at the append. */
  recordedAt: number;
};
