import {
  abandoned,
  ada,
  advanced,
  advanceQuestion,
  answered,
  at,
  bo,
  boardShown,
  breakBegan,
  caused,
  closeAnswered,
  content,
  created,
  dueNext,
  type Expectation,
  extendTime,
  type Fact,
  finished,
  finishGame,
  given,
  joined,
  joinGame,
  leading,
  left,
  minutes,
  paused,
  pauseGame,
  question,
  questionClosed,
  questionOpened,
  record,
  rejected,
  removePlayer,
  resumed,
  resumeGame,
  started,
  startGame,
  stored,
  submitAnswer,
  timeExtended,
  timeIsUp,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { apply } from '../apply.js';
import type { GameRules } from '../contract/rules.js';
import { dueAt, type PlayableGame } from '../game.js';
import { phaseOf } from '../phase.js';
import type { GameQuestion } from '../questions.js';
import { changesAllowed } from '../rules.js';
import { decide } from './index.js';

/** Three questions of ten seconds, each read for five. */
const game = (rules: Partial<GameRules>, questions: GameQuestion[] = threeQuestions): Fact[] => [
  created({ rules: { readSeconds: 5, closeWhenAllAnswered: true, ...rules }, ...content({ questions }) }),
  joined('Ada'),
  joined('Bo'),
];
const threeQuestions = ['rivers', 'stars', 'bees'].map((about) => question(about));
const host = game({ pacing: 'host' });
const timed = game({ pacing: 'timed' });

/** From 0 s on it is read, from 5 to 15 s open; closed at 15.3 s. */
const open = started({ opensAt: at('5') });
const closed = questionClosed();
const shownUntil = (moment: string) => questionClosed({ until: at(moment) });

const inPhase = (phase: string, when: string): Expectation =>
  leading((after) => expect(phaseOf(after, at(when))).toBe(phase));

describe('a question in a paced game', () => {
  it('is read first, then open: both follow from time', () => {
    given(...host)
      .when(startGame({ at: at('0') }))
      .then(
        stored('GameStarted', { opened: { index: 0, opensAt: at('5'), closesAt: at('15') } }),
        dueNext(at('15.3')),
        inPhase('reading', '4.999'),
        inPhase('question', '5'),
      );
  });

  it('takes no answer while it is read', () => {
    given(...host, open)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('4.999') }))
      .then(rejected('not_active'));
    given(...host, open)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('5') }))
      .then(stored('AnswerSubmitted', { msLeft: 10_000, responseMs: 0 }));
  });

  it('that begins a round stands behind its title for four seconds, in a swift game too', () => {
    const rounds = [question('rivers', { round: 'Water' }), question('lakes', { round: 'Water' })];
    given(...game({ pacing: 'host' }, rounds))
      .when(startGame({ at: at('0') }))
      .then(
        stored('GameStarted', { opened: { readsAt: at('4'), opensAt: at('9'), closesAt: at('19') } }),
        inPhase('round', '3.999'),
        inPhase('reading', '4'),
      );
    given(...game({ pacing: 'swift', readSeconds: 0 }, rounds))
      .when(startGame({ at: at('0') }))
      .then(stored('GameStarted', { opened: { readsAt: at('4'), opensAt: at('4') } }));
    given(...game({ pacing: 'host' }, rounds), open, closed)
      .when(advanceQuestion({ at: at('20') }))
      .then(stored('BoardShown'));
  });

  it('is closed by its deadline, and shown what was right', () => {
    given(...timed, open)
      .when(timeIsUp({ at: at('15.3') }))
      .then(
        stored('QuestionClosed', { closed: { index: 0, reason: 'deadline' }, until: at('23.3') }),
        caused('clock'),
        dueNext(at('23.3')),
        inPhase('revealed', '15.3'),
      );
    given(...host, open)
      .when(timeIsUp({ at: at('15.3') }))
      .then(stored('QuestionClosed', { until: null }), dueNext(at('15.3') + minutes(30)));
  });

  it('takes no answer once it is closed', () => {
    given(...host, open, questionClosed({ at: at('8'), reason: 'host' }))
      .when(submitAnswer({ by: ada, choice: 'right', at: at('8') }))
      .then(rejected('question_closed'));
  });
});

const whatTimeMakesOf = (begun: PlayableGame): string[] => {
  const types: string[] = [];
  let now = begun;
  while (now.status !== 'finished') {
    const decision = decide(timeIsUp({ at: dueAt(now) ?? 0 })(now, 0), now);
    if (decision.outcome !== 'accepted') throw new Error(`It stands still while ${now.status}`);
    types.push(decision.event.type);
    now = apply(now, record(decision.event, now.version + 1));
  }
  return types;
};

describe('by time', () => {
  it('what was right, the board and the next question follow each other', () => {
    given(...timed, open, shownUntil('23.3'))
      .when(timeIsUp({ at: at('23.3') }))
      .then(stored('BoardShown', { until: at('29.3') }), dueNext(at('29.3')));
    given(...timed, open, shownUntil('23.3'), boardShown({ at: at('23.3'), until: at('29.3') }))
      .when(timeIsUp({ at: at('29.3') }))
      .then(
        stored('QuestionAdvanced', {
          closed: null,
          opened: { index: 1, opensAt: at('34.3'), closesAt: at('44.3') },
        }),
        dueNext(at('44.6')),
      );
  });

  it('nothing follows too early', () => {
    given(...timed, open, shownUntil('23.3'))
      .when(timeIsUp({ at: at('23.299') }))
      .then(unchanged);
  });

  it('a game that nobody plays runs through to its end', () => {
    expect(whatTimeMakesOf(given(...timed, open).game)).toEqual([
      ...['QuestionClosed', 'BoardShown', 'QuestionAdvanced'],
      ...['QuestionClosed', 'BoardShown', 'QuestionAdvanced'],
      ...['QuestionClosed', 'GameFinished'],
    ]);
  });

  it('the host may lead on all the same', () => {
    given(...timed, open, shownUntil('23.3'))
      .when(advanceQuestion({ at: at('16') }))
      .then(stored('BoardShown', { until: at('22') }), caused('host'));
  });
});

describe('where the host leads', () => {
  const shown = [...host, open, closed];

  it('nothing follows by itself', () => {
    given(...shown)
      .when(timeIsUp({ at: at('600') }))
      .then(unchanged);
  });

  it.each([
    ['reading', at('3'), [...host, open], 'QuestionOpened'],
    ['question', at('7'), [...host, open], 'QuestionClosed'],
    ['revealed', at('20'), shown, 'BoardShown'],
    ['board', at('30'), [...shown, boardShown({ at: at('20') })], 'QuestionAdvanced'],
  ] as const)('Next ends the phase %s', (phase, when, facts, event) => {
    given(...facts)
      .when(advanceQuestion({ phase, at: when }))
      .then(stored(event), caused('host'), withKey(`round:${given(...facts).game.round + 1}`));
  });

  const titled = started({ readsAt: at('4'), opensAt: at('9') });

  it('Next while the title of a round stands begins the reading, which is no shorter for it', () => {
    given(...host, titled)
      .when(advanceQuestion({ phase: 'round', at: at('2') }))
      .then(
        stored('QuestionOpened', { opened: { index: 0, opensAt: at('7'), closesAt: at('17') } }),
        dueNext(at('17.3')),
        inPhase('reading', '2'),
        inPhase('question', '7'),
      );
  });

  it('Next while it is read, or has a title and nothing to read, opens the question now with its whole time', () => {
    given(...host, titled)
      .when(advanceQuestion({ phase: 'reading', at: at('5') }))
      .then(
        stored('QuestionOpened', { opened: { index: 0, opensAt: at('5'), closesAt: at('15') } }),
        dueNext(at('15.3')),
        inPhase('question', '5'),
      );
    given(...game({ pacing: 'host', readSeconds: 0 }), started({ readsAt: at('4'), opensAt: at('4') }))
      .when(advanceQuestion({ phase: 'round', at: at('2') }))
      .then(stored('QuestionOpened', { opened: { index: 0, opensAt: at('2'), closesAt: at('12') } }));
  });

  it('a click that comes twice, or late, moves nothing', () => {
    given(...shown)
      .when(advanceQuestion({ phase: 'question', at: at('15.4') }))
      .then(unchanged);
    given(...host, open)
      .when(advanceQuestion({ phase: 'reading', at: at('5') }))
      .then(unchanged);
    given(...host, open, questionOpened({ at: at('3') }))
      .when(advanceQuestion({ phase: 'reading', at: at('3.1') }))
      .then(unchanged);
    given(...shown, boardShown(), advanced({ at: at('30'), opensAt: at('35') }))
      .when(advanceQuestion({ phase: 'board', ending: 0, at: at('30.1') }))
      .then(unchanged);
  });

  it('a host who names no phase ends what is on', () => {
    given(...shown)
      .when(advanceQuestion({ at: at('20') }))
      .then(stored('BoardShown', { until: null }), dueNext(at('20') + minutes(30)));
  });

  it('a game that is forgotten between two questions is abandoned after half an hour', () => {
    given(...shown)
      .when(timeIsUp({ at: at('15.3') + minutes(30) }))
      .then(stored('GameAbandoned', { closed: null }), caused('clock'));
  });

  it('a game that is forgotten behind its last question has results', () => {
    const last = game({ pacing: 'host' }, [question('rivers')]);
    const forgotten = at('15.3') + minutes(30);
    given(...last, open, closed)
      .when(timeIsUp({ at: forgotten }))
      .then(stored('GameFinished', { endedBy: 'questions', closed: null }), caused('clock'));
    given(...last, open, closed, paused({ at: at('20') }))
      .when(timeIsUp({ at: at('20') + minutes(30) }))
      .then(stored('GameFinished', { endedBy: 'questions', closed: null }));
  });
});

describe('after what was right', () => {
  const rounds = [
    question('rivers', { round: 'Water' }),
    question('lakes', { round: 'Water' }),
    question('stars', { round: 'Sky' }),
  ];
  const afterQuestion = (index: number, rules: Partial<GameRules>): Fact[] => {
    const facts = [...game({ pacing: 'host', ...rules }, rounds), open, closed];
    for (let before = 0; before < index; before += 1) facts.push(advanced({ at: at('60') }), closed);
    return facts;
  };

  it.each([
    ['question', 0, 'BoardShown'],
    ['question', 1, 'BoardShown'],
    ['round', 0, 'QuestionAdvanced'],
    ['round', 1, 'BoardShown'],
    ['end', 1, 'QuestionAdvanced'],
    ['never', 1, 'QuestionAdvanced'],
    // the end shows them all
    ['question', 2, 'GameFinished'],
    ['round', 2, 'GameFinished'],
  ] as const)('with boardEvery %s, question %i is followed by %s', (boardEvery, index, event) => {
    given(...afterQuestion(index, { boardEvery }))
      .when(advanceQuestion({ phase: 'revealed' }))
      .then(stored(event));
  });

  it('there is no board where nobody sees the standings before the end', () => {
    given(...afterQuestion(0, { leaderboard: 'never' }))
      .when(advanceQuestion())
      .then(stored('QuestionAdvanced', { opened: { index: 1 } }));
  });
});

describe('a break', () => {
  const breakAfter = { minutes: 10, text: 'Drinks' };
  const questions = [question('rivers', { breakAfter }), question('stars', { breakAfter })];
  const by = (pacing: 'host' | 'timed') => [...game({ pacing }, questions), open, closed];

  it('follows the board, or what was right where there is none', () => {
    given(...by('host'), boardShown({ at: at('20') }))
      .when(advanceQuestion({ at: at('30') }))
      .then(stored('BreakBegan', { until: at('630') }), inPhase('break', '30'));
    given(...game({ pacing: 'host', boardEvery: 'end' }, questions), open, closed)
      .when(advanceQuestion({ at: at('30') }))
      .then(stored('BreakBegan'));
  });

  it('ends by itself where time leads, and by the host where it leads', () => {
    const during = [boardShown({ at: at('20') }), breakBegan({ at: at('30'), until: at('630') })];
    given(...by('timed'), ...during)
      .when(timeIsUp({ at: at('630') }))
      .then(stored('QuestionAdvanced', { closed: null, opened: { index: 1 } }));
    given(...by('host'), ...during)
      .when(timeIsUp({ at: at('630') }))
      .then(unchanged);
    given(...by('host'), ...during)
      .when(timeIsUp({ at: at('630') + minutes(30) }))
      .then(stored('GameAbandoned'));
    given(...by('host'), ...during)
      .when(advanceQuestion({ phase: 'break', at: at('100') }))
      .then(stored('QuestionAdvanced'));
  });

  it('follows no last question', () => {
    given(...by('host'), boardShown(), advanced({ at: at('60') }), closed)
      .when(advanceQuestion())
      .then(stored('GameFinished'));
  });
});

describe('a pause', () => {
  it('of the reading leaves its rest, and the whole question', () => {
    const reading = [...timed, open, paused({ at: at('2'), msToOpen: 3_000 })];
    given(...timed, open)
      .when(pauseGame({ at: at('2') }))
      .then(stored('GamePaused', { msLeft: 10_000, msToOpen: 3_000 }), dueNext(at('2') + minutes(30)));
    given(...reading)
      .when(resumeGame({ at: at('100') }))
      .then(
        stored('GameResumed', { opensAt: at('103'), closesAt: at('113') }),
        dueNext(at('113.3')),
        inPhase('reading', '102.999'),
        inPhase('question', '103'),
      );
    given(...reading, resumed({ at: at('100') }))
      .when(submitAnswer({ by: ada, choice: 'right', at: at('104') }))
      .then(stored('AnswerSubmitted', { responseMs: 1_000 }));
  });

  it.each([
    ['revealed', [shownUntil('23.3')], 3_300, '103.3'],
    ['board', [shownUntil('16'), boardShown({ at: at('16'), until: at('22') })], 2_000, '102'],
    ['break', [shownUntil('16'), breakBegan({ at: at('16'), until: at('616') })], 596_000, '696'],
  ] as const)('of the phase %s leaves its rest where time leads', (phase, facts, msLeft, until) => {
    given(...timed, open, ...facts)
      .when(pauseGame({ at: at('20') }))
      .then(stored('GamePaused', { msLeft }), inPhase('paused', '20'));
    given(...timed, open, ...facts, paused({ at: at('20') }))
      .when(resumeGame({ at: at('100') }))
      .then(stored('GameResumed', { closesAt: at(until) }), dueNext(at(until)), inPhase(phase, '100'));
  });

  it.each([
    ['classic', 170], // 7 of 10 s left
    ['balanced', 850],
    ['accuracy', 100],
    ['rounds', 1],
  ] as const)('of the question costs nobody anything: %s gives %i for 3 s of thinking', (scoring, points) => {
    const worth = { classic: 100, balanced: 1_000, accuracy: 100, rounds: 1 }[scoring];
    const asked = [question('rivers', { points: worth })];
    given(
      ...game({ pacing: 'timed', scoring }, asked),
      open,
      paused({ at: at('7') }),
      resumed({ at: at('500') }),
    )
      .when(submitAnswer({ by: ada, choice: 'right', at: at('501') }))
      .then(stored('AnswerSubmitted', { responseMs: 3_000, points }));
  });

  it('of a phase that its host leads on from leaves nothing to wait for', () => {
    given(...host, open, closed)
      .when(pauseGame({ at: at('20') }))
      .then(stored('GamePaused', { msLeft: null }));
    given(...host, open, closed, paused({ at: at('20') }))
      .when(resumeGame({ at: at('100') }))
      .then(stored('GameResumed', { closesAt: null }), inPhase('revealed', '100'));
  });

  it('uses up nothing of the half hour that such a phase is waited for', () => {
    const begun = at('15.3');
    const late = begun + minutes(20);
    given(...host, open, closed, paused({ at: late }))
      .when(resumeGame({ at: late + minutes(25) }))
      .then(dueNext(begun + minutes(25) + minutes(30)));
  });

  it('takes neither answers nor Next', () => {
    given(...host, open, paused({ at: at('6') }))
      .when(submitAnswer({ by: ada, choice: 'right' }))
      .then(rejected('not_active'));
    given(...host, open, closed, paused({ at: at('20') }))
      .when(advanceQuestion({ phase: 'paused' }))
      .then(rejected('wrong_state'));
  });

  it('that is forgotten ends the game: with the question that was open', () => {
    given(...host, open, paused({ at: at('6') }))
      .when(timeIsUp({ at: at('6') + minutes(30) }))
      .then(stored('GameAbandoned', { closed: { index: 0, reason: 'deadline' } }));
    given(...host, open, closed, paused({ at: at('20') }))
      .when(timeIsUp({ at: at('20') + minutes(30) }))
      .then(stored('GameAbandoned', { closed: null }));
  });
});

describe('finishing a paced game', () => {
  it('closes what was open, and nothing between two questions', () => {
    given(...host, open)
      .when(finishGame({ at: at('7') }))
      .then(stored('GameFinished', { endedBy: 'host', closed: { index: 0, reason: 'host' } }));
    given(...host, open, closed)
      .when(finishGame({ at: at('20') }))
      .then(stored('GameFinished', { endedBy: 'host', closed: null }));
  });
});

describe('when everybody who is connected has answered', () => {
  it('the question is closed, once its options have stood for two seconds', () => {
    given(...host, open)
      .when(closeAnswered({ at: at('6.999') }))
      .then(unchanged);
    given(...host, open)
      .when(closeAnswered({ at: at('7') }))
      .then(stored('QuestionClosed', { closed: { index: 0, reason: 'answered' } }), caused('clock'));
  });

  it('only where the rules want it, and once', () => {
    given(...game({ pacing: 'host', closeWhenAllAnswered: false }), open)
      .when(closeAnswered({ at: at('9') }))
      .then(unchanged);
    given(...host, open, closed)
      .when(closeAnswered({ at: at('20') }))
      .then(unchanged);
    const { round } = given(...host, open).game;
    given(...host, open, closed, boardShown(), advanced({ at: at('60') }))
      .when((now, last) => ({ ...closeAnswered({ at: at('70') })(now, last), round }) as never)
      .then(unchanged);
  });

  it('a swift game goes on to the next question', () => {
    given(...game({ pacing: 'swift', readSeconds: 0 }), started())
      .when(closeAnswered({ at: at('2') }))
      .then(stored('QuestionAdvanced', { closed: { index: 0, reason: 'answered' }, opened: { index: 1 } }));
  });
});

describe('more time', () => {
  const swift = game({ pacing: 'swift', readSeconds: 0 });
  const swiftly = [...swift, timeExtended(ada, 1.5), started()];
  const paced = [...timed, timeExtended(ada, 1.5), open];

  it('is there for the answers of that seat alone', () => {
    given(...swiftly)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('14.999') }))
      .then(stored('AnswerSubmitted', { msLeft: 1, responseMs: 14_999, timeFactor: 1.5, points: 100 }));
    given(...swiftly)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('15') }))
      .then(rejected('question_closed'));
    given(...swiftly)
      .when(submitAnswer({ by: bo, choice: 'right', at: at('10') }))
      .then(rejected('question_closed'));
  });

  it('counts as if all had the same: half of it is half of theirs', () => {
    given(...swiftly)
      .when(submitAnswer({ by: ada, choice: 'right', at: at('7.5') }))
      .then(stored('AnswerSubmitted', { points: 150 }));
  });

  it('is waited for in every pacing, but by who has answered, left or was removed', () => {
    for (const [facts, opens] of [
      [swiftly, 0],
      [paced, 5],
    ] as const) {
      const waits = (more: Fact[]) => dueAt(given(...facts, ...more).game);
      const [alone, with_] = [at(`${opens + 10}.3`), at(`${opens + 15}.3`)];
      expect(waits([])).toBe(with_);
      expect(waits([answered({ by: bo, choice: 'right', at: at('6') })])).toBe(with_);
      expect(waits([answered({ by: ada, choice: 'right', at: at('6') })])).toBe(alone);
      expect(waits([left(ada)])).toBe(alone);
      given(...facts)
        .when(removePlayer(ada, { at: at('6') }))
        .then(dueNext(alone));
      given(...facts)
        .when(timeIsUp({ at: alone }))
        .then(unchanged);
    }
  });

  it('may be given, and taken back, while the question is open', () => {
    given(...timed, open)
      .when(extendTime(ada, 2, { at: at('6') }))
      .then(stored('TimeExtended', { playerId: ada, factor: 2 }), caused('host'), dueNext(at('25.3')));
    given(...paced)
      .when(extendTime(ada, 1, { at: at('6') }))
      .then(stored('TimeExtended', { factor: 1 }), dueNext(at('15.3')));
    given(...paced)
      .when(extendTime(ada, 1.5))
      .then(unchanged);
  });

  it('ends with the question where its host closes it', () => {
    given(...timed, timeExtended(ada, 2), open, questionClosed({ at: at('8'), reason: 'host' }))
      .when(submitAnswer({ by: ada, choice: 'right', at: at('9') }))
      .then(rejected('question_closed'));
  });

  it('outlasts a pause, also while it alone is waited for', () => {
    given(...paced)
      .when(pauseGame({ at: at('17') }))
      .then(stored('GamePaused', { msLeft: -2_000 }));
    const gone = [...paced, paused({ at: at('17') })];
    given(...gone)
      .when(resumeGame({ at: at('100') }))
      .then(stored('GameResumed', { closesAt: at('98') }), dueNext(at('103.3')));
    given(...gone, resumed({ at: at('100') }))
      .when(submitAnswer({ by: ada, choice: 'right', at: at('102.999') }))
      .then(stored('AnswerSubmitted', { msLeft: 1 }));
    given(...gone, resumed({ at: at('100') }))
      .when(submitAnswer({ by: bo, choice: 'right', at: at('100') }))
      .then(rejected('question_closed'));
  });
});

describe('joining late', () => {
  const until2 = (pacing: 'swift' | 'host') => [...game({ pacing, lateJoin: 'until2' }), open];

  it.each([
    ['while the first question is open', until2('swift'), true],
    ['while the second one is open', [...until2('swift'), advanced({ at: at('16') })], true],
    ['once it is over', [...until2('swift'), advanced({ at: at('16') }), advanced({ at: at('30') })], false],
    ['after the first in a paced game', [...until2('host'), closed], true],
    ['once the second of a paced game is closed', [...until2('host'), closed, advanced(), closed], false],
  ] as const)('until a question: %s', (_, facts, isLetIn) => {
    given(...facts)
      .when(joinGame('Cleo'))
      .then(isLetIn ? stored('PlayerJoined') : rejected('lobby_locked'));
  });
});

describe('an answer that may be changed', () => {
  const changing = [...game({ pacing: 'host', answers: 'until_close', scoring: 'balanced' }), open];
  const first = answered({ by: ada, choice: 'wrong', at: at('6') });
  const again = (choice: 'right' | 'wrong', when: string) => submitAnswer({ by: ada, choice, at: at(when) });

  it('is replaced by the next one, which counts at its own time', () => {
    given(...changing, first)
      .when(again('right', '8'))
      .then(
        stored('AnswerSubmitted', { change: 1, isCorrect: true, responseMs: 3_000, total: 85, streak: 1 }),
        withKey(`answer:0:${ada}:1`),
      );
  });

  it('stays where the same comes again, and in games without changes', () => {
    given(...changing, first)
      .when(again('wrong', '8'))
      .then(unchanged);
    given(...host, open, first)
      .when(again('right', '8'))
      .then(unchanged);
  });

  it('is changed once a second, and five times', () => {
    given(...changing, first)
      .when(again('right', '6.999'))
      .then(rejected('too_many_requests'));
    given(...changing, first)
      .when(again('right', '7'))
      .then(stored('AnswerSubmitted', { change: 1 }));
    const changes = Array.from({ length: changesAllowed.answer }, (_, nth) =>
      answered({ by: ada, choice: nth % 2 ? 'wrong' : 'right', at: at(`${7 + nth}`), change: nth + 1 }),
    );
    given(...changing, first, ...changes.slice(0, -1))
      .when(again('right', '14'))
      .then(stored('AnswerSubmitted', { change: changesAllowed.answer }));
    given(...changing, first, ...changes)
      .when(again('wrong', '14'))
      .then(rejected('too_many_requests'));
  });

  it('is none once the question is closed', () => {
    given(...changing, first, questionClosed({ at: at('9'), reason: 'host' }))
      .when(again('right', '9'))
      .then(unchanged);
  });

  const seatAfter = (...facts: Fact[]) => given(...changing, first, ...facts).game.seats.byId.get(ada);
  const right = answered({ by: ada, choice: 'right', at: at('8'), change: 1 });

  it('is in no sum before the close', () => {
    expect(seatAfter(right)).toMatchObject({
      score: 0,
      correct: 0,
      answered: 0,
      last: null,
      pending: { data: { choice: 2 } },
    });
  });

  it.each([
    ['the close', [closed]],
    ['the end', [finished({ at: at('9') })]],
    ['being given up', [paused({ at: at('9') }), abandoned({ at: at('3000') })]],
  ])('settles with %s: the last one, once', (_, end) => {
    const sums = { score: 170, correct: 1, answered: 1, chosen: 1, pending: null };
    expect(seatAfter(right, ...end)).toMatchObject(sums);
  });
});
