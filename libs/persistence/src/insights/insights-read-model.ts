import {
  type GameId,
  type Insights,
  type InsightsAccounts,
  type InsightsDecided,
  type InsightsGame,
  type InsightsPace,
  type InsightsPeriod,
  type InsightsQuestion,
  type InsightsQuestions,
  type InsightsStay,
  limits,
  type UserId,
} from '@clockbeat/domain';
import type { ExportScope } from '../export/export.store.js';
import type { Reader } from '../replica/reader.js';
import { courses, pace } from './answers.sql.js';
import { accountsSeen, gamesAnalysed, gamesRead } from './games.sql.js';
import { questionsAsked } from './questions.sql.js';

/** As the contract has them, with a time where JSON has a text. */
export type HostInsights = Omit<Insights, 'games'> & {
  games: (Omit<InsightsGame, 'finishedAt'> & { finishedAt: Date })[];
};

type Game = HostInsights['games'][number];
type Courses = { stays: InsightsStay[]; decided: InsightsDecided };

/** How far back a period goes from now; null for all time. */
const days: Record<InsightsPeriod, number | null> = { '4w': 28, '12w': 84, all: null };

/** What is right in part is told where there is any. */
const inPart = (correct: number, shares: number): { shares?: number } =>
  shares > correct ? { shares: Math.round(shares * 100) / 100 } : {};

/**
 * What a host's finished live games have in common; filled by the projections "games" and "results", within 2 s. All of
 * it is computed from their rows when it is asked for, so that a row that is corrected is corrected here too.
 */
export class InsightsReadModel {
  constructor(private readonly pool: Reader) {}

  /** Of the period that ends now. */
  async of(hostId: UserId, period: InsightsPeriod): Promise<HostInsights> {
    const { games, gamesInPeriod } = await this.games(hostId, period);
    const ids = games.map(({ id }) => id);
    const { returning, signedIn } = await this.accounts(hostId, ids);
    // One after the other: a page of figures takes one connection of the pool, not four.
    const questions = await this.questions(ids);
    const paces = await this.pace(ids);
    const { stays, decided } = await this.courses(ids);
    return {
      games: games.map((game) => ({ ...game, returning: returning.get(game.id) ?? 0 })),
      gamesInPeriod,
      signedIn,
      questions,
      pace: paces,
      stays,
      decided,
    };
  }

  /** The games whose questions are analysed together: the newest of a scope that ask for so many answers. */
  async analysed(
    { hostId, from, to }: ExportScope,
    answers: number,
  ): Promise<{ ids: GameId[]; gamesInScope: number }> {
    type Row = { id: GameId; gamesInScope: number };
    const { rows } = await this.pool.query<Row>(gamesAnalysed, [hostId, from, to, answers]);
    return { ids: rows.map(({ id }) => id), gamesInScope: rows[0]?.gamesInScope ?? 0 };
  }

  private async games(hostId: UserId, period: InsightsPeriod) {
    type Row = Omit<Game, 'returning'> & { gamesInPeriod: number };
    const { rows } = await this.pool.query<Row>(gamesRead, [
      hostId,
      days[period],
      limits.insights.games,
      limits.insights.answers,
    ]);
    const games = rows.map(({ gamesInPeriod: _, ...game }) => game);
    return { games, gamesInPeriod: rows[0]?.gamesInPeriod ?? 0 };
  }

  private async accounts(hostId: UserId, ids: readonly string[]) {
    type Row = { gameId: string; returning: number; accounts: number; returningAccounts: number };
    const { rows } = await this.pool.query<Row>(accountsSeen, [hostId, ids]);
    const signedIn: InsightsAccounts = {
      accounts: rows[0]?.accounts ?? 0,
      returning: rows[0]?.returningAccounts ?? 0,
    };
    return { signedIn, returning: new Map(rows.map(({ gameId, returning }) => [gameId, returning])) };
  }

  private async questions(ids: readonly string[]): Promise<InsightsQuestions> {
    type List = 'all' | 'doubtful' | 'hardest' | 'easiest';
    type Row = Required<InsightsQuestion> & { list: List; nth: number; judged: number | null };
    const { rows } = await this.pool.query<Row>(questionsAsked, [
      ids,
      limits.insights.questions,
      limits.insights.fewestAnswers,
    ]);
    const of = (wanted: List): InsightsQuestion[] =>
      rows
        .filter(({ list }) => list === wanted)
        .map(({ list: _, nth: __, judged: ___, kind, shares, ...question }) => ({
          ...question,
          ...(kind !== 'single' && { kind }),
          ...inPart(question.correct, shares),
        }));
    const all = rows.find(({ list }) => list === 'all');
    return {
      asked: all?.games ?? 0,
      answers: all?.answers ?? 0,
      correct: all?.correct ?? 0,
      ...(all && inPart(all.correct, all.shares)),
      judged: all?.judged ?? 0,
      doubtful: of('doubtful'),
      hardest: of('hardest'),
      easiest: of('easiest'),
    };
  }

  private async pace(ids: readonly string[]): Promise<InsightsPace[]> {
    type Row = { timeLimit: number; questions: number; bin: number | null; answers: number };
    const { rows } = await this.pool.query<Row>(pace, [ids, limits.insights.timeLimits]);
    const paces = new Map<number, InsightsPace>();
    for (const { timeLimit, questions, bin, answers } of rows) {
      const of = paces.get(timeLimit) ?? {
        timeLimit,
        questions,
        answers: 0,
        missed: 0,
        bins: Array<number>(2 * timeLimit).fill(0),
      };
      paces.set(timeLimit, of);
      if (bin === null) of.missed += answers;
      else {
        of.answers += answers;
        of.bins[bin] = answers;
      }
    }
    return [...paces.values()];
  }

  private async courses(ids: readonly string[]): Promise<Courses> {
    const { rows } = await this.pool.query<Courses>(courses, [ids]);
    const [row] = rows;
    if (!row) throw new Error('A select of two aggregates has always one row');
    return row;
  }
}
