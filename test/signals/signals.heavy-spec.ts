import { evenings, foundIn, honestRooms } from './measure.js';

const honest = honestRooms(100);

it('names at most one pair in 100 rooms in which everybody thinks for themselves', () => {
  const named = honest.flatMap(({ pairs, following }) => [...pairs, ...following]);
  expect(named.length).toBeLessThanOrEqual(1);
});

it('names nobody in them for being quick, though whole rooms are', () => {
  expect(honest.flatMap(({ quick }) => quick)).toEqual([]);
});

it.each([30, 60])('names at least four of five pairs that share 16 of 20 answers, among %s', (seats) => {
  const { planted, others } = foundIn(seats, 20, 10);
  // each room by itself
  expect(planted.filter((count) => count >= 4).length).toBeGreaterThanOrEqual(9);
  // and hardly anybody else
  expect(others).toBeLessThanOrEqual(1);
});

it.each([30, 60])('names four of five pairs that share 8 of 10 answers, among %s', (seats) => {
  const { all, others } = foundIn(seats, 10, 10);
  expect(all).toBeGreaterThanOrEqual(40);
  expect(others).toBeLessThanOrEqual(1);
});

it.each([true, false])(
  'names at most one pair or person in 100 simulated evenings, in phases: %s',
  (paced) => {
    const { told, named } = evenings(100, paced);
    // most are large and long enough
    expect(told).toBeGreaterThan(40);
    expect(named).toBeLessThanOrEqual(1);
  },
);
