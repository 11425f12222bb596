import {
  accepting,
  ada,
  advanced,
  answered,
  answersIn,
  aStranger,
  asCoHost,
  at,
  bo,
  boardShown,
  caused,
  cleo,
  coHostAdmitted,
  coHostLinkMade,
  content,
  correctQuestion,
  created,
  decided,
  dueNext,
  finished,
  given,
  joined,
  judgeAnswers,
  paused,
  question,
  questionClosed,
  questionOfKind,
  rejected,
  started,
  stored,
  submitAnswer,
  theClock,
  unchanged,
} from '../test-support/index.js';
import { countedAnswers } from './answers.js';
import { contradictionOf } from './contradiction.js';
import { noteWord } from './judgments.js';
import { patience } from './rules.js';
import { standings } from './standings.js';
import { answerResult, breakdownOf, countAnswers, pseudonymised, questionFigures } from './views/index.js';

const typed = (text: string) => ({ kind: 'typed', text }) as const;
const evening = content({
  questions: [question('rivers'), questionOfKind('typed'), question('stars', { answer: 0 })],
});

/** Ada knew it and misspelled it, Bo and Cleo wrote another city. */
const night = [
  created({ rules: { pacing: 'host', scoring: 'accuracy', streakBonus: true }, ...evening }),
  joined('Ada'),
  joined('Bo'),
  joined('Cleo'),
  started({ at: at('0') }),
  answered({ by: ada, choice: null, at: at('1') }),
  answered({ by: bo, choice: null, at: at('1.5') }),
  questionClosed({ at: at('5'), reason: 'host' }),
  boardShown({ at: at('6') }),
  advanced({ at: at('10') }),
  decided(submitAnswer({ by: ada, choice: typed('Wilnius'), at: at('11') })),
  decided(submitAnswer({ by: bo, choice: typed('Kaunas '), at: at('12') })),
  decided(submitAnswer({ by: cleo, choice: typed('KAUNAS'), at: at('13') })),
];
const closed = [...night, questionClosed({ at: at('15'), reason: 'host' })];
const next = [
  boardShown({ at: at('16') }),
  advanced({ at: at('20') }),
  answered({ by: bo, choice: null, at: at('21') }),
  questionClosed({ at: at('25'), reason: 'host' }),
];

const wrong = { isCorrect: false, points: 0, speedBonus: 0 };
const right = { isCorrect: true, points: 100, speedBonus: 0 };
const turned = (playerId: typeof bo, was = wrong, is = right) => ({ playerId, responseMs: 0, was, is });
const accepted = decided(judgeAnswers('kaunas', 'accepted'));

const board = ({ game }: ReturnType<typeof given>) =>
  standings(game).map(({ seat, position }) => [position, seat.name, seat.score, seat.correct]);

describe('a host’s word on what was typed', () => {
  it('counts at once for all who wrote the same, however they wrote it', () => {
    given(...closed)
      .when(judgeAnswers('kaunas', 'accepted'))
      .then(
        stored('AnswersJudged', { verdict: 'accepted', outcomes: [turned(bo), turned(cleo)] }),
        dueNext(at('15') + patience.led),
      );
    const after = given(...closed, accepted);
    expect(board(given(...closed))).toEqual([
      [1, 'Ada', 100, 1],
      [2, 'Bo', 0, 0],
      [2, 'Cleo', 0, 0],
    ]);
    expect(board(after)).toEqual([
      [1, 'Ada', 100, 1],
      [1, 'Bo', 100, 1],
      [1, 'Cleo', 100, 1],
    ]);
    const last = after.game.seats.byId.get(bo)?.last;
    expect(last && answerResult(after.game, last)).toMatchObject({ ...right, totalScore: 100, streak: 1 });
  });

  it('may be taken back, and may refuse what the rules took', () => {
    const back = decided(judgeAnswers('kaunas', 'refused'));
    expect(board(given(...closed, accepted, back))).toEqual(board(given(...closed)));
    given(...closed)
      .when(judgeAnswers('Wilnius', 'refused'))
      .then(stored('AnswersJudged', { outcomes: [turned(ada, right, wrong)] }));
  });

  it('begins a streak, and ends one', () => {
    const opened = next.slice(0, 2);
    const right = (by: typeof bo) => submitAnswer({ by, choice: 'right', at: at('21') });
    given(...closed, accepted, ...opened)
      .when(right(cleo))
      .then(stored('AnswerSubmitted', { streak: 2, streakBonus: 10, total: 210 }));
    given(...closed, decided(judgeAnswers('Wilnius', 'refused')), ...opened)
      .when(right(ada))
      .then(stored('AnswerSubmitted', { streak: 1, total: 100 }));
  });

  it('stands in the results for ever, and corrections start from it', () => {
    const events = given(...closed, accepted, ...next, finished({ at: at('26') }));
    const { game } = events;
    const answers = countedAnswers(game, answersIn(events.events));
    expect(breakdownOf(game, answers, bo)[1]).toMatchObject({ correct: true, points: 100 });
    expect(questionFigures(game, answers)[1]).toMatchObject({ correctShare: 1 });
    const voided = given(
      ...closed,
      accepted,
      ...next,
      finished({ at: at('26') }),
      decided(correctQuestion(2, { kind: 'voided' })),
    );
    expect(board(voided)).toEqual(board(events));
  });

  it('changes nothing where it is so already, or nobody wrote it', () => {
    given(...closed)
      .when(judgeAnswers('Kaunas', 'refused'))
      .then(unchanged);
    given(...closed)
      .when(judgeAnswers('Riga', 'accepted'))
      .then(unchanged);
  });

  it('is heard between the close and the next question only, of that question, and of texts alone', () => {
    const wilno = judgeAnswers('Kaunas', 'accepted');
    given(...night)
      .when(wilno)
      .then(rejected('wrong_state'));
    given(...closed, ...next)
      .when(judgeAnswers('Kaunas', 'accepted', { to: 1 }))
      .then(rejected('wrong_state'));
    given(...closed, ...next)
      .when(wilno)
      .then(rejected('bad_request'));
    given(...closed, paused({ at: at('16') }))
      .when(wilno)
      .then(stored('AnswersJudged'));
    given(...closed, finished({ at: at('16') }))
      .when(wilno)
      .then(rejected('game_finished'));
  });

  it('is a host’s or a co-host’s, nobody else’s', () => {
    given(...closed)
      .when(judgeAnswers('Kaunas', 'accepted', { by: aStranger }))
      .then(rejected('not_host'));
    given(...closed)
      .when(judgeAnswers('Kaunas', 'accepted', { by: theClock }))
      .then(rejected('not_host'));
    given(...closed, coHostLinkMade(), coHostAdmitted())
      .when(judgeAnswers('Kaunas', 'accepted', { by: asCoHost }))
      .then(caused('cohost:1'));
  });

  it('takes a word of a cloud off the wall, and puts it back', () => {
    const words = (...entries: string[]) => ({ kind: 'cloud', entries }) as const;
    const answersOf = [
      { by: ada, choice: words('Café', 'rain') },
      { by: bo, choice: words('cafe', 'Rain') },
      { by: cleo, choice: words('sun') },
    ];
    const cloud = [
      created({
        rules: { pacing: 'host' },
        ...content({ questions: [questionOfKind('cloud'), question('stars')] }),
      }),
      ...['Ada', 'Bo', 'Cleo'].map((name) => joined(name)),
      started({ at: at('0') }),
      ...answersOf.map((answer) => decided(submitAnswer({ ...answer, at: at('1') }))),
      questionClosed({ at: at('5'), reason: 'host' }),
    ];
    const hide = decided(judgeAnswers('CAFÉ', 'refused', { to: 0 }));
    const show = decided(judgeAnswers('cafe', 'accepted', { to: 0 }));
    const wall = (...facts: typeof cloud) => {
      const { groups = [], others = 0 } = countAnswers(given(...cloud, ...facts).game, 0);
      return [...groups.map(({ answer }) => (answer.kind === 'cloud' ? answer.entries[0] : null)), others];
    };
    expect(wall()).toEqual(['Café', 'rain', 1]);
    expect(wall(hide)).toEqual(['rain', 2]);
    expect(wall(hide, boardShown({ at: at('7') }))).toEqual(['rain', 2]);
    expect(wall(hide, show)).toEqual(['Café', 'rain', 1]);
    expect(board(given(...cloud, hide))).toEqual(board(given(...cloud)));
    given(...cloud)
      .when(judgeAnswers('café', 'refused', { to: 0 }))
      .then(stored('AnswersJudged', { verdict: 'refused', outcomes: [] }), dueNext(at('5') + patience.led));
    for (const word of ['snow', 'rain'])
      given(...cloud)
        .when(judgeAnswers(word, 'accepted', { to: 0 }))
        .then(unchanged);
  });

  it('what was taken off the wall is told after the game, marked, to its host alone', () => {
    const sun = { kind: 'cloud', entries: ['sun', 'rain'] } as const;
    const { game, events } = given(
      created({
        rules: { pacing: 'host' },
        ...content({ questions: [questionOfKind('cloud'), question('stars')] }),
      }),
      joined('Ada'),
      joined('Bo'),
      started({ at: at('0') }),
      ...[ada, bo].map((by) => decided(submitAnswer({ by, choice: sun, at: at('1') }))),
      questionClosed({ at: at('5'), reason: 'host' }),
      ...['SUN', 'rain'].map((word) => decided(judgeAnswers(word, 'refused', { to: 0 }))),
      decided(judgeAnswers('rain', 'accepted', { to: 0 })),
      advanced({ at: at('10') }),
      finished({ at: at('11') }),
    );
    const hidden = new Map<number, readonly string[]>();
    for (const event of events) noteWord(hidden, event);
    expect([...hidden]).toEqual([[0, ['sun']]]);
    expect(questionFigures(game, answersIn(events), hidden)[0]?.groups).toEqual([
      { answer: { kind: 'cloud', entries: ['sun'] }, count: 2, fraction: null, hidden: true },
      { answer: { kind: 'cloud', entries: ['rain'] }, count: 2, fraction: null },
    ]);
    const told = events.map((event) => JSON.stringify(pseudonymised(event, (text) => text, hidden))).join();
    expect(told).toContain('"entries":["rain"]');
    expect(told).toContain('"text":"rain"');
    expect(told).not.toMatch(/"sun"/i);
  });

  it('is checked against the log', () => {
    const before = given(...closed);
    const { events } = given(...closed, accepted);
    const [told] = events.slice(-1);
    if (!told) throw new Error('It was stored');
    expect(contradictionOf(before.game, told, answersIn(before.events))).toBeNull();
    const forged = structuredClone(told) as typeof told & { data: { outcomes: unknown[] } };
    forged.data.outcomes.pop();
    expect(contradictionOf(before.game, forged, answersIn(before.events))).toContain('it changes nothing');
  });
});

describe('after the game', () => {
  const over = [...closed, finished({ at: at('16') })];

  it('texts are accepted by a correction, several at once', () => {
    given(...over)
      .when(correctQuestion(1, accepting('kaunas', 'Riga')))
      .then(stored('QuestionCorrected', { outcomes: [turned(bo), turned(cleo)] }));
  });

  it('it leaves what was accepted before as it is', () => {
    given(...closed, accepted, finished({ at: at('16') }))
      .when(correctQuestion(1, accepting('Kaunas')))
      .then(rejected('same_answer'));
  });

  it('only what was typed can be', () => {
    given(...over)
      .when(correctQuestion(0, accepting('Rhine')))
      .then(rejected('bad_request'));
  });
});
