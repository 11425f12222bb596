import { answers } from './answers.js';
import { corrections } from './corrections.js';
import { ends } from './ends.js';
import { keys } from './keys.js';
import { lobby } from './lobby.js';
import { locks } from './locks.js';
import { order } from './order.js';
import { readModels } from './read-models.js';
import type { Frame, GameRecord, Violation } from './record.js';
import { results } from './results.js';
import { scores } from './scores.js';
import { standstill } from './standstill.js';
import { teams } from './teams.js';
import { telling } from './telling.js';
import { timers } from './timers.js';
import { wholeLog } from './whole-log.js';
import { wholeTime } from './whole-time.js';

export * from './record.js';

const checks = [
  answers,
  lobby,
  locks,
  corrections,
  telling,
  order,
  scores,
  teams,
  readModels,
  results,
  ends,
  timers,
  wholeTime,
  standstill,
  keys,
];

/** Everything in which a game did not keep what Clockbeat promises; empty if it kept it all. Pure: it only looks. */
export const violationsIn = (night: GameRecord): Violation[] => {
  const record = withoutLostWords(night);
  const whole = wholeLog(record);
  // a log with gaps can't be folded: nothing else can be said of it
  const gap = record.log.some(({ version }, index) => version !== index + 1);
  return gap ? whole : [...whole, ...checks.flatMap((check) => check(record))];
};

/** Without what was told of a log that lost its newest event; that a game is over is never said of what was lost. */
const withoutLostWords = (record: GameRecord): GameRecord => {
  const isLost = ({ kind, name, at }: Frame): boolean =>
    kind !== 'sent' &&
    name !== 'gameFinished' &&
    record.takenBack.some(({ from, until }) => at >= from && at <= until);
  if (record.takenBack.length === 0) return record;
  const witnesses = record.witnesses.map((one) => ({
    ...one,
    frames: one.frames.filter((frame) => !isLost(frame)),
  }));
  return { ...record, witnesses };
};
