import type { Achievement, GameId, HistoryItem, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { achievementsOfUser, hostedGames, totalsOfUser } from './read.sql.js';

/** What an account's games sum up to; only finished live games count. */
export interface Totals {
  gamesHosted: number;
  /** Of them, those in which somebody else had a seat: the host's level counts these. */
  levelGames: number;
  /** Players of all hosted games together. */
  totalPlayers: number;
  /** Mean of all stars given to hosted games, 1 to 5; null while there are none. */
  rating: number | null;
  gamesPlayed: number;
  /** Points of all games played. */
  score: number;
  /** Saved sets, as they are now. */
  questionSets: number;
}

/** A hosted game as the history shows it. */
export type HostedGame = Omit<HistoryItem, 'id' | 'createdAt'> & { gameId: GameId; createdAt: Date };
export type EarnedAchievement = Omit<Achievement, 'earnedAt'> & { earnedAt: Date };

/** What is shown to an account of its own games; filled by the projections "games" and "results", within 2 s. */
export class ResultsReadModel {
  constructor(private readonly pool: pg.Pool) {}

  async totals(userId: UserId): Promise<Totals> {
    const { rows } = await this.pool.query<Totals>(totalsOfUser, [userId]);
    const [totals] = rows;
    if (!totals) throw new Error('A sum has always one row');
    return totals;
  }

  /** Hosted live games, the newest first: running ones, abandoned ones and finished ones. */
  async history(hostId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<HostedGame>> {
    const { rows } = await this.pool.query<HostedGame & { createdMicros: string }>(hostedGames, [
      hostId,
      ...placeAfter(cursor),
      limit + 1,
    ]);
    const page = pageOf(rows, limit, ({ createdMicros, gameId }) => [createdMicros, gameId]);
    return { ...page, items: page.items.map(({ createdMicros: _, ...game }) => game) };
  }

  /** The latest first. */
  async achievements(userId: UserId): Promise<EarnedAchievement[]> {
    const { rows } = await this.pool.query<EarnedAchievement>(achievementsOfUser, [userId]);
    return rows;
  }
}
