import type { LiveLeaderboardMessage, PlayableGame, QuestionClosedMessage } from '@clockbeat/domain';
import { jest } from '@jest/globals';
import {
  answered,
  created,
  type Fact,
  given,
  joined,
  seatCalled,
  started,
} from '../../../../../libs/domain/test-support/index.js';
import type { LiveGame } from '../game/live-game.js';
import { amongPlayers, type Ghosts } from '../ghosts/ghosts.js';
import type { Presence } from '../people/presence.js';
import type { SeatHolders } from '../people/seat-holders.js';
import type { Broadcast } from '../wire/broadcast.js';
import { GameLists } from './game-lists.js';

const names = Array.from({ length: 12 }, (_, index) => `Player${index}`);
const room: Fact[] = [created(), ...names.map((name) => joined(name)), started()];
const afterAnswers = (count: number): PlayableGame =>
  given(...room, ...names.slice(0, count).map((name) => answered({ by: seatCalled(name), choice: 'right' })))
    .game;

/** The lists of a game whose state the test moves on, and the boards that left them. */
const listsOver = (hasGhosts = false) => {
  const boards: LiveLeaderboardMessage[] = [];
  const live = { gameId: afterAnswers(0).gameId, game: afterAnswers(0) };
  const lists = new GameLists(
    live as unknown as LiveGame,
    {
      toAll: (_game: string, message: string, body: LiveLeaderboardMessage) => {
        if (message === 'liveLeaderboard') boards.push(body);
      },
    } as unknown as Broadcast,
    {} as Presence,
    { audience: () => 12, hostIsHere: () => false } as unknown as SeatHolders,
    {
      ...amongPlayers,
      nextIn: () => null,
      playIn: () => hasGhosts,
      answered: () => null,
    } as unknown as Ghosts,
  );
  return { lists, live, boards };
};

const closedAt = (version: number): QuestionClosedMessage => ({
  gameId: afterAnswers(0).gameId,
  version,
  questionIndex: 0,
  reason: 'deadline',
  correctAnswer: 1,
  correctAnswerText: 'Mercury',
  counts: [0, 12, 0, 0],
  noAnswer: 0,
});

const pointsIn = ({ players }: LiveLeaderboardMessage): number =>
  players.filter(({ score }) => score > 0).length;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('sends eight boards a question at most, and the last one is how the question ended', () => {
  const { lists, live, boards } = listsOver();
  for (let answers = 1; answers <= 10; answers += 1) {
    live.game = afterAnswers(answers);
    lists.scoresChanged();
    jest.advanceTimersByTime(2_000);
  }
  expect(boards.map(pointsIn)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  lists.questionEnded(closedAt(99));
  expect(boards.map(pointsIn)).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
});

it('begins to count anew with the next question', () => {
  const { lists, live, boards } = listsOver();
  for (const answers of [1, 2]) {
    live.game = afterAnswers(answers);
    lists.scoresChanged();
    lists.questionEnded(closedAt(99));
  }
  expect(boards.map(pointsIn)).toEqual([1, 2]);
});

it('says with each board which state it follows', () => {
  const { lists, live, boards } = listsOver();
  live.game = afterAnswers(1);
  lists.scoresChanged();
  lists.questionEnded(closedAt(20));
  lists.stateTold(21);
  live.game = afterAnswers(2);
  lists.scoresChanged();
  lists.questionEnded(closedAt(30));
  expect(boards.map(({ changed }) => changed)).toEqual([0, 21]);
});

it('tells how the last question ended only to one who has heard nothing since', () => {
  const { lists } = listsOver();
  expect(lists.closedSince(0)).toBeNull();
  lists.questionEnded(closedAt(20));
  lists.questionEnded(closedAt(30));
  expect(lists.closedSince(29)).toEqual(closedAt(30));
  expect(lists.closedSince(0)).toEqual(closedAt(30));
  expect(lists.closedSince(30)).toBeNull();
});

it('tells what ghosts still had to answer at the end of a question, but none of it before the board of a paced game', () => {
  const swift = listsOver(true);
  swift.lists.questionEnded(closedAt(99));
  expect(swift.boards).toHaveLength(1);
  const paced = listsOver(true);
  paced.live.game = { ...paced.live.game, rules: { ...paced.live.game.rules, pacing: 'host' } };
  paced.lists.questionEnded(closedAt(99));
  expect(paced.boards).toEqual([]);
});
