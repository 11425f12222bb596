import type { InsightsGame } from '@clockbeat/domain/contract';
import { attendanceOf } from './attendance.js';

/** A game on a day of this year, at noon where the test runs. */
const game = (month: number, day: number, players: number, returning = 0): InsightsGame => ({
  id: `${month}-${day}-${players}`,
  title: `Game ${month}/${day}`,
  finishedAt: new Date(2026, month - 1, day, 12).toISOString(),
  players,
  returning,
});

const many = (count: number, daysApart: number) =>
  Array.from({ length: count }, (_, index) => game(1, 1 + index * daysApart, 10 + index));

describe('who comes', () => {
  it('is drawn game by game, with the fullest one by its name', () => {
    const { span, columns, mean, fullest, trend } = attendanceOf([game(3, 2, 8, 0), game(3, 9, 14, 5)]);
    expect(span).toBe('game');
    expect(columns.map(({ title, games, players, returning }) => [title, games, players, returning])).toEqual(
      [
        ['Game 3/2', 1, 8, 0],
        ['Game 3/9', 1, 14, 5],
      ],
    );
    expect(mean).toBe(11);
    expect(fullest?.title).toBe('Game 3/9');
    expect(trend).toBeNull();
  });

  it('is drawn by week, from Monday on, when there are too many games', () => {
    const { span, columns } = attendanceOf(many(30, 2));
    expect(span).toBe('week');
    // the first of January 2026 is a Thursday: that week has the games of the 1st and the 3rd
    expect(columns[0]).toEqual({
      day: new Date(2025, 11, 29),
      title: null,
      games: 2,
      players: 10.5,
      returning: 0,
    });
    expect(columns.reduce((sum, { games }) => sum + games, 0)).toBe(30);
  });

  it('is drawn by month when there are too many weeks', () => {
    const { span, columns } = attendanceOf(many(30, 10));
    expect(span).toBe('month');
    expect(columns[0]).toMatchObject({ day: new Date(2026, 0, 1), games: 4, players: 11.5 });
    expect(columns).toHaveLength(10);
  });

  it('compares the newer half with the older one from six games on', () => {
    const games = [10, 10, 10, 99, 20, 20, 20].map((players, index) => game(5, index + 1, players));
    expect(attendanceOf(games).trend).toEqual({ earlier: 10, later: 20 });
    expect(attendanceOf(games.slice(0, 5)).trend).toBeNull();
  });

  it('stands where there are no games', () => {
    expect(attendanceOf([])).toEqual({ span: 'game', columns: [], mean: 0, fullest: null, trend: null });
  });
});
