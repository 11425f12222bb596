import type { QuestionChange } from './contract/corrections.js';
import type { GameKind, GamePhase, Joining, SentAnswer } from './contract/game-state.js';
import type { NameOwner } from './contract/http.js';
import type { OperatorReason } from './contract/operators.js';
import type { GameRules } from './contract/rules.js';
import type {
  AttemptFacts,
  ForkedFrom,
  GameContent,
  GameEventData,
  GhostsOf,
  PreparedTeams,
  TimeFactor,
  Verdict,
} from './events.js';
import type { SeatBrought } from './fork.js';
import type { CommandId, CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';
import type { RoundTrips } from './photo-finish.js';

/** Who asks. The edge has proved it (a session, a seat token, the clock itself); whether they may is for the domain to say. */
export type Issuer =
  | { readonly as: 'host'; readonly userId: UserId }
  | { readonly as: 'cohost'; readonly userId: UserId }
  | { readonly as: 'seat'; readonly playerId: PlayerId }
  | { readonly as: 'clock' }
  /** Of the installation: whoever it is, is in the audit log and not in the game's. */
  | { readonly as: 'operator'; readonly reason: OperatorReason };

/** What each command says beside what all of them carry. */
interface CommandFields {
  CreateGame: {
    readonly kind: GameKind;
    readonly hostId: UserId | null;
    readonly teamId: TeamId | null;
    readonly hostTeamName: string | null;
    readonly gameCode: string;
    readonly autoStartAt: number | null;
    readonly teamMode: boolean;
    readonly rules: GameRules;
    readonly content: GameContent;
    /** As they were typed; left out: none. */
    readonly teams?: PreparedTeams;
    /** The game whose people it goes on with; left out: none. */
    readonly parentGameId?: GameId;
    /** Which event of that game, and what comes along; left out: it begins anew. */
    readonly forkedFrom?: ForkedFrom;
    readonly ghostsOf?: GhostsOf;
    /** Whether the store seals what its players are called; left out: it does not. */
    readonly sealedNames?: true;
    /** Whose attempt at what it is; left out: it is none. */
    readonly assignment?: AttemptFacts;
  };
  ReviseGame: {
    readonly by: Issuer;
    readonly content: GameContent;
  };
  ChangeRules: {
    readonly by: Issuer;
    readonly rules: GameRules;
  };
  JoinGame: {
    /** What its token derives to: the id of a new seat. */
    readonly playerId: PlayerId;
    /** As it was typed; the decision cleans it. */
    readonly name: string;
    readonly teamName: string | null;
    /** Whether it came by the code of the host's team: without a team of its own it gets that one. */
    readonly byTeamCode?: boolean;
    readonly userId: UserId | null;
    /** What others see in place of a name that is marked; left out: the name itself. */
    readonly shownName?: string;
    /** Somebody was put out and this may be that one again: the host is asked first. */
    readonly doubtful?: boolean;
    /** What its token derives to in the games whose seats were brought along (`provedIn`): one of these may be its own. */
    readonly provedAs?: readonly PlayerId[];
    /** It had a seat in a game that this one follows, by this name and in this team: what keeps newcomers out is not for it. */
    readonly carried?: boolean;
  };
  /** A seat of the game that this one goes on from comes along, before anybody else comes in. */
  BringSeat: { readonly by: Issuer; readonly seat: SeatBrought };
  AdmitPlayer: {
    readonly by: Issuer;
    readonly playerId: PlayerId;
    readonly admit: boolean;
  };
  RenamePlayer: {
    readonly by: Issuer;
    readonly playerId: PlayerId;
    /** As it was typed. */
    readonly name: string;
  };
  LeaveGame: {
    /** Left out: its own player. A host lets go of a seat that nobody sits on, before the start only. */
    readonly by?: Issuer;
    readonly playerId: PlayerId;
  };
  RemovePlayer: {
    readonly by: Issuer;
    readonly playerId: PlayerId;
    readonly ban?: boolean;
  };
  MoveSeat: {
    /** Whose code it was. */
    readonly by: Issuer;
    readonly playerId: PlayerId;
    /** What the new device's token derives to. */
    readonly tokenId: PlayerId;
  };
  SetReady: {
    readonly playerId: PlayerId;
    readonly ready: boolean;
  };
  ChooseTeam: {
    readonly playerId: PlayerId;
    readonly teamName: string;
  };
  SetTeamMode: {
    readonly by: Issuer;
    readonly teamMode: boolean;
    /** As they were typed; left out: as they are. */
    readonly teams?: PreparedTeams;
  };
  SetJoining: {
    readonly by: Issuer;
    readonly joining: Joining;
  };
  MakeCoHostLink: { readonly by: Issuer };
  AdmitCoHost: {
    readonly userId: UserId;
    /** The number of the link that it came by; the edge has proved it. */
    readonly link: number;
  };
  DismissCoHosts: {
    readonly by: Issuer;
    /** Their numbers; with none of them the link ends alone. */
    readonly coHosts: readonly number[] | 'all';
  };
  MoveDeadline: {
    readonly by: Issuer;
    /** Epoch ms. */
    readonly closesAt: number;
  };
  StartGame: { readonly by: Issuer };
  AdvanceQuestion: {
    readonly by: Issuer;
    /** The question it ends, fixed when the command arrived: a late or doubled click never skips one. */
    readonly questionIndex: number;
    /** The phase of it that it ends; left out: whatever is on. */
    readonly phase?: GamePhase;
  };
  /** Everybody who is connected has answered, as far as presence knows. */
  CloseAnswered: { readonly round: number };
  ExtendTime: {
    readonly by: Issuer;
    readonly playerId: PlayerId;
    readonly factor: TimeFactor;
  };
  DeclareJoker: {
    readonly playerId: PlayerId;
    /** From 1: one that has not begun. */
    readonly round: number;
  };
  PauseGame: { readonly by: Issuer };
  ResumeGame: { readonly by: Issuer };
  FinishGame: { readonly by: Issuer };
  SubmitAnswer: {
    readonly playerId: PlayerId;
    readonly questionIndex: number;
    /** As it was sent; null: the player chose to answer nothing. */
    readonly answer: SentAnswer | null;
    /** As the gateway has measured them before; absent: it has not. */
    readonly roundTrips?: RoundTrips;
  };
  JudgeAnswers: {
    readonly by: Issuer;
    /** The question that is closed, and none has been opened since. */
    readonly questionIndex: number;
    /** As somebody has typed it; all that say the same are meant. */
    readonly text: string;
    readonly verdict: Verdict;
  };
  /** Time has ended a state. Every gateway may say so; the round it names lets exactly one through. */
  TimeIsUp: { readonly round: number };
  RateGame: {
    readonly playerId: PlayerId;
    readonly stars: 1 | 2 | 3 | 4 | 5;
  };
  LendName: { readonly playerId: PlayerId; readonly lent: boolean };
  CorrectQuestion: {
    readonly by: Issuer;
    readonly correctionId: CorrectionId;
    readonly questionIndex: number;
    readonly change: QuestionChange;
    readonly reason: string;
    /** Every answer to the question as the log has it: the state keeps no history, and after the end none follows. */
    readonly answers: readonly GameEventData['AnswerSubmitted'][];
  };
  UndoCorrection: {
    readonly by: Issuer;
    readonly correctionId: CorrectionId;
  };
  FollowGame: {
    readonly by: Issuer;
    /** Made already, with this game for its parent. */
    readonly nextGameId: GameId;
  };
  ForgetName: {
    readonly by: Issuer;
    /** Of whom the log says nothing more than this from now on: the store has seen to it. */
    readonly playerId: PlayerId;
    readonly of: NameOwner;
  };
  ChangeHost: {
    readonly by: Issuer;
    readonly from: UserId;
    readonly to: UserId;
  };
}

export type CommandType = keyof CommandFields;

/** A wish, and who has it; what comes of it is for `decide` to say. */
export type GameCommand<T extends CommandType = CommandType> = {
  [K in T]: CommandFields[K] & {
    readonly type: K;
    readonly gameId: GameId;
    /** When it arrived, epoch ms of the server's clock. */
    readonly at: number;
    readonly commandId: CommandId;
  };
}[T];
