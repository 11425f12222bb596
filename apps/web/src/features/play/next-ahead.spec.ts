import type { BoardEntry } from '@clockbeat/domain/contract';
import { emptyPicture, type GamePicture, type Me } from '../../live/picture.js';
import { nextAhead } from './next-ahead.js';

const entry = (name: string, score: number, position: number): BoardEntry => ({
  id: `p_${name}`,
  name,
  teamName: null,
  score,
  position,
  correct: 0,
});
const me: Me = { playerId: 'p_Ada', teamName: null, ready: false, score: 0, streak: 0, scoredIndex: -1 };
const standing = {
  position: 12,
  participantCount: 40,
  score: 0,
  correct: 0,
  total: 1,
  next: { name: 'Zoë', points: 90 },
};
const among = (...players: BoardEntry[]): GamePicture => ({
  ...emptyPicture,
  me,
  standing,
  board: { players, teams: [], version: 1 },
});

it('finds who is just ahead on the board, which is newer than the standing', () => {
  expect(nextAhead(among(entry('Bo', 300, 1), entry('Ada', 180, 2)))).toEqual({ name: 'Bo', points: 120 });
});

it('finds nobody ahead of the first', () => {
  expect(nextAhead(among(entry('Ada', 180, 1), entry('Bo', 100, 2)))).toBeNull();
});

it('asks the standing beyond the best ten, and says nothing while there is none', () => {
  expect(nextAhead(among(entry('Bo', 300, 1)))).toEqual({ name: 'Zoë', points: 90 });
  expect(nextAhead({ ...among(), standing: null })).toBeUndefined();
});
