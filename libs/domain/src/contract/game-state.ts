export type GameKind = 'live' | 'solo' | 'demo';
export type GameStatus = 'waiting' | 'active' | 'paused' | 'finished';
export type GamePhase = 'lobby' | 'question' | 'paused' | 'final';
export type Joining = 'open' | 'locked';
export type EndedBy = 'host' | 'questions' | 'abandoned';
export type CloseReason = 'deadline' | 'host';
/** Index into a question's four options, in their stored order. */
export type Choice = 0 | 1 | 2 | 3;
export type FourTexts = [string, string, string, string];
export type FourCounts = [number, number, number, number];

/** The rules of one game, read from its stream and never from a constant: a later change leaves old games as they were. */
export interface GameRules {
  scoring: 1;
  /** How long after a deadline the next state follows, so that answers that came in time are stored first. */
  settleMs: number;
  /** Pause between two questions. */
  revealMs: number;
  autoAdvance: boolean;
  closeWhenAllAnswered: boolean;
  lateJoin: 'open' | 'closed';
  leaderboard: 'always' | 'never';
  maxPlayers: number | null;
  /** `mean`: of the members who answered. Games of older releases lack it: there who never answered counted with 0. */
  teamScore?: 'mean';
  /** Whether who joins after the start may join a team. Games of older releases lack it: there everybody might. */
  lateTeams?: boolean;
}

/** A question as everybody may see it while it is open: never its answer. */
export interface OpenQuestionView {
  index: number;
  question: string;
  options: FourTexts;
  /** Whole seconds. */
  timeLimit: number;
  category: string;
  /** For a right answer, before the speed bonus. */
  points: number;
  /** What it is written in, by its tag (BCP 47); missing where nobody knows. */
  language?: string;
}

/** A question as only the game's owner sees it. */
export interface HostQuestionView extends OpenQuestionView {
  answer: Choice;
}

export interface GameStateView {
  gameId: string;
  gameCode: string;
  kind: GameKind;
  title: string;
  status: GameStatus;
  phase: GamePhase;
  /** The stream version this was made from: a client drops a state older than the one it has. */
  version: number;
  currentQuestionIndex: number;
  questionCount: number;
  participantCount: number;
  /** Seconds left at `serverTime`, up to three decimals. */
  timeLeft: number;
  /** Epoch ms of the server's clock. */
  opensAt: number | null;
  endsAt: number | null;
  serverTime: number;
  teamMode: boolean;
  /** Teams that the host has prepared; in team mode and before the start only, absent where there are none. */
  preparedTeams?: string[];
  /** Whether players may choose these alone. */
  onlyPreparedTeams?: boolean;
  joining: Joining;
  endedBy: EndedBy | null;
  question: OpenQuestionView | null;
  /** Host only. */
  questions?: HostQuestionView[];
}

export interface BoardEntry {
  id: string;
  name: string;
  teamName: string | null;
  score: number;
  /** 1, 2, 2, 4: equals share a position. */
  position: number;
  /** Right answers so far: of all questions, never of one. */
  correct: number;
}

export interface FinalEntry extends BoardEntry {
  /** Questions that were opened, less those that were voided since. */
  total: number;
  /** Mean time of the answers given; of others for the owner only, else null. */
  averageSeconds: number | null;
}

export interface TeamEntry {
  teamName: string;
  /** Mean of the scores of the members who answered, rounded; 0 where none did. */
  score: number;
  members: number;
  position: number;
}

export interface HostPlayer {
  id: string;
  name: string;
  teamName: string | null;
  score: number;
  correct: number;
  /** Sum of the answering times of correct answers, ms: the smaller one is ahead among equal scores. */
  correctMs: number;
  /** Of joining, from 1: who was there first is listed first among equals. */
  order: number;
  answeredCount: number;
  streak: number;
  ready: boolean;
  connected: boolean;
  current: { answer: Choice | null; isCorrect: boolean; points: number } | null;
}

/** The name of a host without a team; clients say it in their own language. */
export const unnamedHost = 'Host';

export interface LobbyEntry {
  id: string;
  name: string;
  teamName: string | null;
  ready: boolean;
  isHost: boolean;
  connected: boolean;
}

export interface AnswerResultView {
  questionIndex: number;
  answer: Choice | null;
  isCorrect: boolean;
  points: number;
  speedBonus: number;
  totalScore: number;
  streak: number;
  /** Left out of the result of an empty answer until its question closes, as `correctAnswerText` is. */
  correctAnswer?: Choice;
  correctAnswerText?: string;
}

export interface StandingView {
  position: number;
  participantCount: number;
  score: number;
  correct: number;
  total: number;
  /** The nearest player ahead, and how many points ahead. */
  next: { name: string; points: number } | null;
}
