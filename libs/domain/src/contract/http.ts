import type { CorrectionView } from './corrections.js';
import type { Difficulty, GameDifficulty } from './difficulty.js';
import type {
  Choice,
  EndedBy,
  FinalEntry,
  GameKind,
  GameStatus,
  HostQuestionView,
  OptionCounts,
  OptionTexts,
  SentAnswer,
  TeamEntry,
} from './game-state.js';
import type { AnswerGroup, GivenAnswer, QuestionKind } from './kinds.js';
import type { OptionMedia, QuestionMedia } from './media.js';
import type { GivenRole } from './operators.js';
import type { QuestionPlayed } from './played.js';
import type { ReportReasons } from './reports.js';
import type { GameRules, Scoring } from './rules.js';
import type { QuestionExtras, TaskFields } from './task-fields.js';

/** The header that carries a guest's id. */
export const guestHeader = 'X-Guest-Session';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** An account, as its owner sees it. */
export interface UserView {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The picture of the Google account. */
  profileImageUrl: string | null;
  username: string | null;
  bio: string | null;
  isProfileComplete: boolean;
  createdAt: string;
  /** What it may besides hosting; absent: nothing. */
  roles?: GivenRole[];
  /** Absent: it may make games that it hosts. */
  mayHost?: false;
}
/** Whether somebody is signed in, and who. */
export interface AuthStatus {
  authenticated: boolean;
  user: UserView | null;
}

/** A host's team: players come in by its code. */
export interface TeamView {
  teamId: string;
  name: string;
  /** 6 characters, A to Z and 0 to 9. */
  code: string;
  /** Where its players come in: an address that phones in the room can reach. */
  joinUrl: string;
  createdAt: string;
  /** Different players of its games so far. */
  memberCount: number;
  /** For the owner only. */
  members?: { id: string; name: string }[];
  /** The newest game that has not ended. */
  openGame: { gameId: string; gameCode: string; status: GameStatus } | null;
}
export interface CreateTeamBody {
  name: string;
}

/** A question as the bank tells it. What is right is left out for callers without a session. */
export interface QuestionView extends TaskFields {
  id: string;
  question: string;
  options: OptionTexts;
  /** Index of the right option, of `single`. */
  answer?: Choice;
  category: string;
  difficulty: Difficulty;
  /** Seconds; null leaves it to the game. */
  timeLimit: number | null;
  source: 'bank' | 'mine';
  /** Absent: none. */
  media?: QuestionMedia;
  optionMedia?: OptionMedia;
  /** Absent: it was never played, or the caller has no session. */
  played?: QuestionPlayed;
  /** What players reported of it, of one's own; absent: nothing. */
  reported?: { times: number; reasons: ReportReasons };
}
export interface CategoryCount {
  category: string;
  count: number;
  source: 'bank' | 'mine';
}
export interface CategoriesView {
  items: CategoryCount[];
  /** Questions in all of them. */
  total: number;
}

/** One question of a new game: a stored one by its id, or one in full. */
export interface GameQuestionBody extends QuestionExtras {
  id?: string;
  question?: string;
  options?: string[];
  answer?: number;
  timeLimit?: number;
  category?: string;
  difficulty?: string;
  explanation?: string;
  /** What a right answer is worth: 0 to 3,000 in tens; left out: as usual for the scoring. */
  points?: number;
  /** Title of the round that it belongs to. */
  round?: string;
  /** After this question; in paced games. */
  breakAfter?: { minutes: number; text?: string | null };
}
/** What is left out is as usual. */
export type RulesBody = Partial<Omit<GameRules, 'scoring' | 'teamScore'>> & {
  /** 1: classic, as clients of the first release say it. */
  scoring?: 1 | Scoring;
  teamScore?: string;
};
export interface CreateGameBody {
  teamId?: string;
  title?: string;
  category?: string;
  difficulty?: string;
  timePerQuestion?: number;
  teamMode?: boolean;
  /** Names of teams to choose from, 40 at most. */
  preparedTeams?: string[];
  /** Whether players may choose these alone. */
  onlyPreparedTeams?: boolean;
  rules?: RulesBody;
  questions: GameQuestionBody[];
}
export const rematchQuestions = ['same', 'new'] as const;
export type RematchQuestions = (typeof rematchQuestions)[number];
/** A game without choosing its questions one by one: drawn from the bank, or an earlier game of mine again. */
export interface QuickGameBody {
  title?: string;
  category?: string;
  difficulty?: string;
  /** Kinds to draw from; left out: one right of four options. */
  kinds?: QuestionKind[];
  count?: number;
  fromGameId?: string;
  rules?: RulesBody;
}
/** A finished game goes on with the same people: by its own questions, or others of the same kind by lot. */
export interface RematchBody {
  questions: RematchQuestions;
}
/** What a game that goes on from another one asks: what was left, all of it again, others of the same kind by lot, or some of its own. */
export const forkQuestions = ['left', 'all', 'drawn', 'chosen'] as const;
export type ForkQuestions = (typeof forkQuestions)[number];
/** A finished game goes on from one of its events, with the seats and scores that there were. */
export interface ForkBody {
  /** That event's, from 1; left out: the newest. */
  version?: number;
  /** Left out: what was left. */
  questions?: ForkQuestions;
  /** How many are drawn, 1 to 50; left out: 1. */
  count?: number;
  /** Of `chosen`: which of the finished game's questions, by their indexes, in the order in which they are asked. */
  chosen?: number[];
  /** The seats that come along; left out: all that counted by then. */
  seats?: string[];
  /** Whether the finished game leads its people there; left out: it does. */
  leadOn?: boolean;
}
/** Whose name is meant: a player's own, or its team's. */
export type NameOwner = 'player' | 'team';
/** A name that is to be forgotten, of a game that is over. */
export interface ForgottenNameBody {
  playerId: string;
  of: NameOwner;
}
/** A game as pages and lists show it. */
export interface GameCard {
  id: string;
  /** What players type. */
  gameCode: string;
  title: string;
  /** The title again. */
  name: string;
  kind: GameKind;
  category: string;
  difficulty: GameDifficulty;
  status: GameStatus;
  questionCount: number;
  /** Whole seconds. */
  timePerQuestion: number;
  participantCount: number;
  teamMode: boolean;
  teamId: string | null;
  hostTeamName: string | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  endedBy: EndedBy | null;
  /** For the QR code. */
  joinUrl: string;
  isOwner: boolean;
  /** The game whose people this one goes on with; absent: none, and in lists. */
  parentGameId?: string;
  /** Where its people went on; absent: nowhere, and in lists. */
  nextGameId?: string;
  /** For a co-host only: how the game's host is called; null: it has no name. */
  coHostOf?: string | null;
  /** For the owner and co-hosts only. */
  rules?: GameRules;
  /** With their answers, for the owner only; never in lists. */
  questions?: HostQuestionView[];
}

export interface BreakdownEntry {
  questionIndex: number;
  question: string;
  options: OptionTexts;
  /** What it is written in, by its tag (BCP 47); missing where nobody knows. */
  language?: string;
  /** Absent: `single`. */
  kind?: QuestionKind;
  /** Null where no one option is right, as in all kinds but `single`. */
  correctAnswer: Choice | null;
  correctAnswerText: string;
  key?: GivenAnswer;
  /** Of `number`: how far off still earned a share; absent: not at all. */
  band?: number;
  /** Of `number`: what it is counted in, where it is said. */
  unit?: string;
  /** Absent: none. */
  media?: QuestionMedia;
  optionMedia?: OptionMedia;
  /** Null: none was given. */
  answer: SentAnswer | null;
  /** In words; absent: none was given, or an option. */
  answerText?: string;
  /** In full. */
  correct: boolean;
  /** What share of it is right, where that is neither all nor nothing. */
  fraction?: number;
  points: number;
  /** Answering time without pauses. */
  ms: number | null;
}
export interface QuestionFigures {
  questionIndex: number;
  question: string;
  options: OptionTexts;
  /** What it is written in, by its tag (BCP 47); missing where nobody knows. */
  language?: string;
  /** Absent: `single`. */
  kind?: QuestionKind;
  /** Null where no one option is right, as in all kinds but `single`. */
  correctAnswer: Choice | null;
  correctAnswerText: string;
  key?: GivenAnswer;
  /** Of `number`: how far off still earned a share; absent: not at all. */
  band?: number;
  /** Of `number`: what it is counted in, where it is said. */
  unit?: string;
  /** Absent: none. */
  media?: QuestionMedia;
  optionMedia?: OptionMedia;
  category: string;
  /** Whole seconds. */
  timeLimit: number;
  /** How often each option was chosen. */
  counts: OptionCounts;
  noAnswer: number;
  /** Where more is asked for than one option: equal answers together. */
  groups?: AnswerGroup[];
  /** Answers that stand in none of the groups; absent: none. */
  others?: number;
  /** Share of the participants who were right, 0 to 1. */
  correctShare: number;
  medianMs: number | null;
}
/** One player's points after each question that was opened. */
export interface RaceLine {
  id: string;
  name: string;
  totals: number[];
}
export interface Results {
  gameId: string;
  title: string;
  status: GameStatus;
  participantCount: number;
  questionCount: number;
  /** A page of the final standings, best first. */
  scores: FinalEntry[];
  /** Empty without team mode. */
  teams: TeamEntry[];
  nextCursor: string | null;
  /** The caller's own place. */
  you: FinalEntry | null;
  /** How the scores of the best five grew, for the owner; for a player its own. */
  race: RaceLine[];
  /** What the host has corrected since, in the order of the questions; all of the above follows it. */
  corrections: CorrectionView[];
  /** Each player saw the options in an order of its own; absent: as they are told. */
  shuffle?: true;
  /** The caller's own answers; absent without a seat. */
  breakdown?: BreakdownEntry[];
  /** How the caller has rated the game, 1 to 5; absent without a seat. */
  stars?: number | null;
  /** For the owner only. */
  questions?: QuestionFigures[];
  /** For the owner only: how many answers came in each tenth of their question's time. */
  answerTimes?: number[];
}
/** One player's part in a finished game, for the owner. */
export interface PlayerResults {
  player: FinalEntry;
  breakdown: BreakdownEntry[];
}

/** The text that the seal is of, of one event: type, schema, both times (µs), actor, and its data as JSON, without names. */
export interface SealedText {
  version: number;
  text: string;
}
/** What a finished game's log comes to, up to its end: enough to check receipts without this server (docs/decisions/075). */
export interface SealedResult {
  gameId: string;
  /** Of the event that ended the game; what was said later (a correction, a rating) follows it in the log. */
  version: number;
  /** The rolling SHA-256 up to it, in hex. */
  seal: string;
  /** The SHA-256 of each event's text, 32 bytes each, in their order, as one base64. */
  digests: string;
  /** The answers of the seat that asks; empty without one. */
  answers: SealedText[];
}

/** What the tables of a finished game are of: the game, its questions, or everybody's answers. */
export const resultSheets = ['summary', 'questions', 'players'] as const;
export type ResultSheet = (typeof resultSheets)[number];

export interface RatingBody {
  stars: number;
}
/** Whether a player's ghost may be called by its name. */
export interface LentNameBody {
  lent: boolean;
}

/** One fact of a game's log. */
export interface EventView {
  gameId: string;
  /** 1, 2, 3 … without a gap. */
  version: number;
  type: string;
  schema: number;
  data: unknown;
  /** When its command arrived. */
  at: string;
  /** When it was stored. */
  recordedAt: string;
  /** Who caused it: `host`, `cohost:1` and so on, `player`, `clock` or `system`. */
  actor: string;
}

/** What a code leads to. */
export interface JoinInfo {
  code: string;
  kind: 'game' | 'team' | 'series' | 'assignment' | 'demo';
  /** Null: a team or series without an open game, an assignment, or a demo that nobody plays. */
  gameId: string | null;
  gameCode: string | null;
  title: string;
  hostTeamName: string | null;
  status: GameStatus | 'no_game';
  participantCount: number;
  /** How many may play; absent: as many as come. */
  maxPlayers?: number;
  teamMode: boolean;
  /** Teams for choosing one: those that the host has prepared, then those that players have formed so far. */
  teamNames: string[];
  /** Whether another one than these is refused; absent: no. */
  onlyPreparedTeams?: boolean;
  /** The team of whoever comes by this code and names no other; absent: none. */
  teamName?: string;
  /** Of a seat's code: the player whose seat it hands over; absent: the code is none. */
  playerName?: string;
  /** The games whose seats' tokens may open one of this one's, ids; absent: there are none. */
  cameFrom?: string[];
  /** To choose one's name from, where nobody types one; absent: one is typed. */
  drawnNames?: string[];
  /** Of a series' code: by which its page is found; absent: the code is none. */
  seriesId?: string;
  /** Of an assignment's code: what stands in its address; absent: the code is none. */
  link?: string;
}

/** Who leads a game beside its host, for the host. */
export interface CoHostsView {
  /** Whoever opens it signed in may lead; null: there is none, or it was taken back. */
  link: string | null;
  /** Who leads now, in the order in which they came. */
  coHosts: CoHostView[];
}
export interface CoHostView {
  /** As the game's log calls it: `cohost:` and this number. */
  number: number;
  /** Null: the account has no name, or is gone. */
  name: string | null;
}
export interface CoHostingBody {
  /** What stands behind the `#` of the link. */
  secret: string;
}
/** What a co-host's link leads to. */
export interface CoHostInvitation {
  gameId: string;
  title: string;
  status: GameStatus;
  /** How the game's host is called; null: it has no name. */
  host: string | null;
}

/** Hands a seat over to another device, once. */
export interface SeatCodeView {
  code: string;
  expiresAt: string;
}

/** The title of a solo game that no category names; clients say it in their own language. */
export const unnamedSolo = 'Solo quiz';

export interface CreateSoloGameBody {
  questionIds?: string[];
  category?: string;
  fromGameId?: string;
  difficulty?: string;
  /** Kinds to draw from in a category; left out: one right of four options. */
  kinds?: QuestionKind[];
  count?: number;
  timePerQuestion?: number;
  /** With `fromGameId`: against the people of that game, who answer as they did. */
  ghosts?: boolean;
}
/** The game, and the seat in it: whoever has the token is its player. */
export interface SoloGameView {
  gameId: string;
  playerId: string;
  token: string;
}
