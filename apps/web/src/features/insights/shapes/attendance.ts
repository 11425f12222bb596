import type { InsightsGame } from '@clockbeat/domain/contract';

/** As many columns as can be told apart on a phone. */
const columnsAtMost = 24;
/** From so many games on there is a half before and a half after. */
const trendFrom = 6;

export type Span = 'game' | 'week' | 'month';

/** Games that are drawn together, and how many came to one of them on average. */
export interface Column {
  /** The day of the game, or the first day of its week or month. */
  day: Date;
  /** Of the game, where the column is one. */
  title: string | null;
  games: number;
  players: number;
  returning: number;
}

interface Attendance {
  span: Span;
  columns: Column[];
  /** Players a game. */
  mean: number;
  fullest: InsightsGame | null;
  trend: { earlier: number; later: number } | null;
}

const meanOf = (games: readonly InsightsGame[], of: 'players' | 'returning' = 'players'): number =>
  games.length === 0 ? 0 : games.reduce((sum, game) => sum + game[of], 0) / games.length;

/** The first day of what the game belongs to, where the reader is. */
const dayOf = ({ finishedAt }: InsightsGame, span: Span): Date => {
  const at = new Date(finishedAt);
  const [year, month, day] = [at.getFullYear(), at.getMonth(), at.getDate()];
  switch (span) {
    case 'game':
      return at;
    case 'week':
      return new Date(year, month, day - ((at.getDay() + 6) % 7)); // weeks begin on Monday
    case 'month':
      return new Date(year, month, 1);
  }
};

const columnsBy = (games: readonly InsightsGame[], span: Span): Column[] => {
  const groups = new Map<number | string, InsightsGame[]>();
  for (const game of games) {
    const key = span === 'game' ? game.id : dayOf(game, span).getTime();
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      day: dayOf(first, span),
      title: span === 'game' ? first.title : null,
      games: group.length,
      players: meanOf(group),
      returning: meanOf(group, 'returning'),
    };
  });
};

/** Who came, drawn game by game as long as they can be told apart, then by week, then by month. */
export const attendanceOf = (games: readonly InsightsGame[]): Attendance => {
  const weeks = columnsBy(games, 'week');
  const span = games.length <= columnsAtMost ? 'game' : weeks.length <= columnsAtMost ? 'week' : 'month';
  const half = Math.floor(games.length / 2);
  return {
    span,
    columns: span === 'week' ? weeks : columnsBy(games, span),
    mean: meanOf(games),
    fullest: games.reduce<InsightsGame | null>(
      (fullest, game) => (fullest && fullest.players >= game.players ? fullest : game),
      null,
    ),
    trend:
      games.length < trendFrom
        ? null
        : { earlier: meanOf(games.slice(0, half)), later: meanOf(games.slice(-half)) },
  };
};
