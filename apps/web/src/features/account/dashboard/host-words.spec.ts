import { figuresOf, greetingAt, levelOf } from './host-words.js';

describe('the greeting', () => {
  it.each([
    [0, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'afternoon'],
    [17, 59, 'afternoon'],
    [18, 0, 'evening'],
    [23, 59, 'evening'],
  ])('at %i:%i is for the %s', (hour, minute, part) => {
    expect(greetingAt(new Date(2026, 5, 1, hour, minute))).toBe(`dashboard.${part}`);
  });
});

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

describe('the level of a host', () => {
  it.each([
    [0, 'newHost', 0],
    [4, 'newHost', 0.8],
    [5, 'hostPro', 0.25],
    [19, 'hostPro', 0.95],
    [20, 'gameExpert', 0.4],
    [49, 'gameExpert', 0.98],
    [50, 'triviaMaster', 1],
    [500, 'triviaMaster', 1],
  ])('after %i games is %s', (games, name, share) => {
    expect(levelOf(games)).toMatchObject({ name: `dashboard.${name}`, share });
  });

  it('says how far the next one is', () => {
    expect(levelOf(3).next).toEqual({ name: 'dashboard.hostPro', games: 2 });
    expect(levelOf(50).next).toBeNull();
  });
});
