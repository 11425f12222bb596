import { limits } from '@clockbeat/domain/contract';
import { foldHostNews } from './fold-host.js';
import type { GameNews } from './news.js';
import { gameId, joined, openState, pictureAfter, player, told, waitingState } from './picture.fixture.js';

const connected = (version: number, ...ids: string[]): GameNews => ({
  type: 'hostConnected',
  body: { version, gameState: waitingState({ version }), players: ids.map((id) => player(id)) },
});
const scores = (version: number, ...players: ReturnType<typeof player>[]): GameNews => ({
  type: 'updateScores',
  body: { gameId, version, players, answeredNow: players.length, participantCount: 2 },
});

describe('the host’s list', () => {
  it('changes only the players that an update names', () => {
    const picture = pictureAfter(connected(3, 'ada', 'bo'), scores(4, player('bo', { score: 150 })));
    expect([...picture.players.byId.values()].map(({ id, score }) => [id, score])).toEqual([
      ['ada', 0],
      ['bo', 150],
    ]);
    expect(picture.answeredNow).toBe(1);
  });

  it('drops an update that the whole list already holds', () => {
    const picture = pictureAfter(connected(9, 'ada'), scores(4, player('ada', { score: 150 })));
    expect(picture.players.byId.get('ada')?.score).toBe(0);
  });

  it('shows who left as away, and takes off whoever gave the seat back', () => {
    const away = pictureAfter(connected(3, 'ada', 'bo'), {
      type: 'playerLeft',
      body: { gameId, version: 3, playerId: 'bo', playerName: 'bo' },
    });
    expect(away.players.byId.get('bo')?.connected).toBe(false);
    const gone = foldHostNews(away, {
      type: 'lobbyUpdated',
      body: { gameId, version: 4, added: [], removed: ['bo'], participantCount: 1 },
    });
    expect(gone.players.byId.has('bo')).toBe(false);
    expect(gone.participants.count).toBe(1);
  });

  it('forgets who answered what when the next question opens', () => {
    const current = { answer: 1 as const, isCorrect: true, points: 150 };
    const picture = pictureAfter(
      connected(3, 'ada'),
      { type: 'gameStarted', body: told(openState(0, 4)) },
      scores(5, player('ada', { current })),
      { type: 'nextQuestion', body: told(openState(1, 6)) },
    );
    expect(picture.players.byId.get('ada')?.current).toBeNull();
    expect(picture.answeredNow).toBe(0);
  });

  it('loses a removed player at once', () => {
    expect(
      pictureAfter(connected(3, 'ada'), { type: 'playerDropped', playerId: 'ada' }).players.byId.size,
    ).toBe(0);
  });
});

describe('the lobby', () => {
  const entry = (id: string, ready = false) => ({
    id,
    name: id,
    teamName: null,
    ready,
    isHost: false,
    connected: true,
  });
  const update = (added: ReturnType<typeof entry>[], removed: string[], version: number): GameNews => ({
    type: 'lobbyUpdated',
    body: { gameId, version, added, removed, participantCount: 2 },
  });

  it('adds, changes and removes by id', () => {
    const picture = pictureAfter(
      update([entry('ada'), entry('bo')], [], 2),
      update([entry('ada', true)], ['bo'], 3),
    );
    expect(picture.lobby).toEqual([entry('ada', true)]);
  });

  it('of a great many names the host, the own entry and the newest hundred, the newest first', () => {
    const host = { ...entry('host'), isHost: true };
    const crowd = Array.from({ length: 150 }, (_, number) => entry(`p_${number}`));
    const picture = pictureAfter(
      { type: 'roomJoined', body: joined(waitingState(), { lobby: [host, entry('p_ada'), entry('bo')] }) },
      update(crowd.slice(0, 75), [], 3),
      update(crowd.slice(75), [], 4),
    );
    const newest = crowd.slice(-limits.lobbySize).reverse();
    expect(picture.lobby.map(({ id }) => id)).toEqual(['host', ...newest.map(({ id }) => id), 'p_ada']);
  });
});

describe('the board', () => {
  const board = (version: number, name: string): GameNews => ({
    type: 'liveLeaderboard',
    body: {
      gameId,
      version,
      players: [{ id: 'p', name, teamName: null, score: 1, position: 1, correct: 1 }],
      teams: [],
      participantCount: 1,
    },
  });

  it('is never replaced by an older one', () => {
    expect(pictureAfter(board(5, 'new'), board(4, 'old')).board.players[0]?.name).toBe('new');
  });
});
