import { rankPlayers } from './host-ranking.js';
import { player } from './picture.fixture.js';

const places = (...args: Parameters<typeof rankPlayers>) =>
  rankPlayers(...args).map(({ id, position }) => [id, position]);
const entry = (id: string, score: number, position: number) => ({
  id,
  name: id,
  teamName: null,
  score,
  position,
});

it('ranks by score', () => {
  expect(places([player('ada', { score: 100 }), player('bo', { score: 200 })], [])).toEqual([
    ['bo', 1],
    ['ada', 2],
  ]);
});

it('shares a position that only answering times could part, and skips the next', () => {
  const players = [player('ada'), player('bo', { score: 200 }), player('cy', { score: 200 })];
  expect(places(players, [])).toEqual([
    ['bo', 1],
    ['cy', 1],
    ['ada', 3],
  ]);
});

it('takes the order of a tie from the server’s board', () => {
  const players = [player('ada', { score: 200 }), player('bo', { score: 200 })];
  expect(places(players, [entry('bo', 200, 1), entry('ada', 200, 2)])).toEqual([
    ['bo', 1],
    ['ada', 2],
  ]);
});

it('does not believe a board that is older than the scores', () => {
  const players = [player('ada', { score: 300 }), player('bo', { score: 300 })];
  expect(places(players, [entry('bo', 200, 1), entry('ada', 100, 2)])).toEqual([
    ['ada', 1],
    ['bo', 1],
  ]);
});
