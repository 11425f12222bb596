import type { Problem } from './errors.js';
import type {
  AnswerResultView,
  AnswerStoredView,
  BoardEntry,
  Choice,
  CloseReason,
  EndedBy,
  FinalEntry,
  GamePhase,
  GameStateView,
  HostPlayer,
  Joining,
  KnockView,
  LobbyEntry,
  OptionCounts,
  SentAnswer,
  StandingView,
  TeamEntry,
} from './game-state.js';
import type { AnswerGroup, GivenAnswer } from './kinds.js';
import type { OperatorReason } from './operators.js';

/** What a client may hint at; only these are read, and only to know which question and phase the host saw. */
export interface ClaimedGameState {
  currentQuestionIndex?: number;
  phase?: GamePhase;
}

export interface RoomMessage {
  /** The game's id, its gameCode, or a team's code. */
  roomId: string;
}
export interface ResumableMessage extends RoomMessage {
  /** The version the client has: it is told what it has missed besides the state. */
  since?: number;
}
export interface HostControlMessage extends RoomMessage {
  gameState?: ClaimedGameState;
}
export interface SetJoiningMessage extends RoomMessage {
  joining: Joining;
}
export interface SetTeamModeMessage extends RoomMessage {
  teamMode: boolean;
  /** Teams to choose from; left out, they stay as they are. */
  preparedTeams?: string[];
  /** Whether players may choose these alone; left out: no. */
  onlyPreparedTeams?: boolean;
}
export interface ExtendTimeMessage extends RoomMessage {
  playerId: string;
  /** 1, 1.25, 1.5 or 2. */
  factor: number;
}
export interface DeclareJokerMessage extends RoomMessage {
  /** From 1: one that has not begun. */
  round: number;
}
export interface AdmitPlayerMessage extends RoomMessage {
  playerId: string;
  /** False: it is out, as if it had been removed. */
  admit: boolean;
}
export interface RenamePlayerMessage extends RoomMessage {
  playerId: string;
  /** The seat's `ownName`, where that was masked, lets it be. */
  name: string;
}
/** Of what was typed to the question that is closed: whether it counts. */
export interface JudgeAnswerMessage extends RoomMessage {
  questionIndex: number;
  /** As a player has typed it; all that say the same are meant. */
  text: string;
  accepted: boolean;
}
export interface RemovePlayerMessage extends RoomMessage {
  playerId: string;
  /** For a quarter of an hour whoever comes from the same network has to be admitted. */
  ban?: boolean;
}
/** `roomId` may be a seat's code besides: with it the seat moves to this token. */
export interface JoinGameMessage extends ResumableMessage {
  playerName: string;
  playerId?: string;
  token?: string;
  teamName?: string;
}
export interface SetReadyMessage extends RoomMessage {
  ready: boolean;
}
export interface ChooseTeamMessage extends RoomMessage {
  teamName: string;
}
export interface SubmitAnswerMessage extends RoomMessage {
  playerId: string;
  questionIndex: number;
  answer: SentAnswer | null;
  timeLeft?: number;
}
/** `roomId` is the team's code. */
export type WatchTeamMessage = RoomMessage;
/** `token`: the TV's own, as a seat's is its player's. */
export interface TvTokenMessage {
  token: string;
}
export interface WatchGameMessage extends ResumableMessage {
  /** Of a TV that follows the game's host: in place of a session. */
  tvToken?: string;
  /** Of an overlay of the game: in place of a session, too. */
  overlayToken?: string;
}
export interface SyncClockMessage {
  t: number;
}
export type WatchGamesMessage = object;

export interface Versioned {
  version: number;
}
export interface StateAck extends Versioned {
  gameState: GameStateView;
}
export interface HostConnectAck extends StateAck {
  players: HostPlayer[];
  /** Who waits to be admitted, the oldest first; absent: nobody. */
  knocks?: KnockView[];
}
export interface JoinedAck extends StateAck {
  gameId: string;
  playerId: string;
  token: string;
  lobby: LobbyEntry[];
  score: number;
  streak: number;
  /** Whether this seat has answered the open question. */
  answered: boolean;
  lastResult: AnswerResultView | null;
  /** In a paced game: what this seat has answered to the open question, if it has. */
  pending?: AnswerStoredView;
  /** What this seat's time is multiplied by; absent: 1. */
  timeFactor?: number;
  /** The round that counts double for this seat, or its team; absent: none so far. */
  joker?: number;
  ready: boolean;
  teamName: string | null;
  /** The seat's name, for whoever came by a code of the seat or was renamed by the host; absent: it is as it was asked for. */
  playerName?: string;
}
/** `roomJoined` follows, by itself: when the team has a game, or the host has said yes. */
export interface WaitingAck {
  waiting: true;
  /** Who is waited for; absent: the team's game. */
  for?: 'host';
}
/** Where an answer stands in its game's log, to be held against the log's proof later (docs/decisions/075). */
export interface Receipt {
  /** SHA-256 of what the seal says of the answer's event, base64url. The event's version stands on the acknowledgement. */
  digest: string;
  /** The seal of the log up to version `sealed`, base64url; absent where this gateway has not read all of the log. */
  seal?: string;
  sealed?: number;
}
interface AboutAnswer extends Versioned {
  gameId: string;
  /** On the first acknowledgement only. */
  receipt?: Receipt;
  /** The first result again: this answer had been counted before. */
  repeated?: true;
}
export interface AnswerResultAck extends AnswerResultView, AboutAnswer {}
export interface AnswerStoredAck extends AnswerStoredView, AboutAnswer {}
/** The result; in a paced game only that the answer is stored, and the result comes as `answerResult` at the close. */
export type AnswerAck = AnswerResultAck | AnswerStoredAck;
/** Which game a team's code leads to; null: none. */
export interface TeamGameMessage {
  teamId: string;
  gameId: string | null;
}
/** What a TV shows. */
export interface TvMessage {
  /** The letters that a host types to have it follow; once it does, what tells this TV from others. Null: too many wait. */
  code: string | null;
  /** Whom it follows, by the name that the host has given itself; null: nobody. */
  host: { name: string | null } | null;
  /** The newest of the host's games that are not over; null: there is none. */
  gameId: string | null;
}
export interface GameCardMessage extends Versioned {
  gameId: string;
  title: string;
  status: GameStateView['status'];
  currentQuestionIndex: number;
  questionCount: number;
  participantCount: number;
  answeredNow: number;
  endsAt: number | null;
  hostConnected: boolean;
  /** Absent from servers of older releases. */
  phase?: GamePhase;
  /** Absent from servers of older releases, as `createdAt` is. */
  gameCode?: string;
  /** Epoch ms. */
  createdAt?: number;
  /** It is another's, and led by a link; absent: it is the account's own. */
  coHost?: true;
}

export type Ack<T> = ({ ok: true } & T) | { ok: false; error: Problem };
type Nothing = Record<never, never>;

/** Every message a client may send: its body and what its acknowledgement adds to `ok`. */
export interface ClientMessages {
  hostConnect: { body: ResumableMessage; ack: HostConnectAck };
  startGame: { body: HostControlMessage; ack: StateAck };
  nextQuestion: { body: HostControlMessage; ack: StateAck & { moved: boolean } };
  pauseGame: { body: RoomMessage; ack: StateAck };
  resumeGame: { body: RoomMessage; ack: StateAck };
  finishGame: { body: RoomMessage; ack: Versioned & { finalScores: FinalEntry[] } };
  setJoining: { body: SetJoiningMessage; ack: StateAck };
  extendTime: { body: ExtendTimeMessage; ack: StateAck };
  setTeamMode: { body: SetTeamModeMessage; ack: StateAck };
  admitPlayer: { body: AdmitPlayerMessage; ack: StateAck };
  renamePlayer: { body: RenamePlayerMessage; ack: StateAck };
  removePlayer: { body: RemovePlayerMessage; ack: StateAck };
  judgeAnswer: { body: JudgeAnswerMessage; ack: StateAck };
  /** Seats that nobody is connected to and that never answered: `removed` is how many there were. */
  removeAbsent: { body: RoomMessage; ack: StateAck & { removed: number } };
  watchGame: { body: WatchGameMessage; ack: StateAck };
  watchGames: { body: WatchGamesMessage; ack: { games: GameCardMessage[] } };
  watchTeam: { body: WatchTeamMessage; ack: TeamGameMessage };
  openTv: { body: TvTokenMessage; ack: TvMessage };
  /** The TV follows nobody any more. */
  releaseTv: { body: TvTokenMessage; ack: TvMessage };
  joinGame: { body: JoinGameMessage; ack: JoinedAck | WaitingAck };
  setReady: { body: SetReadyMessage; ack: Versioned };
  /** The team as it is written in this game: equal names are one team. */
  chooseTeam: { body: ChooseTeamMessage; ack: Versioned & { teamName?: string } };
  declareJoker: { body: DeclareJokerMessage; ack: Versioned & { round: number } };
  submitAnswer: { body: SubmitAnswerMessage; ack: AnswerAck };
  leaveGame: { body: RoomMessage; ack: Versioned | Nothing };
  syncClock: { body: SyncClockMessage; ack: { t: number; serverTime: number } };
}
export type ClientMessage = keyof ClientMessages;

/** What stands on every message about a game. */
export interface AboutGame extends Versioned {
  gameId: string;
}
export interface StateMessage extends AboutGame {
  gameState: GameStateView;
}
/** A message of what changes often, beside the states: it shows whether one of them was missed. */
interface BesideStates extends AboutGame {
  /**
   * Version of the newest event that everybody was told a state or the end for. A client with an older state has missed that,
   * and asks again with `since`. An older server says nothing.
   */
  changed?: number;
}
export interface UpdateScoresMessage extends BesideStates {
  /** Only the players that changed; no positions, the client ranks by the rule. */
  players: HostPlayer[];
  answeredNow: number;
  participantCount: number;
  /** How many of the ghosts that play along have answered the question; absent: none plays along. */
  ghostsAnswered?: number;
}
export interface LobbyUpdatedMessage extends BesideStates {
  added: LobbyEntry[];
  removed: string[];
  participantCount: number;
}
export interface LiveLeaderboardMessage extends BesideStates {
  players: BoardEntry[];
  teams: TeamEntry[];
  participantCount: number;
}
export interface QuestionClosedMessage extends AboutGame {
  questionIndex: number;
  reason: CloseReason;
  /** Null where no one option is right, as in all kinds but `single`. */
  correctAnswer: Choice | null;
  /** The right answer in words, of every kind; empty where none is right. */
  correctAnswerText: string;
  /** Of other kinds than `single`: the answer that is right in full; absent where none is. */
  key?: GivenAnswer;
  /** Of `number`: how far off still earned a share; absent: not at all. */
  band?: number;
  /** How often each option was chosen. */
  counts: OptionCounts;
  noAnswer: number;
  /** Where more is asked for than one option: equal answers together. */
  groups?: AnswerGroup[];
  /** Answers that stand in none of the groups; absent: none. */
  others?: number;
  /** How many were right; in paced games, as all of the following. */
  correct?: number;
  /** Absent where the question has none. */
  explanation?: string;
  /** Who was right first, and after how many seconds; absent where nobody was. */
  fastest?: { name: string; seconds: number };
}
/** To the host. */
export interface KnocksMessage extends AboutGame {
  /** All that wait, at most 100, the oldest first. */
  knocks: KnockView[];
}
/** To the seat: what everybody calls it now. */
export interface RenamedMessage extends AboutGame {
  playerName: string;
}
/** To the seats that it concerns. */
export interface JokerMessage extends AboutGame {
  round: number;
}
export interface TimeExtendedMessage extends AboutGame {
  /** What this seat's time is multiplied by. */
  factor: number;
}
export interface GameFinishedMessage extends AboutGame {
  finalScores: FinalEntry[];
  teams: TeamEntry[];
  participantCount: number;
  endedBy: EndedBy;
  /** Why an operator of the installation ended it, where one did. */
  operator?: OperatorReason;
}
/** To whoever led by a link, and is told no more of the game. */
export interface DismissedMessage extends AboutGame {
  /** It has stepped down itself, perhaps on another page; absent: the link was taken back. */
  steppedDown?: true;
}
export interface RemovedMessage extends AboutGame {
  reason: 'removed' | 'replaced' | 'left';
  /** Of `replaced`: the host has handed the seat over to another device, for good. */
  moved?: true;
}

/** Every message a server may send. */
export interface ServerMessages {
  hostConnected: AboutGame & HostConnectAck & { roomId: string };
  roomJoined: JoinedAck;
  playerJoined: AboutGame & { player: HostPlayer };
  playerLeft: AboutGame & { playerId: string; playerName: string };
  updateScores: UpdateScoresMessage;
  lobbyUpdated: LobbyUpdatedMessage;
  gameStarted: StateMessage;
  nextQuestion: StateMessage;
  gamePaused: StateMessage;
  gameResumed: StateMessage;
  gameUpdated: StateMessage;
  answerResult: AnswerAck;
  liveLeaderboard: LiveLeaderboardMessage;
  questionClosed: QuestionClosedMessage;
  standing: AboutGame & StandingView;
  gameFinished: GameFinishedMessage;
  knocksUpdated: KnocksMessage;
  renamed: RenamedMessage;
  jokerDeclared: JokerMessage;
  timeExtended: TimeExtendedMessage;
  removed: RemovedMessage;
  dismissed: DismissedMessage;
  problem: Problem;
  gameCard: GameCardMessage;
  teamGame: TeamGameMessage;
  tvChanged: TvMessage;
}
export type ServerMessage = keyof ServerMessages;
