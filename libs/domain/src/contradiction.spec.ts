import fc from 'fast-check';
import { recordedLogs } from '../../../test/support/recorded-logs.js';
import { anyNight, play } from '../test-support/game-night.js';
import {
  ada,
  advanced,
  answered,
  at,
  bo,
  boardShown,
  breakBegan,
  correctionCalled,
  correctionUndone,
  created,
  type Fact,
  finished,
  given,
  joined,
  jokerDeclared,
  paused,
  questionClosed,
  questionCorrected,
  questionOpened,
  resumed,
  rulesChanged,
  started,
  theGame,
  timeExtended,
  voiding,
} from '../test-support/index.js';
import { type AnswersByQuestion, noteAnswer } from './answers.js';
import { apply } from './apply.js';
import type { GameRules } from './contract/rules.js';
import { contradictionOf } from './contradiction.js';
import type { GameEvent, RecordedEvent } from './events.js';
import { type Game, unborn } from './game.js';
import { upcast } from './upcast.js';

/** The first contradiction in a log, with its version. */
const firstIn = (events: readonly RecordedEvent[]): string | null => {
  let game: Game = unborn(events[0]?.gameId ?? theGame);
  const answers: AnswersByQuestion = new Map();
  for (const event of events) {
    const contradiction = contradictionOf(game, event, answers);
    if (contradiction !== null) return `${event.version} ${event.type}: ${contradiction}`;
    game = apply(game, event);
    noteAnswer(answers, event);
  }
  return null;
};

it('finds nothing in what was decided by the rules', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      expect(firstIn(play(night, (_, __, ask) => ask()).stream.events)).toBeNull();
    }),
    { numRuns: 100 },
  );
  for (const { events } of recordedLogs) expect(firstIn(events.map(upcast))).toBeNull();
});

const night = given(
  created(),
  joined('Ada'),
  started(),
  answered({ by: ada, choice: 'right', at: at('1') }),
  advanced(),
  answered({ by: ada, choice: 'wrong', at: at('22') }),
  finished(),
).events;

/** The night with one event's data otherwise. */
const otherwise = (version: number, data: object): RecordedEvent[] =>
  night.map((event) =>
    event.version === version ? ({ ...event, data: { ...event.data, ...data } } as RecordedEvent) : event,
  );

it.each([
  [4, { points: 500 }, /^4 AnswerSubmitted: points is 500, the rules make it \d+$/],
  [4, { isCorrect: false }, /^4 .*isCorrect is false, the rules make it true$/],
  [4, { total: 1_000_000 }, /^4 .*total is 1000000/],
  [4, { streak: 9 }, /^4 .*streak is 9, the rules make it 1$/],
  [4, { msLeft: 1 }, /^4 .*(points|speedBonus) is \d+, the rules make it \d+$/],
  [4, { playerId: bo }, /^4 .*an answer of p_bo, who has no seat$/],
  [4, { questionIndex: 1 }, /^4 .*an answer to question 1, while 0 is open$/],
  [
    5,
    { closed: { index: 1, reason: 'host' } },
    /^5 QuestionAdvanced: it closes question 1, while 0 is open$/,
  ],
  [5, { opened: { index: 2, opensAt: 0, closesAt: 0 } }, /^5 .*it opens question 2 after 0$/],
  [7, { closed: { index: 0, reason: 'host' } }, /^7 GameFinished: it closes question 0, while 1 is open$/],
])('finds what was made of version %i: %j', (version, data, told) => {
  expect(firstIn(otherwise(version, data))).toMatch(told);
});

it('finds what cannot follow', () => {
  const renumbered = (events: readonly RecordedEvent[]) =>
    events.map((event, index) => ({ ...event, version: index + 1 }));
  const [creation, join, start, answer, next, , end] = night as [
    RecordedEvent,
    RecordedEvent,
    RecordedEvent,
    RecordedEvent,
    RecordedEvent,
    RecordedEvent,
    RecordedEvent,
  ];
  const pause = given(created(), started(), paused({ at: at('2') })).events[2] as RecordedEvent;
  expect(firstIn(renumbered([creation, creation]))).toBe('2 GameCreated: it cannot follow while waiting');
  expect(firstIn(renumbered([join]))).toBe('1 PlayerJoined: it cannot follow while unborn');
  expect(firstIn(renumbered([creation, join, answer]))).toBe('3 AnswerSubmitted: an answer while waiting');
  expect(firstIn(renumbered([creation, pause]))).toBe('2 GamePaused: it cannot follow while waiting');
  expect(firstIn(renumbered([creation, start, pause, next]))).toBe(
    '4 QuestionAdvanced: it cannot follow while paused',
  );
  expect(firstIn(renumbered([...night, join]))).toBe('8 PlayerJoined: it cannot follow the end');
  expect(firstIn([creation, end])).toBe('7 GameFinished: it follows version 1');
});

/** Two answers to the question that is open; the second one says which change it is. */
const twice = (says: { change?: number }): Fact[] => [
  answered({ by: ada, choice: 'wrong', at: at('1') }),
  answered({ by: ada, choice: 'right', at: at('3'), ...says }),
];

describe('in a paced game', () => {
  const beginning = (rules: Partial<GameRules> = {}) => [
    created({ rules: { pacing: 'host', ...rules } }),
    joined('Ada'),
    started(),
  ];
  const shown = [...beginning(), questionClosed()];
  const contradiction = (...facts: Fact[]) => firstIn(given(...facts).events);
  const about = (fact: Fact, differs: object): Fact => {
    return (game, last) => {
      const event = fact(game, last);
      return { ...event, data: { ...event.data, ...differs } } as GameEvent;
    };
  };

  it('finds nothing in phases that follow each other', () => {
    const evening = [
      ...beginning({ answers: 'until_close' }),
      questionOpened({ at: at('0.5') }),
      answered({ by: ada, choice: 'wrong', at: at('1') }),
      answered({ by: ada, choice: 'right', at: at('3'), change: 1 }),
      questionClosed(),
      boardShown(),
      breakBegan({ until: at('600') }),
      paused({ at: at('30') }),
      resumed({ at: at('60') }),
      advanced({ at: at('100') }),
      finished({ at: at('101') }),
    ];
    expect(contradiction(...evening)).toBeNull();
  });

  const other = { index: 1, reason: 'host', opensAt: 0, closesAt: 1 };
  it.each<[string, Fact[]]>([
    ['it cannot follow revealed', [...shown, questionOpened({ at: at('20') })]],
    ['it cannot follow revealed', [...shown, questionClosed()]],
    ['it cannot follow an open question', [...beginning(), boardShown()]],
    ['it cannot follow board', [...shown, boardShown(), boardShown()]],
    ['it cannot follow an open question', [...beginning(), breakBegan({ until: at('600') })]],
    ['it is about question 1, while 0 is open', [...beginning(), about(questionClosed(), { closed: other })]],
    [
      'it is about question 1, while 0 is open',
      [...beginning(), about(questionOpened({ at: at('1') }), { opened: other })],
    ],
    [
      'it closes question 0, which QuestionClosed does here',
      [...beginning(), about(advanced(), { closed: { index: 0, reason: 'host' } })],
    ],
    ['it closes question null, while 0 is open', [...beginning(), about(advanced(), { closed: null })]],
    ['it cannot be in a swift game', [created(), started(), questionClosed()]],
    ['it cannot follow while active', [...beginning(), rulesChanged({ streakBonus: true })]],
    [
      'an answer to question 0, which is closed',
      [...shown, answered({ by: ada, choice: 'right', at: at('9') })],
    ],
    ['a second answer, where answers are final', [...beginning(), ...twice({ change: 1 })]],
    ['it is change 0, and should be 1', [...beginning({ answers: 'until_close' }), ...twice({})]],
    [
      'timeFactor is undefined, the rules make it 2',
      [...beginning(), timeExtended(ada, 2), answered({ by: ada, choice: 'wrong', at: at('1') })],
    ],
    ['no round of this game counts double', [...beginning(), jokerDeclared(ada, 2)]],
    ['a joker in round 1, which has begun', [...beginning({ scoring: 'rounds' }), jokerDeclared(ada, 1)]],
    ['a joker of p_bo, who has no seat', [...beginning({ scoring: 'rounds' }), jokerDeclared(bo, 2)]],
    [
      'a second joker, after round 2',
      [...beginning({ scoring: 'rounds' }), jokerDeclared(ada, 2), jokerDeclared(ada, 3)],
    ],
    [
      'joker is true, the rules make it undefined',
      [...beginning(), about(answered({ by: ada, choice: 'wrong', at: at('1') }), { joker: true })],
    ],
  ])('finds: %s', (told, facts) => {
    expect(contradiction(...facts)).toMatch(new RegExp(`: ${told}$`));
  });
});

describe('a correction', () => {
  const first = correctionCalled('first');
  const told = { isCorrect: true, points: 190, speedBonus: 90 };
  const none = { isCorrect: false, points: 0, speedBonus: 0 };
  const adas = { playerId: ada, responseMs: 1_000, was: told, is: none };
  const evening = [
    created(),
    joined('Ada'),
    started(),
    answered({ by: ada, choice: 'right', at: at('1') }),
    finished(),
  ];
  const contradiction = (...facts: Fact[]) => firstIn(given(...evening, ...facts).events);

  it('may say what the rules make of it', () => {
    expect(contradiction(questionCorrected(first, 0, voiding, [adas]), correctionUndone(first))).toBeNull();
  });

  it.each([
    ['nothing, the rules make it p_ada', questionCorrected(first, 0, voiding, [])],
    [
      'to wrong, 10 points, 0 for speed, the rules make it p_ada',
      questionCorrected(first, 0, voiding, [{ ...adas, is: { ...none, points: 10 } }]),
    ],
    ['in 2000 ms', questionCorrected(first, 0, voiding, [{ ...adas, responseMs: 2_000 }])],
    ['the rules make it nothing', questionCorrected(first, 0, voiding, [adas, adas])],
    ['which was never asked', questionCorrected(first, 1, voiding, [])],
    ['which does not stand', correctionUndone(first)],
  ])('may not: %s', (words, fact) => {
    expect(contradiction(fact)).toContain(words);
  });

  it('stands once for a question, and is undone once', () => {
    const twice = questionCorrected(correctionCalled('second'), 0, voiding, [adas]);
    expect(contradiction(questionCorrected(first, 0, voiding, [adas]), twice)).toContain('corrected already');
    const undone = [questionCorrected(first, 0, voiding, [adas]), correctionUndone(first)];
    expect(contradiction(...undone, correctionUndone(first))).toContain('does not stand');
    expect(contradiction(...undone, twice)).toBeNull();
  });
});
