import {
  ada,
  advanced,
  answered,
  at,
  bo,
  cleo,
  created,
  finished,
  given,
  joined,
  left,
  paused,
  removed,
  started,
} from '../../test-support/index.js';
import type { SeatAnswer } from '../game.js';
import { answerResult, countChoices, questionClosed } from './outcome.js';

const open = [created(), joined('Ada'), joined('Bo'), joined('Cleo'), joined('Dan'), started()];

const lastOf = (game: ReturnType<typeof given>['game'], who: typeof ada): SeatAnswer => {
  const last = game.seats.byId.get(who)?.last;
  if (!last) throw new Error(`${who} has not answered`);
  return last;
};

describe('answerResult', () => {
  it('tells a player what its answer came to and what was right', () => {
    const { game } = given(...open, answered({ by: ada, choice: 2, at: at('3.5') }));
    expect(answerResult(game, lastOf(game, ada))).toEqual({
      questionIndex: 0,
      answer: 2,
      isCorrect: true,
      points: 160,
      speedBonus: 60,
      totalScore: 160,
      streak: 1,
      correctAnswer: 2,
      correctAnswerText: 'rivers third',
    });
  });

  it('is about the question that was answered, though another one is open since', () => {
    const { game } = given(...open, answered({ by: ada, choice: 1, at: at('3.5') }), advanced());
    expect(answerResult(game, lastOf(game, ada))).toMatchObject({
      questionIndex: 0,
      answer: 1,
      isCorrect: false,
      correctAnswer: 2,
    });
  });
});

describe('the result of an empty answer', () => {
  const empty = [...open, answered({ by: ada, choice: null, at: at('3.5') })];
  const key = { correctAnswer: 2, correctAnswerText: 'rivers third' };

  it('has no key while its question is open or paused', () => {
    for (const { game } of [given(...empty), given(...empty, paused({ at: at('4') }))])
      expect(answerResult(game, lastOf(game, ada))).toEqual({
        questionIndex: 0,
        answer: null,
        isCorrect: false,
        points: 0,
        speedBonus: 0,
        totalScore: 0,
        streak: 0,
      });
  });

  it('has it once the question is closed', () => {
    for (const { game } of [given(...empty, advanced()), given(...empty, finished())])
      expect(answerResult(game, lastOf(game, ada))).toMatchObject({ answer: null, ...key });
  });
});

describe('questionClosed', () => {
  const closing = given(
    ...open,
    answered({ by: ada, choice: 2, at: at('1') }),
    answered({ by: bo, choice: 2, at: at('2') }),
    answered({ by: cleo, choice: null, at: at('3') }),
    advanced(),
  ).game;

  it('gives the answer away, and how the choices fell', () => {
    expect(questionClosed(closing, { index: 0, reason: 'deadline' })).toEqual({
      gameId: 'game_of_this_evening',
      version: closing.version,
      questionIndex: 0,
      reason: 'deadline',
      correctAnswer: 2,
      correctAnswerText: 'rivers third',
      counts: [0, 0, 2, 0],
      noAnswer: 2,
    });
  });

  it('counts an empty answer and a missed question alike: no answer', () => {
    expect(countChoices(closing, 0).noAnswer).toBe(2);
  });

  it('counts who left, but nobody who was removed', () => {
    const { game } = given(
      ...open,
      answered({ by: ada, choice: 2, at: at('1') }),
      answered({ by: bo, choice: 0, at: at('2') }),
      left(ada),
      removed(bo),
    );
    expect(countChoices(game, 0)).toEqual({ counts: [0, 0, 1, 0], noAnswer: 2 });
  });
});
