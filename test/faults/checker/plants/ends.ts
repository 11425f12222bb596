import type { Frame } from '../record.js';
import { eventOf, frame, type Plant, witness } from './planting.js';

/** How a game ends, for everybody and by itself. */
export const endPlants: readonly Plant[] = [
  [
    'somebody who ended on other standings',
    'everybody ends on the same standings',
    (night) => {
      const last = witness(night, 'Bo').frames.findLast(({ name }: Frame) => name === 'gameFinished');
      last.body.finalScores.reverse();
    },
  ],
  [
    'somebody who was never told of the correction',
    'everybody ends on the same standings',
    (night) => {
      const bo = witness(night, 'Bo');
      const last = bo.frames.findLast(({ name }: Frame) => name === 'gameFinished');
      bo.frames = bo.frames.filter((one: Frame) => one !== last);
    },
  ],
  [
    'somebody who ended with other teams',
    'everybody ends on the same standings',
    (night) => {
      const last = witness(night, 'Ada').frames.findLast(({ name }: Frame) => name === 'gameFinished');
      last.body.teams.reverse();
    },
  ],
  [
    'somebody who was never told the end',
    'everybody ends on the same standings',
    (night) => {
      const bo = witness(night, 'Bo');
      bo.frames = bo.frames.filter(({ name }: Frame) => name !== 'gameFinished');
    },
  ],
  [
    'a timer that fired early',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').at -= 1;
    },
  ],
  [
    'a timer of a gateway whose clock ran ahead',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').recordedAt -= 2_000;
    },
  ],
  [
    'a timer that never fired',
    'every timer fires once',
    (night) => {
      night.log = night.log.slice(0, eventOf(night, 'GameFinished').version - 1);
      night.stream.version = night.log.length;
    },
  ],
  [
    'a timer that skipped a question',
    'every timer fires once',
    (night) => {
      eventOf(night, 'QuestionAdvanced').data.closed.index = 1;
    },
  ],
  [
    'a question whose end was told twice',
    'every timer fires once',
    (night) => {
      const { frames } = witness(night, 'Bo');
      frames.push(structuredClone(frame(night, 'Bo', 'message', 'questionClosed', 1)));
    },
  ],
  [
    'a finished game that is still due',
    'every timer fires once',
    (night) => {
      night.stream.dueAt = 1;
    },
  ],
  [
    'a question that opened in the past',
    'an opened question can be answered for its whole time',
    (night) => {
      eventOf(night, 'QuestionAdvanced').recordedAt += 5_000;
    },
  ],
  [
    'a question that was closed before its time, while the clock was set',
    'an opened question can be answered for its whole time',
    (night) => {
      night.clockWasSet = [{ at: 0, byMs: 5_000 }];
      eventOf(night, 'GameFinished').recordedAt -= 15_000;
    },
  ],
  [
    'a game that stood still after the last fault',
    'no game stands still for more than 15 s after the last fault',
    (night) => {
      eventOf(night, 'GameFinished').recordedAt += 16_000;
    },
  ],
];
