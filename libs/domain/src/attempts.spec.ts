import {
  ada,
  advanceQuestion,
  answered,
  at,
  caused,
  closeAnswered,
  content,
  created,
  deadlineMoved,
  dueNext,
  type Fact,
  finished,
  finishGame,
  given,
  joined,
  leading,
  minutes,
  moveDeadline,
  pauseGame,
  question,
  questionClosed,
  rejected,
  started,
  startGame,
  stored,
  submitAnswer,
  theClock,
  theSeatOf,
  timeIsUp,
  unchanged,
} from '../test-support/index.js';
import { isWithheld } from './attempts.js';
import type { AttemptFacts } from './events.js';
import { AssignmentId } from './ids.js';
import { attemptRules } from './rules.js';

const deadline = at('3600');
const own = theSeatOf(ada);
const twoQuestions = ['rivers', 'stars'].map((about) => question(about));

const attempt = (differs: Partial<AttemptFacts> = {}): Fact[] => [
  created({
    kind: 'solo',
    rules: attemptRules({ untimed: differs.untimed ?? false, mixed: false }),
    ...content({ questions: twoQuestions }),
    assignment: {
      assignmentId: AssignmentId('as_0123456789abcdef'),
      person: 1,
      attempt: 1,
      closesAt: deadline,
      feedback: 'each',
      ...differs,
    },
  }),
  joined('Ada'),
];
const untimed = { untimed: true } as const;
/** An open question without a time of its own ends with the deadline. */
const opened = (differs: Partial<AttemptFacts> = {}): Fact[] => [...attempt(differs), started()];

it('waits for its player until the deadline, however long that is', () => {
  given(...attempt({ closesAt: at('900000') }))
    .when(timeIsUp({ at: at('899999') }))
    .then(unchanged);
  given(...attempt())
    .when(timeIsUp({ at: deadline + 300 }))
    .then(stored('GameAbandoned', { closed: null }), caused('clock'));
});

it('is led by its player, and by nobody else', () => {
  given(...attempt())
    .when(startGame({ by: own, at: at('0') }))
    .then(stored('GameStarted', { opened: { index: 0, opensAt: at('0'), closesAt: at('10') } }));
  given(...attempt())
    .when(pauseGame({ by: own }))
    .then(rejected('wrong_state'));
  given(...opened())
    .when(pauseGame({ by: own, at: at('1') }))
    .then(rejected('wrong_state'));
});

it('stands between two questions until its player leads on, however long that is', () => {
  const closed = [...opened(), questionClosed({ at: at('10.3') })];
  given(...closed)
    .when(timeIsUp({ at: at('3000') }))
    .then(unchanged);
  given(...closed)
    .when(advanceQuestion({ by: own, at: at('3000') }))
    .then(stored('QuestionAdvanced', { closed: null, opened: { index: 1, closesAt: at('3010') } }));
});

it('is due with its deadline while it stands between two questions, and not when a host would lose patience', () => {
  given(...opened())
    .when(timeIsUp({ at: at('10.3') }))
    .then(stored('QuestionClosed', { closed: { index: 0, reason: 'deadline' } }), dueNext(deadline + 300));
});

it('closes a question with the deadline at the latest', () => {
  given(...attempt({ closesAt: at('4') }))
    .when(startGame({ by: own, at: at('0') }))
    .then(stored('GameStarted', { opened: { closesAt: at('4') } }), dueNext(at('4.3')));
});

it('gives a question all the time until the deadline where none has a time of its own', () => {
  given(...attempt(untimed))
    .when(startGame({ by: own, at: at('0') }))
    .then(stored('GameStarted', { opened: { closesAt: deadline } }));
  given(...attempt(untimed), startedUntimed)
    .when(submitAnswer({ by: ada, choice: 2, at: at('1800') }))
    .then(stored('AnswerSubmitted', { responseMs: minutes(30), msLeft: 0, points: 100, speedBonus: 0 }));
});
const startedUntimed: Fact = (game, last) => {
  const fact = started()(game, last);
  return {
    ...fact,
    data: { ...fact.data, opened: { index: 0, opensAt: at('0'), closesAt: deadline } },
  } as never;
};

it('takes no answer from the deadline on, and says so', () => {
  given(...attempt(untimed), startedUntimed)
    .when(submitAnswer({ by: ada, choice: 2, at: deadline - 1 }))
    .then(stored('AnswerSubmitted'));
  given(...attempt(untimed), startedUntimed)
    .when(submitAnswer({ by: ada, choice: 2, at: deadline }))
    .then(rejected('deadline_over'));
  given(...opened(), questionClosed({ at: at('10.3') }))
    .when(advanceQuestion({ by: own, at: deadline }))
    .then(rejected('deadline_over'));
  given(...attempt())
    .when(startGame({ by: own, at: deadline }))
    .then(rejected('deadline_over'));
});

it('goes by a deadline that was moved, while a question is open', () => {
  const moved = [...attempt(untimed), startedUntimed, deadlineMoved(at('60'), { at: at('30') })];
  given(...moved)
    .when(submitAnswer({ by: ada, choice: 2, at: at('59.999') }))
    .then(stored('AnswerSubmitted', { responseMs: 59_999 }));
  given(...moved)
    .when(submitAnswer({ by: ada, choice: 2, at: at('60') }))
    .then(rejected('deadline_over'));
  given(...moved)
    .when(timeIsUp({ at: at('60.3') }))
    .then(
      stored('GameFinished', { endedBy: 'deadline', closed: { index: 0, reason: 'deadline' } }),
      caused('clock'),
    );
  given(...opened(), deadlineMoved(at('60'), { at: at('5') }))
    .when(submitAnswer({ by: ada, choice: 2, at: at('10') }))
    .then(rejected('question_closed'));
});

it('counts what was answered before a deadline that has moved to before it', () => {
  given(
    ...attempt(untimed),
    startedUntimed,
    answered({ by: ada, choice: 2, at: at('40') }),
    deadlineMoved(at('30'), { at: at('45') }),
  )
    .when(timeIsUp({ at: at('46') }))
    .then(
      stored('GameFinished', { endedBy: 'deadline' }),
      leading(({ seats }) => expect(seats.byId.get(ada)?.correct).toBe(1)),
    );
});

it('lets its host move the deadline while it goes on, and nobody else', () => {
  given(...opened())
    .when(moveDeadline(at('60')))
    .then(stored('DeadlineMoved', { closesAt: at('60') }), dueNext(at('10.3')));
  given(...opened())
    .when(moveDeadline(deadline))
    .then(unchanged);
  given(...opened())
    .when(moveDeadline(at('60'), { by: own }))
    .then(rejected('not_host'));
  given(created(), started())
    .when(moveDeadline(at('60')))
    .then(rejected('wrong_state'));
  given(...opened({ feedback: 'deadline' }), finished({ at: at('9') }))
    .when(moveDeadline(at('7200')))
    .then(rejected('game_finished'));
});

it('shows what was right only where that is told after each question', () => {
  const last = (feedback: AttemptFacts['feedback']) =>
    given(
      ...opened({ feedback }),
      questionClosed({ at: at('10.3') }),
      (game, moment) => ({ ...startedNext(game, moment) }),
      answered({ by: ada, choice: 2, at: at('21') }),
    );
  last('each')
    .when(closeAnswered({ at: at('25') }))
    .then(stored('QuestionClosed'));
  last('end')
    .when(closeAnswered({ at: at('25') }))
    .then(stored('GameFinished', { endedBy: 'questions' }));
});
const startedNext: Fact = (game, last) =>
  ({
    ...started({ at: at('20') })(game, last),
    type: 'QuestionAdvanced',
    data: {
      closed: null,
      opened: { index: 1, opensAt: at('20'), closesAt: at('30') },
      commandId: 'command-of-the-past',
    },
  }) as never;

it.each([
  ['each', false, false],
  ['end', true, false],
  ['deadline', true, true],
] as const)('keeps back until then what is told at “%s”', (feedback, meanwhile, ended) => {
  expect(isWithheld(given(...opened({ feedback })).game)).toBe(meanwhile);
  expect(isWithheld(given(...opened({ feedback }), finished({ at: at('9') })).game)).toBe(ended);
});

it('may be handed in before its last question', () => {
  given(...opened({ feedback: 'end' }))
    .when(finishGame({ by: own, at: at('5') }))
    .then(stored('GameFinished', { endedBy: 'host' }));
  given(...opened())
    .when(advanceQuestion({ by: theClock, at: at('5') }))
    .then(stored('QuestionClosed'));
});
