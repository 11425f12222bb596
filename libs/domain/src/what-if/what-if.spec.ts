import {
  ada,
  advanced,
  answered,
  asPlayed,
  at,
  bo,
  cleo,
  content,
  correctionCalled,
  created,
  decided,
  type Fact,
  finished,
  given,
  joined,
  judgeAnswers,
  question,
  questionClosed,
  questionCorrected,
  questionOfKind,
  removed,
  started,
  submitAnswer,
  underRules,
  voiding,
} from '../../test-support/index.js';
import type { OtherRules, WhatIf } from '../contract/what-if.js';
import type { GameQuestion } from '../questions.js';
import { nothing } from '../scoring.js';
import { withoutPauses } from '../steps.js';
import { otherRulesProblem } from './other-rules.js';
import { whatIf } from './what-if.js';

const compared = (facts: Fact[], other: OtherRules): WhatIf => {
  const { events } = given(...facts);
  return withoutPauses(whatIf(asPlayed(events), underRules(events, other), other));
};

const table = ({ players }: WhatIf): [string, number, number, number, number][] =>
  players.map(({ name, was, is }) => [name, was.position, was.score, is.position, is.score]);

/** Ten questions at most, each of ten seconds and with `2` as its key. */
const evening = (count: number, differs: Partial<GameQuestion<'single'>> = {}) =>
  content({ questions: Array.from({ length: count }, (_, n) => question(`${n + 1}`, differs)) });

const right = (by: typeof ada, when: number): Fact => answered({ by, choice: 'right', at: at(`${when}`) });
const wrong = (by: typeof ada, when: number): Fact => answered({ by, choice: 'wrong', at: at(`${when}`) });

const two = [created(), joined('Ada'), joined('Bo'), started()];

describe('speed', () => {
  /** Bo is quick and knows one of two, Ada is slow and knows both. */
  const facts = [
    ...two,
    right(bo, 0),
    right(ada, 9.5),
    advanced({ at: at('11') }),
    wrong(bo, 12),
    answered({ by: ada, choice: 'right', at: at('20.5') }),
    finished({ at: at('21') }),
  ];

  it('that earns nothing is taken from every answer', () => {
    const told = compared(facts, { speed: false });
    expect(table(told)).toEqual([
      ['Ada', 2, 200, 1, 200],
      ['Bo', 1, 200, 2, 100],
    ]);
    expect(told.questions).toEqual([
      { questionIndex: 0, question: 'What about rivers?', was: 300, is: 200, gain: 0, lose: 1 },
    ]);
    expect(told).toMatchObject({ changed: 1, higher: 1, lower: 1 });
    expect(told.players[1]?.why).toEqual([{ questionIndex: 0, was: 200, is: 100 }]);
  });

  it('decides no place any more where it earns nothing', () => {
    const tie = [...two, right(ada, 1.2), right(bo, 1.9), finished({ at: at('5') })];
    expect(table(compared(tie, {})).map(([, was, , is]) => [was, is])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(table(compared(tie, { speed: false })).map(([, was, , is]) => [was, is])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('is what people may have taken more time without', () => {
    expect(compared(facts, { speed: false }).unknown).toEqual(['answers', 'times']);
    expect(compared(facts, { drop: [0] }).unknown).toEqual(['answers']);
    expect(compared(facts, {}).unknown).toEqual([]);
  });
});

describe('another scoring', () => {
  it('keeps the weight of each question', () => {
    const facts = [
      created({
        ...content({
          questions: [question('one'), question('two', { points: 200 }), question('warm', { points: 0 })],
        }),
      }),
      joined('Ada'),
      started(),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('5') })),
      advanced({ at: at('11') }),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('16') })),
      advanced({ at: at('22') }),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('23') })),
      finished({ at: at('24') }),
    ];
    // half of 1,000 and 2,000 for being right, and half of the other halves for half of the time
    expect(compared(facts, { scoring: 'balanced' }).players[0]?.why).toEqual([
      { questionIndex: 0, was: 150, is: 750 },
      { questionIndex: 1, was: 250, is: 1_500 },
    ]);
    expect(table(compared(facts, { scoring: 'rounds' }))).toEqual([['Ada', 1, 400, 1, 3]]);
  });
});

describe('a key that is another one', () => {
  it('turns what was wrong right, with the speed that it had, and goes on with the streaks anew', () => {
    const facts = [
      created({ ...evening(3), rules: { streakBonus: true } }),
      joined('Ada'),
      started(),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('9.5') })),
      advanced({ at: at('11') }),
      decided(submitAnswer({ by: ada, choice: 0, at: at('20.5') })),
      advanced({ at: at('22') }),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('31.5') })),
      finished({ at: at('32') }),
    ];
    expect(compared(facts, { rekey: [{ questionIndex: 1, answer: 0 }] }).players[0]?.why).toEqual([
      { questionIndex: 1, was: 0, is: 110 },
      { questionIndex: 2, was: 100, is: 120 },
    ]);
  });

  it('has the last word where the host has corrected the question', () => {
    const facts = [
      ...two,
      answered({ by: ada, choice: 0, at: at('9.5') }),
      right(bo, 9.5),
      finished({ at: at('11') }),
      questionCorrected(correctionCalled('first'), 0, voiding, [
        {
          playerId: bo,
          responseMs: 9_500,
          was: { isCorrect: true, points: 100, speedBonus: 0 },
          is: nothing,
        },
      ]),
    ];
    expect(table(compared(facts, {}))).toEqual([
      ['Ada', 1, 0, 1, 0],
      ['Bo', 1, 0, 1, 0],
    ]);
    const told = compared(facts, { rekey: [{ questionIndex: 0, answer: 0 }] });
    expect(told.counted).toEqual({ was: 0, is: 1 });
    expect(table(told)).toEqual([
      ['Ada', 1, 0, 1, 100],
      ['Bo', 1, 0, 2, 0],
    ]);
  });
});

describe('a question that is dropped', () => {
  it('counts for nobody, and ends no streak', () => {
    const facts = [
      created({ ...evening(3), rules: { streakBonus: true, scoring: 'accuracy' } }),
      joined('Ada'),
      joined('Bo'),
      started(),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('1') })),
      advanced({ at: at('11') }),
      decided(submitAnswer({ by: ada, choice: 'wrong', at: at('12') })),
      decided(submitAnswer({ by: bo, choice: 'right', at: at('12') })),
      advanced({ at: at('22') }),
      decided(submitAnswer({ by: ada, choice: 'right', at: at('23') })),
      finished({ at: at('24') }),
    ];
    const told = compared(facts, { drop: [1] });
    expect(told.counted).toEqual({ was: 3, is: 2 });
    expect(table(told)).toEqual([
      ['Ada', 1, 200, 1, 210],
      ['Bo', 2, 100, 2, 0],
    ]);
    expect(told).toMatchObject({ changed: 2, higher: 0, lower: 0 });
  });

  it('stays dropped where the host has said something of it', () => {
    const facts = [
      created({ ...content({ questions: [questionOfKind('typed')] }), rules: { pacing: 'host' } }),
      joined('Ada'),
      started(),
      decided(submitAnswer({ by: ada, choice: { kind: 'typed', text: 'Bombay' }, at: at('9.5') })),
      questionClosed({ at: at('11') }),
      decided(judgeAnswers('bombay', 'accepted')),
      finished({ at: at('12') }),
    ];
    expect(table(compared(facts, { drop: [0] }))).toEqual([['Ada', 1, 100, 1, 0]]);
  });
});

describe('another wording that counts', () => {
  const typed = (text: string, by = ada): Fact =>
    decided(submitAnswer({ by, choice: { kind: 'typed', text }, at: at('9.5') }));
  const played = [
    created({ ...content({ questions: [questionOfKind('typed')] }), rules: { pacing: 'host' } }),
    joined('Ada'),
    joined('Bo'),
    joined('Cleo'),
    started(),
    typed('Bombay'),
    typed('bombai', bo),
    typed('Delhi', cleo),
    questionClosed({ at: at('11') }),
  ];
  const accept = [{ questionIndex: 0, texts: ['BOMBAY'] }];

  it('is judged as if its author had listed it: what is spelled nearly the same counts too', () => {
    expect(table(compared([...played, finished({ at: at('12') })], { accept }))).toEqual([
      ['Ada', 1, 0, 1, 100],
      ['Bo', 1, 0, 1, 100],
      ['Cleo', 1, 0, 3, 0],
    ]);
  });

  it('counts where its host had refused it, and leaves what the host said of others', () => {
    const facts = [
      ...played,
      decided(judgeAnswers('Bombay', 'accepted')),
      decided(judgeAnswers('Bombay', 'refused')),
      decided(judgeAnswers('Delhi', 'accepted')),
      finished({ at: at('12') }),
    ];
    expect(table(compared(facts, { accept }))).toEqual([
      ['Ada', 2, 0, 1, 100],
      ['Bo', 2, 0, 1, 100],
      ['Cleo', 1, 100, 1, 100],
    ]);
  });
});

describe('the best so many questions', () => {
  const facts = [
    created(evening(3)),
    joined('Ada'),
    joined('Bo'),
    started(),
    right(ada, 0),
    right(bo, 4),
    advanced({ at: at('11') }),
    wrong(ada, 12),
    right(bo, 15),
    advanced({ at: at('22') }),
    right(ada, 22),
    right(bo, 26),
    finished({ at: at('33') }),
  ];

  it('are those that gave each player the most', () => {
    const told = compared(facts, { best: 2 });
    expect(table(told)).toEqual([
      ['Ada', 2, 400, 1, 400],
      ['Bo', 1, 480, 2, 320],
    ]);
    expect(told.counted).toEqual({ was: 3, is: 2 });
    expect(told).toMatchObject({ changed: 1, higher: 1, lower: 1 });
    // of three that gave as much the last one goes: all were as quick
    expect(told.players[1]?.why).toEqual([{ questionIndex: 2, was: 160, is: 0 }]);
  });

  it('are all where there are no more', () => {
    expect(compared(facts, { best: 3 }).changed).toBe(0);
  });
});

describe('another team score', () => {
  it('is reckoned from the same members', () => {
    const facts = [
      created({ teamMode: true, rules: { teamScore: 'mean' } }),
      joined('Ada', { team: 'Reds' }),
      joined('Bo', { team: 'Reds' }),
      joined('Cleo', { team: 'Blues' }),
      started(),
      right(ada, 9.5),
      wrong(bo, 9.5),
      right(cleo, 9.9),
      finished({ at: at('11') }),
    ];
    const told = compared(facts, { teamScore: 'sum' });
    expect(told.teams).toEqual([
      { teamName: 'Blues', was: { position: 1, score: 100 }, is: { position: 1, score: 100 } },
      { teamName: 'Reds', was: { position: 2, score: 50 }, is: { position: 1, score: 100 } },
    ]);
    expect(told.unknown).toEqual(['answers', 'teams']);
  });
});

it('leaves out who was put out', () => {
  const facts = [...two, right(ada, 1), right(bo, 2), removed(ada), finished({ at: at('11') })];
  const told = compared(facts, { speed: false });
  expect(table(told)).toEqual([['Bo', 1, 180, 1, 100]]);
  expect(told.questions[0]).toMatchObject({ was: 180, is: 100, lose: 1 });
});

describe('other rules are refused', () => {
  const game = given(...two, right(ada, 1), finished({ at: at('11') })).game;

  it('for a game without results', () => {
    expect(otherRulesProblem(given(...two).game, {})).toBe('wrong_state');
  });

  it.each<[string, OtherRules]>([
    ['that was never opened', { drop: [1] }],
    ['that there is not', { rekey: [{ questionIndex: 90, answer: 0 }] }],
    ['before the first', { drop: [-1] }],
  ])('about a question %s', (_, other) => {
    expect(otherRulesProblem(game, other)).toBe('never_asked');
  });

  it.each<[string, OtherRules]>([
    ['an option that the question has not', { rekey: [{ questionIndex: 0, answer: 4 }] }],
    ['words where an option is asked for', { accept: [{ questionIndex: 0, texts: ['Bombay'] }] }],
    ['two wishes for one question', { drop: [0], rekey: [{ questionIndex: 0, answer: 1 }] }],
  ])('with %s', (_, other) => {
    expect(otherRulesProblem(game, other)).toBe('bad_request');
  });

  it('never where they go with the game', () => {
    expect(otherRulesProblem(game, { drop: [0], best: 3, speed: false })).toBeNull();
  });
});
