import {
  ada,
  advanced,
  answered,
  at,
  bo,
  cleo,
  created,
  type Fact,
  finished,
  given,
  joined,
  left,
  paused,
  questionClosed,
  removed,
  started,
} from '../../test-support/index.js';
import type { SeatAnswer } from '../game.js';
import { answerResult, answerStored, countAnswers, questionClosed as tellClosed } from './outcome.js';

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

describe('in a paced game, before the close', () => {
  const paced = [created({ rules: { pacing: 'host', answers: 'until_close' } }), joined('Ada'), started()];
  const storedBy = (...facts: Fact[]) => {
    const { game } = given(...paced, ...facts);
    const pending = game.seats.byId.get(ada)?.pending;
    if (!pending) throw new Error('Ada has not answered');
    return answerStored(game, pending.data);
  };

  it('a player is told that its answer is stored, and which it was', () => {
    expect(storedBy(answered({ by: ada, choice: 2, at: at('1') }))).toEqual({
      questionIndex: 0,
      answer: 2,
      stored: true,
      changesLeft: 5,
    });
    const changed = answered({ by: ada, choice: null, at: at('3'), change: 2 });
    expect(storedBy(changed)).toMatchObject({ answer: null, changesLeft: 3 });
  });

  it('in the same words for a right one as for a wrong one', () => {
    const [right, wrong] = [2, 1].map((choice) =>
      JSON.stringify(storedBy(answered({ by: ada, choice: choice as 1 | 2, at: at('1') }))),
    );
    expect(right?.replace('"answer":2', '"answer":1')).toBe(wrong);
  });

  it('may be changed no more where answers are final', () => {
    const final = given(created({ rules: { pacing: 'host' } }), joined('Ada'), started(), adas).game;
    const pending = final.seats.byId.get(ada)?.pending;
    expect(pending && answerStored(final, pending.data).changesLeft).toBe(0);
  });
});

const adas = answered({ by: ada, choice: 2, at: at('2.5') });

describe('the close of a paced game', () => {
  const open = [
    created({ rules: { pacing: 'host' } }),
    joined('Ada'),
    joined('Bo'),
    joined('Cleo'),
    started(),
  ];
  const closing = given(
    ...open,
    answered({ by: bo, choice: 2, at: at('3') }),
    adas,
    answered({ by: cleo, choice: 1, at: at('1') }),
    questionClosed(),
  ).game;

  it('tells besides how many were right, why, and who was first', () => {
    expect(tellClosed(closing, { index: 0, reason: 'deadline' })).toMatchObject({
      correctAnswer: 2,
      counts: [0, 1, 2, 0],
      correct: 2,
      explanation: 'Because of rivers',
      fastest: { name: 'Ada', seconds: 2.5 },
    });
  });

  it('names nobody where nobody was right, or who was is removed', () => {
    const nobody = given(...open, answered({ by: ada, choice: 0, at: at('1') }), questionClosed()).game;
    expect(tellClosed(nobody, { index: 0, reason: 'host' })).toMatchObject({ correct: 0 });
    expect(tellClosed(nobody, { index: 0, reason: 'host' })).not.toHaveProperty('fastest');
    const removedBefore = given(...open, adas, removed(ada), questionClosed()).game;
    expect(tellClosed(removedBefore, { index: 0, reason: 'host' })).not.toHaveProperty('fastest');
  });

  it('gives each player its result, in the words of a swift game', () => {
    expect(answerResult(closing, lastOf(closing, ada))).toMatchObject({
      isCorrect: true,
      points: 170,
      correctAnswer: 2,
    });
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
    expect(tellClosed(closing, { index: 0, reason: 'deadline' })).toEqual({
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
    expect(countAnswers(closing, 0).noAnswer).toBe(2);
  });

  it('counts who left, but nobody who was removed', () => {
    const { game } = given(
      ...open,
      answered({ by: ada, choice: 2, at: at('1') }),
      answered({ by: bo, choice: 0, at: at('2') }),
      left(ada),
      removed(bo),
    );
    expect(countAnswers(game, 0)).toEqual({ counts: [0, 0, 1, 0], correct: 1, noAnswer: 2 });
  });
});
