import type { BoardEntry } from '@clockbeat/domain/contract';
import { joined, openState, pictureAfter, result, told, waitingState } from '../../live/picture.fixture.js';
import { emptyPicture, type GamePicture, type Me } from '../../live/picture.js';
import { nextAhead, playStage } from './play-stage.js';

const lobby = pictureAfter({ type: 'roomJoined', body: joined(waitingState()) });
const open = pictureAfter(
  { type: 'roomJoined', body: joined(waitingState()) },
  { type: 'gameStarted', body: told(openState(0, 3)) },
);
const answered = pictureAfter(
  { type: 'roomJoined', body: joined(openState(0, 3)) },
  { type: 'answerSent', questionIndex: 0, answer: 1 },
  { type: 'answerResult', body: result(0) },
);
const stage = (picture: GamePicture) => playStage(picture, true);

it('waits for a game, then for its start', () => {
  expect(stage(emptyPicture)).toBe('loading');
  expect(stage({ ...emptyPicture, waitingFor: 'host' })).toBe('waiting-outside');
  expect(stage(lobby)).toBe('lobby');
});

it('asks, and shows the board once the answer’s feedback is over', () => {
  expect(stage(open)).toBe('question');
  expect(playStage(answered, false)).toBe('question');
  expect(playStage(answered, true)).toBe('board');
});

it('keeps the question while an answer is on its way', () => {
  expect(stage({ ...answered, unheard: [{ questionIndex: 0, answer: 1 }] })).toBe('question');
});

it('tells a player who lost the seat before anything else', () => {
  expect(stage({ ...open, removed: 'removed' })).toBe('out');
});

const entry = (name: string, score: number, position: number): BoardEntry => ({
  id: `p_${name}`,
  name,
  teamName: null,
  score,
  position,
  correct: 0,
});
const me: Me = {
  playerId: 'p_Ada',
  teamName: null,
  ready: false,
  score: 0,
  streak: 0,
  scoredIndex: -1,
  timeFactor: 1,
  joker: null,
};
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
