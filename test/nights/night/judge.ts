import { answers } from '../../faults/checker/answers.js';
import { corrections } from '../../faults/checker/corrections.js';
import { ends } from '../../faults/checker/ends.js';
import type { GameRecord } from '../../faults/checker/index.js';
import { keys } from '../../faults/checker/keys.js';
import { lobby } from '../../faults/checker/lobby.js';
import { locks } from '../../faults/checker/locks.js';
import { order } from '../../faults/checker/order.js';
import { fieldsOf } from '../../faults/checker/reading.js';
import { results } from '../../faults/checker/results.js';
import { scores } from '../../faults/checker/scores.js';
import { standstill } from '../../faults/checker/standstill.js';
import { teams } from '../../faults/checker/teams.js';
import { telling } from '../../faults/checker/telling.js';
import { timers } from '../../faults/checker/timers.js';
import { wholeLog } from '../../faults/checker/whole-log.js';
import { wholeTime } from '../../faults/checker/whole-time.js';
import type { Broken } from './watch.js';

/** The checks of the real fault nights that need no table of a read model: the follower of a night has a promise of its own. */
const checks = [
  answers,
  lobby,
  locks,
  corrections,
  telling,
  order,
  scores,
  teams,
  results,
  ends,
  timers,
  wholeTime,
  standstill,
  keys,
];

/** Everything in which one game did not keep what is promised. `followed`: the versions that the follower read, in its order. */
export const brokenIn = (record: GameRecord, followed: readonly number[]): Broken[] => {
  const whole = wholeLog(record);
  if (record.log.some(({ version }, index) => version !== index + 1)) return whole;
  return [
    ...whole,
    ...checks.flatMap((check) => check(record)),
    ...readOnce(record, followed),
    ...stampedBefore(record),
  ];
};

/** A follower reads each event of a stream once, in the order of its versions. */
const readOnce = ({ gameId, log }: GameRecord, followed: readonly number[]): Broken[] => {
  const isWhole = followed.length === log.length && followed.every((version, index) => version === index + 1);
  if (isWhole) return [];
  const what = `${gameId}: versions 1 to ${log.length} were followed as ${followed.join(' ')}`;
  return [{ promise: 'read models are the fold of the log', what }];
};

/** How far the gateways' clocks may lie apart, ms. */
const clocksAgreeMs = 500;

/**
 * No answer has a time before it was sent. On one clock for all this can be asked; processes of their own only know what
 * their machines say.
 */
const stampedBefore = ({ log, witnesses, clockWasSet }: GameRecord): Broken[] => {
  if (clockWasSet.length > 0) return [];
  const sent = new Map<string, number>();
  for (const { frames, playerId } of witnesses)
    for (const { kind, name, body, at } of frames) {
      const key = `${playerId} ${fieldsOf(body)['questionIndex']}`;
      if (kind === 'sent' && name === 'submitAnswer') sent.set(key, Math.min(at, sent.get(key) ?? at));
    }
  return log.flatMap((event): Broken[] => {
    if (event.type !== 'AnswerSubmitted') return [];
    const early = (sent.get(`${event.data.playerId} ${event.data.questionIndex}`) ?? 0) - event.at;
    const what = `version ${event.version} is stamped ${Math.round(early)} ms before it was sent`;
    return early > clocksAgreeMs ? [{ promise: 'no answer after its question closed', what }] : [];
  });
};
