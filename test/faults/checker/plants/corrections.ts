import { calls, eventOf, type Plant, storeAgain, unstore } from './planting.js';

/** What the host said after the end. */
export const correctionPlants: readonly Plant[] = [
  [
    'a correction that was acknowledged and is not stored',
    'a correction counts once, and its undo brings all back',
    (night) => unstore(night, eventOf(night, 'QuestionCorrected', 1)),
  ],
  [
    'a correction that nobody made',
    'a correction counts once, and its undo brings all back',
    (night) => void night.calls.splice(3, 1),
  ],
  [
    'a correction that was refused and is stored all the same',
    'a correction counts once, and its undo brings all back',
    (night) => {
      Object.assign(calls(night, 'correct'), { status: 409, answer: { code: 'already_corrected' } });
    },
  ],
  [
    'a correction that was refused of a game that was played to its end',
    'a correction counts once, and its undo brings all back',
    (night) => {
      night.calls.push({
        ...structuredClone(calls(night, 'correct')),
        status: 409,
        answer: { code: 'wrong_state' },
      });
    },
  ],
  [
    'a correction that counts twice',
    'a correction counts once, and its undo brings all back',
    (night) => storeAgain(night, eventOf(night, 'QuestionCorrected')),
  ],
  [
    'a correction that was told with another effect',
    'a correction counts once, and its undo brings all back',
    (night) => {
      calls(night, 'correct', 2).answer.effect.playersChanged = 1;
    },
  ],
  [
    'a correction that forgot an answer',
    'a correction counts once, and its undo brings all back',
    (night) => void eventOf(night, 'QuestionCorrected', 1).data.outcomes.pop(),
  ],
  [
    'a correction that was scored wrongly',
    'a correction counts once, and its undo brings all back',
    (night) => {
      eventOf(night, 'QuestionCorrected', 1).data.outcomes[0].is.points += 10;
    },
  ],
  [
    'an undo that was acknowledged and is not stored',
    'a correction counts once, and its undo brings all back',
    (night) => unstore(night, eventOf(night, 'CorrectionUndone')),
  ],
  [
    'an undo that was refused while the correction stood',
    'a correction counts once, and its undo brings all back',
    (night) => {
      const undo = calls(night, 'undo');
      const answer = { code: 'unknown_correction' };
      Object.assign(undo, { status: 404, answer, at: undo.at - 1_000, until: undo.until - 1_000 });
    },
  ],
  [
    'a correction that was refused as a bug would be',
    'a correction counts once, and its undo brings all back',
    (night) => {
      Object.assign(calls(night, 'correct', 1), { status: 500, answer: { code: 'unavailable' } });
    },
  ],
  [
    'results that were refused after the end',
    'a correction counts once, and its undo brings all back',
    (night) => {
      Object.assign(calls(night, 'results'), { status: 409, answer: { code: 'wrong_state' } });
    },
  ],
];
