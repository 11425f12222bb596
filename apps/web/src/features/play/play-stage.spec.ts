import { joined, openState, pictureAfter, result, told, waitingState } from '../../live/picture.fixture.js';
import { emptyPicture, type GamePicture } from '../../live/picture.js';
import { playStage } from './play-stage.js';

const lobby = pictureAfter({ type: 'roomJoined', body: joined(waitingState()) });
const open = pictureAfter(
  { type: 'roomJoined', body: joined(waitingState()) },
  { type: 'gameStarted', body: told(openState(0, 3)) },
);
const answered = pictureAfter(
  { type: 'roomJoined', body: joined(openState(0, 3)) },
  { type: 'answerSent', questionIndex: 0, choice: 1 },
  { type: 'answerResult', body: result(0) },
);
const stage = (picture: GamePicture) => playStage(picture, true);

it('waits for a game, then for its start', () => {
  expect(stage(emptyPicture)).toBe('loading');
  expect(stage({ ...emptyPicture, waitingForGame: true })).toBe('waiting-for-game');
  expect(stage(lobby)).toBe('lobby');
});

it('asks, and shows the board once the answer’s feedback is over', () => {
  expect(stage(open)).toBe('question');
  expect(playStage(answered, false)).toBe('question');
  expect(playStage(answered, true)).toBe('board');
});

it('keeps the question while an answer is on its way', () => {
  expect(stage({ ...answered, turn: { ...answered.turn, sending: true } })).toBe('question');
});

it('tells a player who lost the seat before anything else', () => {
  expect(stage({ ...open, removed: 'removed' })).toBe('out');
});
