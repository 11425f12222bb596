import type { CorrectionView } from './corrections.js';
import type { Difficulty, GameDifficulty } from './difficulty.js';
import type {
  Choice,
  EndedBy,
  FinalEntry,
  FourCounts,
  FourTexts,
  GameKind,
  GameRules,
  GameStatus,
  HostQuestionView,
  TeamEntry,
} from './game-state.js';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export interface UserView {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  username: string | null;
  bio: string | null;
  isProfileComplete: boolean;
  createdAt: string;
}
export interface AuthStatus {
  authenticated: boolean;
  user: UserView | null;
}

export interface TeamView {
  teamId: string;
  name: string;
  code: string;
  /** Where its players come in: an address that phones in the room can reach. */
  joinUrl: string;
  createdAt: string;
  memberCount: number;
  /** Left out for anybody but the owner. */
  members?: { id: string; name: string }[];
  openGame: { gameId: string; gameCode: string; status: GameStatus } | null;
}
export interface CreateTeamBody {
  name: string;
}

/** A question as the bank tells it; `answer` is left out for callers without a session. */
export interface QuestionView {
  id: string;
  question: string;
  options: FourTexts;
  answer?: Choice;
  category: string;
  difficulty: Difficulty;
  timeLimit: number | null;
  source: 'bank' | 'mine';
}
export interface CategoryCount {
  category: string;
  count: number;
  source: 'bank' | 'mine';
}
export interface CategoriesView {
  items: CategoryCount[];
  total: number;
}

/** One question of a new game: a stored one by its id, or one in full. */
export interface GameQuestionBody {
  id?: string;
  question?: string;
  options?: string[];
  answer?: number;
  timeLimit?: number;
  category?: string;
  difficulty?: string;
  explanation?: string;
}
export interface CreateGameBody {
  teamId?: string;
  title?: string;
  category?: string;
  difficulty?: string;
  timePerQuestion?: number;
  teamMode?: boolean;
  /** What is left out is as usual; most rules have one value today. */
  rules?: Partial<GameRules>;
  questions: GameQuestionBody[];
}
export interface GameCard {
  id: string;
  gameCode: string;
  title: string;
  name: string;
  kind: GameKind;
  category: string;
  difficulty: GameDifficulty;
  status: GameStatus;
  questionCount: number;
  timePerQuestion: number;
  participantCount: number;
  teamMode: boolean;
  teamId: string | null;
  hostTeamName: string | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  endedBy: EndedBy | null;
  joinUrl: string;
  isOwner: boolean;
  /** Owner only. */
  questions?: HostQuestionView[];
}

export interface BreakdownEntry {
  questionIndex: number;
  question: string;
  options: FourTexts;
  correctAnswer: Choice;
  correctAnswerText: string;
  answer: Choice | null;
  correct: boolean;
  points: number;
  ms: number | null;
}
export interface QuestionFigures {
  questionIndex: number;
  question: string;
  options: FourTexts;
  correctAnswer: Choice;
  correctAnswerText: string;
  category: string;
  timeLimit: number;
  counts: FourCounts;
  noAnswer: number;
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
  scores: FinalEntry[];
  teams: TeamEntry[];
  nextCursor: string | null;
  you: FinalEntry | null;
  /** How the scores of the best five grew. */
  race: RaceLine[];
  /** What the host has corrected since, in the order of the questions; all of the above follows it. */
  corrections: CorrectionView[];
  /** The caller's own answers; absent without a seat. */
  breakdown?: BreakdownEntry[];
  /** How the caller has rated the game; absent without a seat. */
  stars?: number | null;
  /** Owner only. */
  questions?: QuestionFigures[];
  /** Owner only: how many answers came in each tenth of their question's time. */
  answerTimes?: number[];
}
export interface RatingBody {
  stars: number;
}

export interface EventView {
  gameId: string;
  version: number;
  type: string;
  schema: number;
  data: unknown;
  at: string;
  recordedAt: string;
}

export interface JoinInfo {
  code: string;
  kind: 'game' | 'team' | 'demo';
  gameId: string | null;
  gameCode: string | null;
  title: string;
  hostTeamName: string | null;
  status: GameStatus | 'no_game';
  participantCount: number;
  teamMode: boolean;
  teamNames: string[];
}

/** The title of a solo game that no category names; clients say it in their own language. */
export const unnamedSolo = 'Solo quiz';

export interface CreateSoloGameBody {
  questionIds?: string[];
  category?: string;
  fromGameId?: string;
  difficulty?: string;
  count?: number;
  timePerQuestion?: number;
}
export interface SoloGameView {
  gameId: string;
  playerId: string;
  token: string;
}
