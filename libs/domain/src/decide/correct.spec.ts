import {
  abandoned,
  ada,
  advanced,
  answered,
  at,
  bo,
  caused,
  cleo,
  correctionCalled,
  correctionUndone,
  correctQuestion,
  created,
  endingNoRound,
  finished,
  given,
  joined,
  leading,
  paused,
  questionCorrected,
  rejected,
  rekeying,
  removed,
  started,
  stored,
  theClock,
  theSeatOf,
  undoCorrection,
  voiding,
  withKey,
} from '../../test-support/index.js';
import { standings } from '../standings.js';

/** Ada is right in 1 s, Bo picks 3 in 2.5 s, Cleo too and is removed; then only Bo is right, and one question is never asked. */
const night = [
  created(),
  joined('Ada'),
  joined('Bo'),
  joined('Cleo'),
  started(),
  answered({ by: ada, choice: 'right', at: at('1') }),
  answered({ by: bo, choice: 3, at: at('2.5') }),
  answered({ by: cleo, choice: 3, at: at('3') }),
  removed(cleo),
  advanced(),
  answered({ by: bo, choice: 'right', at: at('11.3') }),
  answered({ by: ada, choice: null, at: at('12.3') }),
  finished({ at: at('13') }),
];
const first = correctionCalled('first');
const told = { isCorrect: true, points: 190, speedBonus: 90 };
const none = { isCorrect: false, points: 0, speedBonus: 0 };
const adasLoss = { playerId: ada, responseMs: 1_000, was: told, is: none };

const scores = (game: ReturnType<typeof given>['game']) =>
  standings(game).map(({ seat, position }) => [position, seat.name, seat.score, seat.correct]);

it('a voided question gives nobody points; only what changes is told', () => {
  given(...night)
    .when(correctQuestion(0, voiding, { reason: 'Two were right' }))
    .then(
      stored('QuestionCorrected', {
        correctionId: first,
        questionIndex: 0,
        change: voiding,
        reason: 'Two were right',
        outcomes: [adasLoss],
        scoringVersion: 1,
      }),
      withKey('correction:0:0'),
      caused('host'),
      endingNoRound,
      leading((game) =>
        expect(scores(game)).toEqual([
          [1, 'Bo', 190, 1],
          [2, 'Ada', 0, 0],
        ]),
      ),
    );
});

it('another key is one of the question’s options', () => {
  given(...night)
    .when(correctQuestion(0, rekeying(4)))
    .then(rejected('bad_request'));
});

it('another key gives points by the usual rules, each answer with its own time; removed seats’ answers follow', () => {
  const bosGain = {
    playerId: bo,
    responseMs: 2_500,
    was: none,
    is: { isCorrect: true, points: 170, speedBonus: 70 },
  };
  given(...night)
    .when(correctQuestion(0, rekeying(3)))
    .then(
      stored('QuestionCorrected', {
        change: rekeying(3),
        outcomes: [adasLoss, bosGain, { ...bosGain, playerId: cleo, responseMs: 3_000 }],
      }),
      leading((game) =>
        expect(scores(game)).toEqual([
          [1, 'Bo', 360, 2],
          [2, 'Ada', 0, 0],
        ]),
      ),
    );
});

it('a question that nobody had right changes nothing but itself', () => {
  given(...night)
    .when(correctQuestion(1, rekeying(1)))
    .then(stored('QuestionCorrected', { outcomes: [expect.objectContaining({ playerId: bo, is: none })] }));
  given(created(), joined('Ada'), started(), finished())
    .when(correctQuestion(0, voiding))
    .then(stored('QuestionCorrected', { outcomes: [] }));
});

it('among equals the times of the answers decide that are right by the new key', () => {
  given(
    created(),
    joined('Ada'),
    joined('Bo'),
    started(),
    answered({ by: ada, choice: 1, at: at('2.4') }),
    answered({ by: bo, choice: 1, at: at('2.3') }),
    finished(),
  )
    .when(correctQuestion(0, rekeying(1)))
    .then(
      leading((game) =>
        expect(scores(game).map(([place, name]) => [place, name])).toEqual([
          [1, 'Bo'],
          [2, 'Ada'],
        ]),
      ),
    );
});

describe('is refused', () => {
  it.each([[3], [2], [-1], [0.5], [Number.NaN]])('for question %d, which was never asked', (index) => {
    given(...night)
      .when(correctQuestion(index, voiding))
      .then(rejected('never_asked'));
  });

  it('for the key that it has', () => {
    given(...night)
      .when(correctQuestion(0, rekeying(2)))
      .then(rejected('same_answer'));
  });

  it('while another correction of the question stands', () => {
    const corrected = [...night, questionCorrected(first, 0, voiding, [adasLoss])];
    given(...corrected)
      .when(correctQuestion(0, rekeying(3)))
      .then(rejected('already_corrected'));
    given(...corrected)
      .when(correctQuestion(1, voiding))
      .then(stored('QuestionCorrected'), withKey('correction:1:0'));
    given(...corrected, correctionUndone(first))
      .when(correctQuestion(0, rekeying(3)))
      .then(stored('QuestionCorrected'), withKey('correction:0:1'));
  });

  it('for a game that was abandoned: it has no results', () => {
    given(created(), joined('Ada'), started(), paused({ at: at('2') }), abandoned())
      .when(correctQuestion(0, voiding))
      .then(rejected('wrong_state'));
  });

  it('for games without a host, and to the clock', () => {
    for (const kind of ['solo', 'demo'] as const)
      given(created({ kind }), joined('Ada'), started(), finished())
        .when(correctQuestion(0, voiding, { by: theSeatOf(ada) }))
        .then(rejected('not_host'));
    given(...night)
      .when(correctQuestion(0, voiding, { by: theClock }))
      .then(rejected('not_host'));
  });
});

describe('an undo', () => {
  const corrected = [...night, questionCorrected(first, 0, voiding, [adasLoss])];

  it('brings back what was told that night', () => {
    given(...corrected)
      .when(undoCorrection(first))
      .then(
        stored('CorrectionUndone', { correctionId: first }),
        withKey(`undone:${first}`),
        caused('host'),
        endingNoRound,
        leading((game) => expect(game.seats).toEqual(given(...night).game.seats)),
      );
  });

  it('is refused for what does not stand', () => {
    given(...corrected)
      .when(undoCorrection(correctionCalled('another')))
      .then(rejected('unknown_correction'));
    given(...corrected, correctionUndone(first))
      .when(undoCorrection(first))
      .then(rejected('unknown_correction'));
  });
});
