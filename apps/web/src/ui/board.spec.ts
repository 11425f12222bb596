import { slotsBefore } from './board.js';
import { biggestClimber, placesUp } from './moves.js';

const line = (id: string, position: number, was?: number | null) => ({
  id,
  name: id,
  teamName: null,
  score: 0,
  position,
  correct: 0,
  ...(was === undefined ? {} : { was }),
});

it('a line comes from its place before, equals from lines of their own, who was below from just under the others', () => {
  const slots = slotsBefore([
    line('a', 1, 2),
    line('b', 2, 2),
    line('c', 3, 1),
    line('d', 4, 40),
    line('e', 5, null),
  ]);
  expect([...slots]).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
    ['d', 5],
  ]);
});

it('a place gained is counted from the board before, and nobody climbs out of none', () => {
  expect(placesUp(line('a', 2, 5))).toBe(3);
  expect(placesUp(line('a', 5, 2))).toBe(-3);
  expect(placesUp(line('a', 1, null))).toBe(0);
  expect(placesUp(line('a', 1))).toBe(0);
});

it('the biggest climber has gone up two places at least', () => {
  expect(biggestClimber([line('a', 1, 2), line('b', 2, 1)])).toBeNull();
  expect(biggestClimber([line('a', 1, 2), line('b', 2, 6), line('c', 3, 5)])?.id).toBe('b');
  expect(biggestClimber([])).toBeNull();
});
