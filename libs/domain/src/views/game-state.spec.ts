import {
  abandoned,
  ada,
  advanced,
  at,
  boardShown,
  breakBegan,
  content,
  created,
  type Fact,
  finished,
  given,
  joined,
  locked,
  paused,
  question,
  questionClosed,
  questionOfKind,
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

describe('the state of a paced game', () => {
  const questions = [
    question('rivers', { round: 'Water', breakAfter: { minutes: 10, text: 'Drinks' } }),
    question('stars', { round: 'Sky' }),
  ];
  const begun = [
    created({ questions, rules: { pacing: 'timed', readSeconds: 5 } }),
    joined('Ada'),
    started({ readsAt: at('4'), opensAt: at('9') }),
  ];
  const water = { number: 1, count: 2, title: 'Water' };
  const shown = [...begun, questionClosed({ at: at('19.3'), until: at('27.3') })];
  const onBoard = [...shown, boardShown({ at: at('27.3'), until: at('33.3') })];
  const inBreak = [...onBoard, breakBegan({ at: at('33.3'), until: at('633.3') })];

  it.each([
    ['round', '3.999'],
    ['reading', '4'],
    ['reading', '8.999'],
    ['question', '9'],
    ['question', '19.1'],
  ])('is %s at %s s: by time, with the same moments and the question', (phase, when) => {
    expect(playerGameState(given(...begun).game, at(when))).toMatchObject({
      status: 'active',
      phase,
      readsAt: at('4'),
      opensAt: at('9'),
      endsAt: at('19'),
      question: { index: 0, options: rivers.options, round: water },
    });
  });

  it('says how it is played, where that is not as ever', () => {
    expect(playerGameState(given(...begun).game, at('0')).rules).toEqual({
      pacing: 'timed',
      scoring: 'classic',
      answers: 'final',
      boardEvery: 'question',
      streakBonus: false,
      hostSeesVotes: true,
      closeWhenAllAnswered: false,
    });
    expect(playerGameState(given(...running).game, at('0'))).not.toHaveProperty('rules');
  });

  it('says that the options are mixed, and tells them as they are', () => {
    const { game } = given(created({ rules: { shuffle: true } }), started());
    const state = playerGameState(game, at('0'));
    expect(state.rules).toMatchObject({ pacing: 'swift', scoring: 'classic', shuffle: true });
    expect(state.question?.options).toEqual(
      playerGameState(given(created(), started()).game, at('0')).question?.options,
    );
  });

  it('between its questions says what is shown, since when and until when', () => {
    const stages = [shown, onBoard, inBreak].map((facts) => playerGameState(given(...facts).game, at('40')));
    expect(stages.map(({ phase, stage }) => [phase, stage])).toEqual([
      ['revealed', { name: 'revealed', since: at('19.3'), until: at('27.3') }],
      ['board', { name: 'board', since: at('27.3'), until: at('33.3') }],
      [
        'break',
        {
          name: 'break',
          since: at('33.3'),
          until: at('633.3'),
          text: 'Drinks',
          next: { number: 2, count: 2, title: 'Sky' },
        },
      ],
    ]);
    for (const state of stages) expect(state).toMatchObject({ timeLeft: 0, opensAt: null, endsAt: null });
  });

  it('has the question while its answer is looked at, and none in a break', () => {
    expect(playerGameState(given(...onBoard).game, at('30')).question).toMatchObject({ index: 0 });
    expect(playerGameState(given(...inBreak).game, at('40')).question).toBeNull();
  });

  it('while it is paused still says what was shown, which has stood no longer when it goes on', () => {
    const stopped = [...shown, paused({ at: at('20.3') })];
    expect(playerGameState(given(...stopped).game, at('50'))).toMatchObject({
      phase: 'paused',
      held: 'revealed',
      timeLeft: 7,
      stage: { name: 'revealed', since: at('19.3') },
    });
    const { game } = given(...stopped, resumed({ at: at('100.3') }));
    expect(playerGameState(game, at('101')).stage).toEqual({
      name: 'revealed',
      since: at('99.3'),
      until: at('107.3'),
    });
  });

  it.each([
    ['reading', '8.999'],
    ['question', '9'],
  ] as const)('says that a pause holds the %s at %s s', (held, when) => {
    const stopped = given(
      ...begun,
      paused({ at: at(when), ...(held === 'reading' && { msToOpen: 1 }) }),
    ).game;
    expect(playerGameState(stopped, at('50'))).toMatchObject({ phase: 'paused', held });
  });

  it('says how many rounds have begun, in a break too, between two or within one', () => {
    const three = [question('tea'), ...questions, question('comets', { round: 'Sky' })].map((one) => ({
      ...one,
      breakAfter: { minutes: 10, text: null },
    }));
    const facts = [
      created({ questions: three, rules: { pacing: 'host', scoring: 'rounds' } }),
      joined('Ada'),
    ];
    const begunAt = (...more: Fact[]) =>
      playerGameState(given(...facts, ...more).game, at('900')).roundsBegun;
    expect(begunAt(joined('Bo'))).toBe(0);
    const played = [questionClosed(), breakBegan({ until: at('633') })];
    expect(begunAt(started())).toBe(1);
    expect(begunAt(started(), ...played)).toBe(1);
    const inTheSky = [started(), ...played, advanced(), ...played, advanced()];
    expect(begunAt(...inTheSky)).toBe(3);
    expect(begunAt(...inTheSky, ...played)).toBe(3);
  });

  it('lists the rounds of which one may be a joker', () => {
    const rounds = [
      question('tea'),
      question('rivers', { round: 'Water' }),
      question('lakes', { round: 'Water' }),
    ];
    const { game } = given(created({ questions: rounds, rules: { scoring: 'rounds' } }));
    expect(playerGameState(game, at('0')).rounds).toEqual(['', 'Water']);
    expect(playerGameState(given(...begun).game, at('0'))).not.toHaveProperty('rounds');
  });

  it('tells its owner where breaks are', () => {
    expect(hostGameState(given(...begun).game, at('0')).questions?.[0]).toMatchObject({
      breakAfter: { minutes: 10, text: 'Drinks' },
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

  it('sees all that a question is judged by, to ask it again as it is', () => {
    const kinds = (['multi', 'typed', 'number', 'order'] as const).map((kind) => questionOfKind(kind));
    const { game } = given(created({ questions: kinds }), started());
    expect(hostGameState(game, at('0')).questions).toMatchObject([
      { kind: 'multi', exactOnly: false, key: { choices: [1, 2, 3] } },
      { kind: 'typed', accepted: ['Vilnius', 'Wilna'], refused: ['Vilna Gaon'] },
      { kind: 'number', key: { value: 330 }, unit: 'm', band: 30, range: { from: 0, to: 1_000 } },
      { kind: 'order', options: ['three', 'one', 'four', 'two'], key: { order: [1, 3, 0, 2] } },
    ]);
    for (const field of ['accepted', 'refused', 'band'])
      expect(JSON.stringify(playerGameState(game, at('0')))).not.toContain(field);
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
