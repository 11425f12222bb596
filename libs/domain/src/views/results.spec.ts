import {
  abandoned,
  ada,
  advanced,
  answered,
  answersIn,
  at,
  bo,
  cleo,
  created,
  dan,
  finished,
  given,
  joined,
  removed,
  started,
} from '../../test-support/index.js';
import { breakdownOf, questionFigures } from './results.js';

/** Ada is right in 2 s, Bo wrong in 4 s, Cleo answers nothing, Dan is absent; the second question only Ada answers. */
const night = given(
  created(),
  joined('Ada'),
  joined('Bo'),
  joined('Cleo'),
  joined('Dan'),
  started(),
  answered({ by: ada, choice: 2, at: at('2') }),
  answered({ by: bo, choice: 1, at: at('4') }),
  answered({ by: cleo, choice: null, at: at('5') }),
  advanced(),
  answered({ by: ada, choice: 1, at: at('12.3') }),
  finished({ at: at('13') }),
);
const answers = answersIn(night.events);

describe('a player’s own results', () => {
  it('list every question that was opened, and none that was not', () => {
    expect(breakdownOf(night.game, answers, ada)).toEqual([
      {
        questionIndex: 0,
        question: 'What about rivers?',
        options: ['rivers first', 'rivers second', 'rivers third', 'rivers fourth'],
        correctAnswer: 2,
        correctAnswerText: 'rivers third',
        answer: 2,
        correct: true,
        points: 180,
        ms: 2000,
      },
      expect.objectContaining({ questionIndex: 1, answer: 1, correct: false, points: 0, ms: 2000 }),
    ]);
  });

  it('show a missed question as wrong with nothing chosen', () => {
    expect(breakdownOf(night.game, answers, dan)).toEqual([
      expect.objectContaining({ questionIndex: 0, answer: null, correct: false, points: 0, ms: null }),
      expect.objectContaining({ questionIndex: 1, answer: null, correct: false, points: 0, ms: null }),
    ]);
  });

  it('show an empty answer as a missed one: it has no time', () => {
    expect(breakdownOf(night.game, answers, cleo)[0]).toMatchObject({ answer: null, ms: null });
  });

  it('are empty for a game that never began', () => {
    const { game, events } = given(created(), joined('Ada'), abandoned());
    expect(breakdownOf(game, answersIn(events), ada)).toEqual([]);
    expect(questionFigures(game, answersIn(events))).toEqual([]);
  });
});

describe('the figures of a question', () => {
  it('count choices, missing answers and the share of all participants who were right', () => {
    expect(questionFigures(night.game, answers)).toEqual([
      {
        questionIndex: 0,
        question: 'What about rivers?',
        options: ['rivers first', 'rivers second', 'rivers third', 'rivers fourth'],
        correctAnswer: 2,
        correctAnswerText: 'rivers third',
        category: 'Science',
        timeLimit: 10,
        counts: [0, 1, 1, 0],
        noAnswer: 2,
        correctShare: 0.25,
        medianMs: 3000,
      },
      expect.objectContaining({ counts: [0, 1, 0, 0], noAnswer: 3, correctShare: 0, medianMs: 2000 }),
    ]);
  });

  it('leave out who was removed, with all it answered', () => {
    const { game, events } = given(
      created(),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2, at: at('1') }),
      answered({ by: bo, choice: 2, at: at('2') }),
      removed(bo),
      finished(),
    );
    expect(questionFigures(game, answersIn(events))[0]).toMatchObject({
      counts: [0, 0, 1, 0],
      noAnswer: 0,
      correctShare: 1,
      medianMs: 1000,
    });
  });

  it('have neither share nor median where nobody played', () => {
    const { game, events } = given(created(), started(), finished());
    expect(questionFigures(game, answersIn(events))[0]).toMatchObject({ correctShare: 0, medianMs: null });
  });
});
