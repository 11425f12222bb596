import {
  type Achievement,
  type Board,
  type BoardPeriod,
  type GameDifficulty,
  gameDifficulties,
  type HistoryItem,
  type LeaderboardEntry,
  type Page,
  type Stats,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../http/page-query.dto.js';

/** Only live games that finished count, and seats that were not removed. */
export class StatsDto implements Stats {
  gamesHosted: number;
  /** Of them, those in which somebody else had a seat: what the level counts. */
  levelGames: number;
  /** Players of all hosted games together. */
  totalPlayers: number;
  /** Mean of the stars that players gave; 5 while nobody gave any. */
  avgRating: number;
  /** Saved sets. */
  questionSets: number;
  /** The same as gamesHosted. */
  totalGamesHosted: number;
  totalGamesPlayed: number;
  /** Points of all games played. */
  totalScore: number;
  /** Points for each game played, rounded. */
  averageScore: number;
}

/** A hosted game. */
export class HistoryItemDto implements HistoryItem {
  id: string;
  title: string;
  category: string;
  @ApiProperty({ enum: gameDifficulties })
  difficulty: GameDifficulty;
  @ApiProperty({ enum: ['completed', 'abandoned', 'in_progress'] })
  status: HistoryItem['status'];
  createdAt: string;
  participantCount: number;
  /** Who came first, several with commas; null while it runs, if it was abandoned, or if nobody made a point. */
  winner: string | null;
  /** From the start to the end, whole seconds. */
  duration: number | null;
  gameCode: string;
}

export class AchievementDto implements Achievement {
  id: string;
  achievementType: string;
  achievementName: string;
  achievementDescription: string;
  /** An emoji. */
  badgeIcon: string;
  earnedAt: string;
}

export class LeaderboardQuery extends PageQuery {
  /** Accounts, or teams of team games. */
  @ApiProperty({ enum: ['players', 'teams'] })
  @IsIn(['players', 'teams'])
  of: Board;

  /** The running ISO week in UTC, or all time. */
  @ApiProperty({ enum: ['week', 'all'] })
  @IsIn(['week', 'all'])
  period: BoardPeriod;
}

export class LeaderboardEntryDto implements LeaderboardEntry {
  /** 1, 2, 2, 4: equals share a position. */
  position: number;
  name: string;
  score: number;
  games: number;
}

export class LeaderboardPageDto implements Page<LeaderboardEntry> {
  items: LeaderboardEntryDto[];
  nextCursor: string | null;
}
