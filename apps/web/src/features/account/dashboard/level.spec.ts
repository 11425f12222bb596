import { levelOf } from './level.js';

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
