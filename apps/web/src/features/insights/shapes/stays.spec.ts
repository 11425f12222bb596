import { staysShapeOf } from './stays.js';

/** [games that came this far, players, of them still answering], question by question. */
const shapeOf = (...rows: [games: number, players: number, stayed: number][]) =>
  staysShapeOf(
    rows.map(([games, players, stayed], questionIndex) => ({ questionIndex, games, players, stayed })),
  );

describe('who stays', () => {
  it('ends where fewer than half of the games went on', () => {
    const shape = shapeOf([4, 40, 40], [2, 20, 18], [1, 10, 2]);
    expect(shape?.shown.map(({ share }) => share)).toEqual([1, 0.9]);
    expect(shape?.last).toEqual({ number: 2, share: 0.9 });
  });

  it('names the question after which most were lost', () => {
    const shape = shapeOf([1, 10, 10], [1, 10, 9], [1, 10, 6], [1, 10, 5]);
    expect(shape?.drop).toEqual({ number: 2, share: expect.closeTo(0.3) });
  });

  it('makes no word of a small loss', () => {
    expect(shapeOf([1, 100, 100], [1, 100, 97], [1, 100, 94])?.drop).toBeNull();
  });

  it('says where there are too few players to say why they go', () => {
    expect(shapeOf([1, 9, 9], [1, 9, 5])?.few).toBe(true);
    expect(shapeOf([1, 10, 10], [1, 10, 5])?.few).toBe(false);
  });

  it('is nothing where nobody answered', () => {
    expect(shapeOf()).toBeNull();
    expect(shapeOf([1, 0, 0])).toBeNull();
  });
});
