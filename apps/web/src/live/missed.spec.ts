import { jest } from '@jest/globals';
import { foldNews } from './game-reducer.js';
import { missedStates, sinceOf, stateBehind } from './missed.js';
import type { GameNews } from './news.js';
import { closed, gameId, joined, openState, told, waitingState } from './picture.fixture.js';
import { emptyPicture } from './picture.js';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const seated: GameNews = { type: 'roomJoined', body: joined(waitingState({ version: 2 })) };
const opened: GameNews = { type: 'gameStarted', body: told(openState(0, 3)) };
const board = (version: number, changed?: number, game = gameId): GameNews => ({
  type: 'liveLeaderboard',
  body: {
    gameId: game,
    version,
    players: [],
    teams: [],
    participantCount: 1,
    ...(changed === undefined ? {} : { changed }),
  },
});

/** A connection on which the test says what comes; the server's clock is this one. */
const connection = (...news: GameNews[]) => {
  let picture = emptyPicture;
  let asked = 0;
  const missed = missedStates({
    picture: () => picture,
    serverNow: () => Date.now(),
    ask: async () => {
      asked += 1;
    },
  });
  const hear = (one: GameNews): void => {
    picture = foldNews(picture, one);
    missed.heard(one);
  };
  for (const one of news) hear(one);
  return { hear, missed, asked: () => asked, since: () => sinceOf(picture) };
};

describe('a state that never came', () => {
  it('is asked for when a board follows it', async () => {
    const { hear, asked, since } = connection(seated, board(9, 3));
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(1);
    expect(since()).toEqual({ since: 2 });
    hear(board(10, 3));
    hear(board(11, 3));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(2);
  });

  it('is waited for a moment: what belongs together comes one after the other', async () => {
    const { hear, asked } = connection(seated, opened, {
      type: 'questionClosed',
      body: closed(0, 8),
    });
    hear({ type: 'nextQuestion', body: told(openState(1, 8)) });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(asked()).toBe(0);
  });

  it.each([
    ['a board that follows a state which is here', board(9, 2)],
    ['a board of an older server', board(9)],
    ['news that speak for themselves', opened],
  ])('is not asked for after %s', async (_news, news) => {
    const { asked } = connection(seated, news);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(asked()).toBe(0);
  });

  it('of another game is nobody’s here', async () => {
    const { asked } = connection(seated, board(9, 9, 'game_of_another_one'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(asked()).toBe(0);
  });
});

describe('a question that is over, with nothing after it', () => {
  it('is asked about, ever more seldom', async () => {
    const { asked } = connection(seated, opened);
    await jest.advanceTimersByTimeAsync(16_900);
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(200);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBeLessThan(14);
  });

  it('is left alone once the next one is here, or the game is paused or left', async () => {
    const { hear, missed, asked } = connection(seated, opened);
    hear({ type: 'gamePaused', body: told(openState(0, 4, { status: 'paused', endsAt: null })) });
    await jest.advanceTimersByTimeAsync(60_000);
    hear({ type: 'gameResumed', body: told(openState(0, 5, { endsAt: Date.now() + 10_000 })) });
    missed.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(0);
  });
});

it('knows of each message which state it follows', () => {
  const about = { gameId, version: 7, participantCount: 1, changed: 5 };
  expect(stateBehind({ type: 'questionClosed', body: closed(0, 8) })).toBe(8);
  expect(stateBehind({ type: 'lobbyUpdated', body: { ...about, added: [], removed: [] } })).toBe(5);
  expect(stateBehind({ type: 'updateScores', body: { ...about, players: [], answeredNow: 0 } })).toBe(5);
  expect(stateBehind({ type: 'waiting', for: 'game' })).toBe(0);
});
