import { answers } from './answers.js';
import { corrections } from './corrections.js';
import { ends } from './ends.js';
import { keys } from './keys.js';
import { lobby } from './lobby.js';
import { locks } from './locks.js';
import { order } from './order.js';
import { readModels } from './read-models.js';
import type { GameRecord, Violation } from './record.js';
import { scores } from './scores.js';
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
  ends,
  timers,
  wholeTime,
  keys,
];

/** Everything in which a game did not keep what Clockbeat promises; empty if it kept it all. Pure: it only looks. */
export const violationsIn = (record: GameRecord): Violation[] => {
  const whole = wholeLog(record);
  // a log with gaps can't be folded: nothing else can be said of it
  const gap = record.log.some(({ version }, index) => version !== index + 1);
  return gap ? whole : [...whole, ...checks.flatMap((check) => check(record))];
};
