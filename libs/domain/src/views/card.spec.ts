import {
  ada,
  answered,
  at,
  created,
  finished,
  given,
  hostId,
  joined,
  paused,
  started,
  theCoHost,
} from '../../test-support/index.js';
import { gameCard, gameCardMessage } from './card.js';

const open = [created({ hostTeamName: 'The Quizzers' }), joined('Ada'), joined('Bo'), started()];
const joinUrl = 'https://quiz.example/join/QUIZ42';

describe('a game’s card', () => {
  it('tells anybody what the game is, without its questions', () => {
    expect(gameCard(given(...open).game, { joinUrl, isOwner: false })).toEqual({
      id: 'game_of_this_evening',
      gameCode: 'QUIZ42',
      title: 'Friday quiz',
      name: 'Friday quiz',
      kind: 'live',
      category: 'Science',
      difficulty: 'mixed',
      status: 'active',
      questionCount: 3,
      timePerQuestion: 10,
      participantCount: 2,
      teamMode: false,
      teamId: null,
      hostTeamName: 'The Quizzers',
      createdAt: '2026-01-09T19:59:00.000Z',
      startedAt: '2026-01-09T20:00:00.000Z',
      completedAt: null,
      endedBy: null,
      joinUrl,
      isOwner: false,
    });
  });

  it('tells its owner the questions too', () => {
    const { questions } = gameCard(given(...open).game, { joinUrl, isOwner: true });
    expect(questions?.map(({ answer }) => answer)).toEqual([2, 0, 3]);
  });

  it('tells a co-host whose game it leads and by which rules, and no answer', () => {
    const { game } = given(...open);
    const card = gameCard(game, { joinUrl, isOwner: false, coHostOf: 'Jonas' });
    expect(card).toMatchObject({ isOwner: false, coHostOf: 'Jonas', rules: game.rules });
    expect(card).not.toHaveProperty('questions');
  });

  it('tells when and how it ended', () => {
    expect(
      gameCard(given(...open, finished({ at: at('5') })).game, { joinUrl, isOwner: false }),
    ).toMatchObject({
      status: 'finished',
      startedAt: '2026-01-09T20:00:00.000Z',
      completedAt: '2026-01-09T20:00:05.000Z',
      endedBy: 'host',
    });
    expect(gameCard(given(created()).game, { joinUrl, isOwner: false })).toMatchObject({ startedAt: null });
  });
});

describe('a line on the host’s board of games', () => {
  it('shows how far the game is and how many have answered', () => {
    const { game } = given(...open, answered({ by: ada, choice: 0, at: at('2') }));
    expect(gameCardMessage(game, hostId, true)).toEqual({
      gameId: 'game_of_this_evening',
      version: 5,
      title: 'Friday quiz',
      status: 'active',
      currentQuestionIndex: 0,
      questionCount: 3,
      participantCount: 2,
      answeredNow: 1,
      endsAt: at('10'),
      hostConnected: true,
      gameCode: game.gameCode,
      createdAt: game.createdAt,
    });
  });

  it('says of another’s game that it is led by a link', () => {
    expect(gameCardMessage(given(...open).game, theCoHost, true).coHost).toBe(true);
  });

  it('has no end while the clock stands', () => {
    expect(gameCardMessage(given(...open, paused({ at: at('3') })).game, hostId, false).endsAt).toBeNull();
  });
});
