import {
  abandoned,
  ada,
  advanced,
  at,
  content,
  created,
  finished,
  given,
  joined,
  locked,
  paused,
  question,
  removed,
  resumed,
  started,
} from '../../test-support/index.js';
import { hostGameState, playerGameState } from './game-state.js';

const waiting = [created(), joined('Ada'), joined('Bo')];
const running = [...waiting, started()];

const always = {
  gameId: 'game_of_this_evening',
  gameCode: 'QUIZ42',
  kind: 'live',
  title: 'Friday quiz',
  questionCount: 3,
  participantCount: 2,
  teamMode: false,
  joining: 'open',
};

/** The first question as everybody may see it: these fields and no other. */
const rivers = {
  index: 0,
  question: 'What about rivers?',
  options: ['rivers first', 'rivers second', 'rivers third', 'rivers fourth'],
  timeLimit: 10,
  category: 'Science',
  points: 100,
};

describe('gameState', () => {
  it('while waiting: the lobby, no question, no clock', () => {
    expect(playerGameState(given(...waiting).game, at('-5'))).toEqual({
      ...always,
      status: 'waiting',
      phase: 'lobby',
      version: 3,
      currentQuestionIndex: 0,
      timeLeft: 0,
      opensAt: null,
      endsAt: null,
      serverTime: at('-5'),
      endedBy: null,
      question: null,
    });
  });

  it('while active: the open question, and what is left at serverTime', () => {
    expect(playerGameState(given(...running).game, at('2.346'))).toEqual({
      ...always,
      status: 'active',
      phase: 'question',
      version: 4,
      currentQuestionIndex: 0,
      timeLeft: 7.654,
      opensAt: at('0'),
      endsAt: at('10'),
      serverTime: at('2.346'),
      endedBy: null,
      question: rivers,
    });
  });

  it('while paused: what was left stands, there is no end, the question stays', () => {
    expect(playerGameState(given(...running, paused({ at: at('2.346') })).game, at('500'))).toEqual({
      ...always,
      status: 'paused',
      phase: 'paused',
      version: 5,
      currentQuestionIndex: 0,
      timeLeft: 7.654,
      opensAt: at('0'),
      endsAt: null,
      serverTime: at('500'),
      endedBy: null,
      question: rivers,
    });
  });

  it('when finished: the index of the last opened question, no question, and how it ended', () => {
    const over = given(...running, advanced(), finished({ at: at('12') })).game;
    expect(playerGameState(over, at('13'))).toEqual({
      ...always,
      status: 'finished',
      phase: 'final',
      version: 6,
      currentQuestionIndex: 1,
      timeLeft: 0,
      opensAt: null,
      endsAt: null,
      serverTime: at('13'),
      endedBy: 'host',
      question: null,
    });
  });

  it('tells the three ways to end', () => {
    const endings = [
      given(...running, finished()).game,
      given(...running, finished({ endedBy: 'questions' })).game,
      given(...waiting, abandoned()).game,
    ];
    expect(endings.map((game) => playerGameState(game, at('60')).endedBy)).toEqual([
      'host',
      'questions',
      'abandoned',
    ]);
  });

  it('of a game that was abandoned before its start stands at index 0', () => {
    expect(playerGameState(given(...waiting, abandoned()).game, at('0')).currentQuestionIndex).toBe(0);
  });

  it('has no time left in the settling time, and never less than none', () => {
    expect(playerGameState(given(...running).game, at('10.2'))).toMatchObject({
      timeLeft: 0,
      endsAt: at('10'),
    });
  });

  it('has the whole time left during a reveal', () => {
    const revealing = given(...running, advanced({ at: at('10.3'), opensAt: at('15.3') })).game;
    expect(playerGameState(revealing, at('11'))).toMatchObject({ timeLeft: 10, opensAt: at('15.3') });
  });

  it('goes on after a pause with what was left', () => {
    const again = given(...running, paused({ at: at('4') }), resumed({ at: at('60') })).game;
    expect(playerGameState(again, at('61'))).toMatchObject({ timeLeft: 5, endsAt: at('66') });
  });

  it('rounds a clock of fractions to milliseconds', () => {
    const state = playerGameState(given(...running).game, at('2.346') + 0.4444);
    expect(state).toMatchObject({ timeLeft: 7.654, serverTime: at('2.346') });
  });

  it('says when the lobby is locked, and counts nobody who was removed', () => {
    expect(playerGameState(given(...waiting, locked(), removed(ada)).game, at('0'))).toMatchObject({
      joining: 'locked',
      participantCount: 1,
    });
  });
});

describe('the owner', () => {
  it('sees every question with its answer, in every state', () => {
    for (const facts of [waiting, running, [...running, finished()]]) {
      const { game } = given(...facts);
      const { questions, ...rest } = hostGameState(game, at('1'));
      expect(rest).toEqual(playerGameState(game, at('1')));
      expect(questions).toEqual([
        { ...rivers, answer: 2 },
        expect.objectContaining({ index: 1, answer: 0 }),
        expect.objectContaining({ index: 2, answer: 3, timeLimit: 20 }),
      ]);
    }
  });

  it('alone has them: what players get has no such field', () => {
    expect(playerGameState(given(...running).game, at('1'))).not.toHaveProperty('questions');
  });

  it('sees nothing of a source that a question came from beyond its text, and its language', () => {
    const banks = created(content({ questions: [question('rivers', { id: 'sci1', source: 'bank' })] }));
    expect(hostGameState(given(banks).game, at('0')).questions?.[0]).toEqual({
      ...rivers,
      language: 'en',
      answer: 2,
    });
    const own = created(content({ questions: [question('rivers', { id: null, source: 'own' })] }));
    expect(hostGameState(given(own).game, at('0')).questions?.[0]).toEqual({ ...rivers, answer: 2 });
  });
});
