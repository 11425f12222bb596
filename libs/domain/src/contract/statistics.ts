import type { GameDifficulty } from './difficulty.js';

/** What an account has hosted and played. Only live games that finished count, and seats that were not removed. */
export interface Stats {
  gamesHosted: number;
  /** Of them, those in which somebody else had a seat: what the level counts. Absent from servers before it was counted. */
  levelGames?: number;
  /** Players of all hosted games together. */
  totalPlayers: number;
  /** Mean of the stars that players gave, at most two decimals; 5 while nobody gave any. */
  avgRating: number;
  questionSets: number;
  /** The same as gamesHosted. */
  totalGamesHosted: number;
  totalGamesPlayed: number;
  /** Points of all games played. */
  totalScore: number;
  /** Points for each game played, rounded; 0 before the first. */
  averageScore: number;
}

/** Which games of a history are wanted: by how they went, or whether they go. What was put away is there alone. */
export const historyStates = ['waiting', 'running', 'completed', 'abandoned', 'archived'] as const;
export type HistoryState = (typeof historyStates)[number];

/** A hosted game. */
export interface HistoryItem {
  id: string;
  title: string;
  category: string;
  difficulty: GameDifficulty;
  status: 'completed' | 'abandoned' | 'in_progress';
  createdAt: string;
  /** Null for a game that was never started. Absent from servers of older releases. */
  startedAt?: string | null;
  participantCount: number;
  /** Who came first, several with commas; null while it runs, if it was abandoned, or if nobody made a point. */
  winner: string | null;
  /** From the start to the end, whole seconds; null for a game that has not done both. */
  duration: number | null;
  gameCode: string;
  /**
   * When it is deleted at the earliest, by a rule of the installation; null: it is not, as far as is known now. Absent from
   * servers of older releases.
   */
  goesAt?: string | null;
}

export interface Achievement {
  id: string;
  achievementType: string;
  achievementName: string;
  achievementDescription: string;
  /** An emoji. */
  badgeIcon: string;
  earnedAt: string;
}

/** A live game that ended, in which my account had a seat. */
export interface EveningView {
  gameId: string;
  title: string;
  playedAt: string;
  score: number;
  /** Null: it has none, as of a game that nobody answered in. */
  position: number | null;
  participantCount: number;
}

export type Board = 'players' | 'teams';
/** The running ISO week in UTC, or all time. */
export type BoardPeriod = 'week' | 'all';

export interface LeaderboardEntry {
  /** 1, 2, 2, 4: equals share a position. */
  position: number;
  name: string;
  score: number;
  games: number;
}
