import fc from 'fast-check';
import { optionsSeen } from './contract/shuffle.js';

const gameId = 'game_0123456789abcdef';
/** Seats beside each other, as they are least alike for a generator that is any good and most alike for a poor one. */
const seats = (count: number): string[] => Array.from({ length: count }, (_, index) => `player_${index}`);
const orderOf = (playerId: string, questionIndex: number, count: number): string =>
  optionsSeen(gameId, playerId, questionIndex, count).join('');

/** How far counts are from even ones. */
const unevenness = (drawn: readonly string[], kinds: number): number => {
  const counts = new Map<string, number>();
  for (const order of drawn) counts.set(order, (counts.get(order) ?? 0) + 1);
  const expected = drawn.length / kinds;
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return seen + (kinds - counts.size) * expected;
};

describe('the options of a shuffled game', () => {
  it('are all there, each once, and in the same order whenever they are asked for', () => {
    const id = fc.string({ minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        id,
        id,
        fc.nat({ max: 49 }),
        fc.integer({ min: 2, max: 6 }),
        (game, player, index, count) => {
          const seen = optionsSeen(game, player, index, count);
          expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5].slice(0, count));
          expect(optionsSeen(game, player, index, count)).toEqual(seen);
        },
      ),
    );
  });

  it('are the ones that other clients see: the order is part of the contract', () => {
    expect(optionsSeen(gameId, 'player_0', 0, 4)).toEqual([0, 3, 1, 2]);
    expect(optionsSeen(gameId, 'player_1', 0, 4)).toEqual([2, 1, 3, 0]);
    expect(optionsSeen(gameId, 'player_0', 1, 6)).toEqual([5, 1, 4, 3, 2, 0]);
  });

  // The chi-squares that chance exceeds once in a hundred times.
  it.each([
    { count: 2, orders: 2, uneven: 6.63 },
    { count: 3, orders: 6, uneven: 15.09 },
    { count: 4, orders: 24, uneven: 41.64 },
    { count: 5, orders: 120, uneven: 157.8 },
    { count: 6, orders: 720, uneven: 810.4 },
  ])('come in each of the $orders orders of $count equally often', ({ count, orders, uneven }) => {
    const drawn = seats(20 * orders).map((seat) => orderOf(seat, 7, count));
    expect(unevenness(drawn, orders)).toBeLessThan(uneven);
    const through = Array.from({ length: 20 * orders }, (_, index) => orderOf('player_7', index, count));
    expect(unevenness(through, orders)).toBeLessThan(uneven);
  });

  it('stand in another order on the next phone, and at the next question', () => {
    const beside = seats(2_400).map(
      (seat, index) => orderOf(seat, 0, 4) + orderOf(`player_${index + 1}`, 0, 4),
    );
    // 24 × 24 pairs, of which 24 are alike: as often as chance has it
    const alike = beside.filter((pair) => pair.slice(0, 4) === pair.slice(4)).length;
    expect(Math.abs(alike - 100)).toBeLessThan(30);
    const first = seats(4_800).map((seat) => `${orderOf(seat, 0, 4)[0]}${orderOf(seat, 1, 4)[0]}`);
    expect(unevenness(first, 16)).toBeLessThan(30.58);
  });
});
