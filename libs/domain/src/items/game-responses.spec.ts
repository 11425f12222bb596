import {
  ada,
  advanced,
  answered,
  answersIn,
  bo,
  cleo,
  correctionUndone,
  created,
  finished,
  given,
  joined,
  left,
  question,
  questionCorrected,
  questionOfKind,
  rekeying,
  removed,
  started,
  voiding,
} from '../../test-support/index.js';
import { countedAnswers } from '../answers.js';
import { CorrectionId } from '../ids.js';
import { loggedQuestion } from '../questions.js';
import { withoutPauses } from '../steps.js';
import { gameResponses, noArrivals, noteArrival } from './game-responses.js';

/** Each seat's row: 1 right, 0 wrong, and a dot for what it was not asked. */
const rowsAfter = (...facts: Parameters<typeof given>): string[] => {
  const { game, events } = given(...facts);
  if (game.status !== 'finished') throw new Error('The game has not ended');
  const arrivals = noArrivals();
  for (const event of events) noteArrival(arrivals, event);
  const { questions, starts, ...of } = withoutPauses(
    gameResponses(game, countedAnswers(game, answersIn(events)), arrivals),
  );
  return Array.from(starts.slice(1), (end, seat) => {
    const row = Array<string>(questions).fill('.');
    for (let entry = starts[seat] ?? 0; entry < end; entry += 1)
      row[of.question[entry] ?? -1] = String(of.right[entry]);
    return row.join('');
  });
};
const questions = (...asked: Parameters<typeof loggedQuestion>[0][]) => ({
  questions: asked.map(loggedQuestion),
});
const theCorrection = CorrectionId('correction-1');
const right = { isCorrect: true, points: 100, speedBonus: 0 };
const wrong = { isCorrect: false, points: 0, speedBonus: 0 };
const three = created(questions(question('one'), question('two'), question('three')));

describe('the matrix of a game', () => {
  it('has no answer in time as a wrong one, also of who has left', () => {
    const rows = rowsAfter(
      three,
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2 }),
      answered({ by: bo, choice: 0 }),
      left(bo),
      advanced(),
      finished(),
    );
    expect(rows).toEqual(['10', '00']);
  });

  it('does not ask a late joiner what was opened before it came', () => {
    const rows = rowsAfter(
      three,
      joined('Ada'),
      started(),
      joined('Bo'),
      answered({ by: bo, choice: 2 }),
      advanced(),
      answered({ by: bo, choice: 2 }),
      advanced(),
      joined('Cleo'),
      answered({ by: cleo, choice: 2 }),
      finished(),
    );
    expect(rows).toEqual(['000', '.10']);
  });

  it('leaves out voided questions, opinions and who was removed', () => {
    const rows = rowsAfter(
      created(questions(question('one'), questionOfKind('poll'), question('three'))),
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2 }),
      removed(bo),
      advanced(),
      answered({ by: ada, choice: 0 }),
      advanced(),
      answered({ by: ada, choice: 2 }),
      finished(),
      questionCorrected(theCorrection, 0, voiding),
    );
    expect(rows).toEqual(['1']);
  });

  it('counts corrections as they stand', () => {
    const night = [
      three,
      joined('Ada'),
      joined('Bo'),
      started(),
      answered({ by: ada, choice: 2 }),
      answered({ by: bo, choice: 3 }),
      finished(),
      questionCorrected(theCorrection, 0, rekeying(3), [
        { playerId: ada, responseMs: 0, was: right, is: wrong },
        { playerId: bo, responseMs: 0, was: wrong, is: right },
      ]),
    ];
    expect(rowsAfter(...night)).toEqual(['0', '1']);
    expect(rowsAfter(...night, correctionUndone(theCorrection))).toEqual(['1', '0']);
  });
});
