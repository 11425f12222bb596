import { figuresOf } from './figures-of.js';

describe('the figures of a host', () => {
  it('are the server’s', () => {
    const stats = { gamesHosted: 3, levelGames: 2, totalPlayers: 41, avgRating: 4.25, questionSets: 2 };
    expect(figuresOf({ ...stats, totalGamesHosted: 9, totalGamesPlayed: 9 })).toEqual(stats);
  });

  it('have defaults: no games, no sets, a rating of 5', () => {
    expect(figuresOf({})).toEqual({
      gamesHosted: 0,
      levelGames: 0,
      totalPlayers: 0,
      avgRating: 5,
      questionSets: 0,
    });
    expect(figuresOf({ totalGamesHosted: 2, totalGamesPlayed: 7 })).toMatchObject({
      gamesHosted: 2,
      levelGames: 2,
      totalPlayers: 7,
    });
  });
});
