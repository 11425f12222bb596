import type { Achievement, EveningView, GameId, HistoryItem, HistoryState, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import type { Reader } from '../replica/reader.js';
import { achievementsOfUser, hostedGames, playedGames, putAway, takeOut, totalsOfUser } from './read.sql.js';
import { openWinners } from './winners.js';

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
export type HostedGame = Omit<HistoryItem, 'id' | 'createdAt' | 'startedAt' | 'goesAt'> & {
  gameId: GameId;
  createdAt: Date;
  startedAt: Date | null;
  /** When it is deleted at the earliest; null: it stays, as far as is known now. */
  goesAt: Date | null;
};

/** Which hosted games: all of them, unless something is asked for. */
interface Wanted {
  /** What title or code has in it. */
  text?: string | undefined;
  state?: HistoryState | undefined;
}

/** A game that an account has played. */
export type PlayedGame = Omit<EveningView, 'gameId' | 'playedAt'> & { gameId: GameId; playedAt: Date };

export type EarnedAchievement = Omit<Achievement, 'earnedAt'> & { earnedAt: Date };

/** What is shown to an account of its own games; filled by the projections "games" and "results", within 2 s. */
export class ResultsReadModel {
  constructor(
    private readonly lists: Reader,
    private readonly writes: pg.Pool,
  ) {}

  async totals(userId: UserId): Promise<Totals> {
    const { rows } = await this.lists.query<Totals>(totalsOfUser, [userId]);
    const [totals] = rows;
    if (!totals) throw new Error('A sum has always one row');
    return totals;
  }

  /** Hosted live games, the newest first: running ones, abandoned ones and finished ones. */
  async history(
    hostId: UserId,
    { limit, cursor }: PageRequest,
    { text, state }: Wanted = {},
  ): Promise<PageOf<HostedGame>> {
    const { rows } = await this.lists.query<HostedGame & { createdMicros: string }>(hostedGames, [
      hostId,
      ...placeAfter(cursor),
      limit + 1,
      text ?? null,
      state ?? null,
    ]);
    const page = pageOf(await openWinners(this.writes, rows), limit, ({ createdMicros, gameId }) => [
      createdMicros,
      gameId,
    ]);
    return { ...page, items: page.items.map(({ createdMicros: _, ...game }) => game) };
  }

  /** Live games that ended and in which the account had a seat, the newest first. */
  async evenings(userId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<PlayedGame>> {
    const { rows } = await this.lists.query<PlayedGame & { playedMicros: string }>(playedGames, [
      userId,
      ...placeAfter(cursor),
      limit + 1,
    ]);
    const page = pageOf(rows, limit, ({ playedMicros, gameId }) => [playedMicros, gameId]);
    return { ...page, items: page.items.map(({ playedMicros: _, ...game }) => game) };
  }

  /** Puts a hosted game away, or takes it out again; false where the host has no such game. */
  async archive(hostId: UserId, gameId: GameId, archived: boolean): Promise<boolean> {
    const { rows } = await this.writes.query(archived ? putAway : takeOut, [hostId, gameId]);
    return rows.length > 0;
  }

  /** The latest first. */
  async achievements(userId: UserId): Promise<EarnedAchievement[]> {
    const { rows } = await this.lists.query<EarnedAchievement>(achievementsOfUser, [userId]);
    return rows;
  }
}
