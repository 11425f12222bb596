import {
  ada,
  advanced,
  answered,
  at,
  bo,
  caused,
  cleo,
  content,
  created,
  endingNoRound,
  finished,
  given,
  joined,
  leading,
  left,
  paused,
  question,
  rejected,
  resumed,
  started,
  stored,
  submitAnswer,
  unchanged,
  withKey,
} from '../../test-support/index.js';

/** The first question is open from 0 to 10 s, its answer is 2; the second opens at 10.3 s, its answer is 0. */
const open = [created(), joined('Ada'), joined('Bo'), started()];

describe('points', () => {
  const halfAMinute = [
    created(content({ questions: [question('rivers', { timeLimit: 30 })] })),
    joined('Ada'),
    started(),
  ];

  it('are 100 and 10 for every whole second left: 12.9 s left give 220', () => {
    given(...halfAMinute)
      .when(submitAnswer({ by: ada, choice: 2, at: at('17.1') }))
      .then(stored('AnswerSubmitted', { isCorrect: true, points: 220, speedBonus: 120, msLeft: 12_900 }));
  });

  it('are 100 when less than a second is left: 0.4 s left give 100', () => {
    given(...halfAMinute)
      .when(submitAnswer({ by: ada, choice: 2, at: at('29.6') }))
      .then(stored('AnswerSubmitted', { isCorrect: true, points: 100, speedBonus: 0, msLeft: 400 }));
  });

  it('count a second as whole up to its last millisecond', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('9') }))
      .then(stored('AnswerSubmitted', { points: 110, msLeft: 1000 }));
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('9.001') }))
      .then(stored('AnswerSubmitted', { points: 100, msLeft: 999 }));
  });

  it('are the most for an answer in the very moment of opening', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('0') }))
      .then(stored('AnswerSubmitted', { points: 200, speedBonus: 100, responseMs: 0, msLeft: 10_000 }));
  });

  it('are none for a wrong answer, however fast', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 1, at: at('0.1') }))
      .then(stored('AnswerSubmitted', { isCorrect: false, points: 0, speedBonus: 0, total: 0, streak: 0 }));
  });

  it('are none for an empty answer, which counts as wrong and locks', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: null, at: at('1') }))
      .then(stored('AnswerSubmitted', { choice: null, isCorrect: false, points: 0, streak: 0 }));
    given(...open, answered({ by: ada, choice: null, at: at('1') }))
      .when(submitAnswer({ by: ada, choice: 2, at: at('2') }))
      .then(unchanged);
  });

  it('begin with what the question is worth, as its game was made', () => {
    given(created(content({ questions: [question('rivers', { points: 250 })] })), joined('Ada'), started())
      .when(submitAnswer({ by: ada, choice: 2, at: at('7.5') }))
      .then(stored('AnswerSubmitted', { points: 270, speedBonus: 20 }));
  });

  it('add up: the event carries the score after it', () => {
    given(...open, answered({ by: ada, choice: 'right', at: at('2') }), advanced())
      .when(submitAnswer({ by: ada, choice: 'right', at: at('13.3') }))
      .then(stored('AnswerSubmitted', { points: 170, total: 350 }));
  });

  it('are told with everything a later reader needs', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('3.25') }))
      .then(
        stored('AnswerSubmitted', {
          playerId: ada,
          questionIndex: 0,
          choice: 2,
          responseMs: 3250,
          msLeft: 6750,
          isCorrect: true,
          points: 160,
          speedBonus: 60,
          total: 160,
          streak: 1,
          scoringVersion: 1,
        }),
        withKey('answer:0:p_ada'),
        caused('player'),
        endingNoRound,
      );
  });
});

describe('the deadline', () => {
  it('lets an answer in one millisecond before it', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('9.999') }))
      .then(stored('AnswerSubmitted', { points: 100, msLeft: 1 }));
  });

  it('is over at its own millisecond', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 2, at: at('10') }))
      .then(rejected('question_closed'));
  });

  it('gives no points to an answer after it', () => {
    given(created(), joined('Ada'), started())
      .when(submitAnswer({ by: ada, choice: 2, at: at('10.001') }))
      .then(rejected('question_closed'));
  });

  it('is not moved by the settling time, in which the question still stands open', () => {
    for (const late of ['10.1', '10.299', '10.3', '11']) {
      given(...open)
        .when(submitAnswer({ by: ada, choice: 2, at: at(late) }))
        .then(rejected('question_closed'));
    }
  });

  it('counts when the answer arrived, not when it is decided: stored in the settling time it is still in time', () => {
    given(...open, answered({ by: bo, choice: 2, at: at('9.9') }), joined('Cleo', { at: at('10.2') }))
      .when(submitAnswer({ by: ada, choice: 2, at: at('9.95') }))
      .then(stored('AnswerSubmitted', { msLeft: 50 }));
  });

  it('has closed an earlier question for good', () => {
    given(...open, advanced())
      .when(submitAnswer({ by: ada, choice: 2, to: 0, at: at('9.9') }))
      .then(rejected('question_closed'));
  });

  it('takes an option that the open question has, and says nothing of how many a later one has', () => {
    const trueOrFalse = {
      questions: [question('tea', { options: ['True', 'False'], answer: 1 }), question('bees')],
    };
    const asking = [created(trueOrFalse), joined('Ada'), started()];
    for (const choice of [2, 5] as const)
      given(...asking)
        .when(submitAnswer({ by: ada, choice }))
        .then(rejected('bad_request'));
    given(...asking)
      .when(submitAnswer({ by: ada, choice: 1 }))
      .then(stored('AnswerSubmitted', { choice: 1, isCorrect: true }));
    given(...asking)
      .when(submitAnswer({ by: ada, choice: 5, to: 1 }))
      .then(rejected('question_closed'));
  });

  it('has not opened a later one', () => {
    given(...open)
      .when(submitAnswer({ by: ada, choice: 0, to: 1 }))
      .then(rejected('question_closed'));
    given(...open)
      .when(submitAnswer({ by: ada, choice: 0, to: 99 }))
      .then(rejected('question_closed'));
  });

  it('opens the next question only when its reveal is over', () => {
    const revealing = [...open, advanced({ at: at('10.3'), opensAt: at('15.3') })];
    given(...revealing)
      .when(submitAnswer({ by: ada, choice: 0, at: at('15.299') }))
      .then(rejected('not_active'));
    given(...revealing)
      .when(submitAnswer({ by: ada, choice: 0, at: at('15.3') }))
      .then(stored('AnswerSubmitted', { points: 200, responseMs: 0 }));
  });
});

describe('once only', () => {
  const afterOne = [...open, answered({ by: ada, choice: 1, at: at('2') })];

  it('a second answer to a question changes nothing, whatever it says', () => {
    given(...afterOne)
      .when(submitAnswer({ by: ada, choice: 2, at: at('3') }))
      .then(unchanged);
    given(...afterOne)
      .when(submitAnswer({ by: ada, choice: 1, at: at('3') }))
      .then(unchanged);
  });

  it('a resend is answered with the first result though the question has closed, paused or moved on since', () => {
    given(...afterOne)
      .when(submitAnswer({ by: ada, choice: 1, at: at('10.1') }))
      .then(unchanged);
    given(...afterOne, paused({ at: at('4') }))
      .when(submitAnswer({ by: ada, choice: 1, at: at('5') }))
      .then(unchanged);
    given(...afterOne, advanced())
      .when(submitAnswer({ by: ada, choice: 1, to: 0, at: at('12') }))
      .then(unchanged);
  });

  it('one answer per player: another’s takes nobody’s turn', () => {
    given(...afterOne)
      .when(submitAnswer({ by: bo, choice: 2, at: at('3') }))
      .then(stored('AnswerSubmitted', { playerId: bo }), withKey('answer:0:p_bo'));
  });

  it('after the end not even a resend is taken', () => {
    given(...afterOne, finished({ at: at('5') }))
      .when(submitAnswer({ by: ada, choice: 1, to: 0 }))
      .then(rejected('game_finished'));
  });
});

describe('the answering time', () => {
  it('leaves pauses out: it is the limit less what was left', () => {
    given(...open, paused({ at: at('4') }), resumed({ at: at('60') }))
      .when(submitAnswer({ by: ada, choice: 2, at: at('61.5') }))
      .then(stored('AnswerSubmitted', { responseMs: 5500, msLeft: 4500, points: 140 }));
  });

  it('never shows more than the question’s whole time left, though an answer is decided again after a pause', () => {
    given(...open, paused({ at: at('1') }), resumed({ at: at('60') }))
      .when(submitAnswer({ by: ada, choice: 2, at: at('0.9') }))
      .then(stored('AnswerSubmitted', { responseMs: 0, msLeft: 10_000, points: 200 }));
  });
});

describe('a streak', () => {
  const first = answered({ by: ada, choice: 'right', at: at('1') });

  it('grows by one with each correct answer', () => {
    given(...open, first, advanced(), answered({ by: ada, choice: 'right' }), advanced())
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(stored('AnswerSubmitted', { streak: 3 }));
  });

  it('ends with a wrong answer and begins again after it', () => {
    given(...open, first, advanced())
      .when(submitAnswer({ by: ada, choice: 'wrong' }))
      .then(stored('AnswerSubmitted', { streak: 0 }));
    given(...open, first, advanced(), answered({ by: ada, choice: 'wrong' }), advanced())
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(stored('AnswerSubmitted', { streak: 1 }));
  });

  it('ends with an empty answer', () => {
    given(...open, first, advanced(), answered({ by: ada, choice: null }), advanced())
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(stored('AnswerSubmitted', { streak: 1 }));
  });

  it('ends with a missed question, though no event tells of it', () => {
    given(...open, first, advanced(), advanced())
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(stored('AnswerSubmitted', { streak: 1 }));
  });

  it('adds no points', () => {
    given(...open, first, advanced())
      .when(submitAnswer({ by: ada, choice: 'right', at: at('20.2') }))
      .then(stored('AnswerSubmitted', { streak: 2, points: 100 }));
  });

  it('of a late joiner begins with its first answer', () => {
    given(...open, advanced(), joined('Cleo', { at: at('11') }))
      .when(submitAnswer({ by: cleo, choice: 'right' }))
      .then(stored('AnswerSubmitted', { streak: 1, questionIndex: 1 }));
  });
});

describe('who may answer', () => {
  it('a late joiner: the question that is open, for its full points', () => {
    given(...open, joined('Cleo', { at: at('5') }))
      .when(submitAnswer({ by: cleo, choice: 2, at: at('6') }))
      .then(stored('AnswerSubmitted', { total: 140, responseMs: 6000 }));
  });

  it('a player who left and answers all the same: its seat is still its own', () => {
    given(...open, left(ada))
      .when(submitAnswer({ by: ada, choice: 2, at: at('6') }))
      .then(
        stored('AnswerSubmitted'),
        leading((game) => expect(game.seats.byId.get(ada)?.score).toBe(140)),
      );
  });
});
