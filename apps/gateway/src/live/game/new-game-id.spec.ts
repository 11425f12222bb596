import { newGameId } from './new-game-id.js';

const at = Date.UTC(2026, 10, 26, 14);
const hour = 3_600_000;

it('makes ids of the shape that every release knows', () => {
  for (const time of [0, at, Date.UTC(2055, 0)]) expect(newGameId(time)).toMatch(/^game_[\w-]{16}$/);
});

it('sorts ids by the hour in which they were made, after those that say none', () => {
  // byte by byte, as the log does: thirty years, through every carry
  const ids = Array.from({ length: 64 * 64 }, (_, nth) => newGameId(at + nth * 60 * hour));
  expect([...ids].sort()).toEqual(ids);
  expect('game_zzyzzzzzzzzzzzzz' < (ids[0] ?? '')).toBe(true);
});

it('makes no two that are alike', () => {
  const ids = Array.from({ length: 10_000 }, () => newGameId(at));
  expect(new Set(ids).size).toBe(ids.length);
});
