import {
  AssignmentId,
  attemptRules,
  forkedFrom,
  type GameQuestion,
  type RecordedEvent,
  seatsBrought,
} from '@clockbeat/domain';
import {
  ada,
  answered,
  at,
  content,
  created,
  finished,
  given,
  joined,
  question,
  started,
} from '../../../libs/domain/test-support/index.js';
import { walk } from '../checker/reading.js';
import type { ForkRecord } from './checks.js';

/** Faults are planted in deep copies of what is here. */

const closesAt = at('60');

/** An attempt that its deadline has ended, with a right answer. */
export const honestAttempt = (): {
  readonly gameId: string;
  readonly playerId: string;
  readonly questions: readonly GameQuestion[];
  readonly closesAt: number;
  readonly log: readonly RecordedEvent[];
} => {
  const questions = [question('rivers'), question('stars')];
  const assignment = {
    ...{ assignmentId: AssignmentId('as_0123456789abcdef'), person: 1, attempt: 1 },
    ...{ closesAt, feedback: 'each' as const, untimed: true as const },
  };
  const rules = attemptRules({ untimed: true, mixed: false });
  const { events: log } = given(
    created({ kind: 'solo', rules, ...content({ questions }), assignment }),
    joined('Ada'),
    started(),
    answered({ by: ada, choice: 'right', at: at('2') }),
    finished({ endedBy: 'deadline', at: closesAt + 300 }),
  );
  return { gameId: log[0]?.gameId ?? '', playerId: ada, questions, closesAt, log };
};

/** What goes on from the end of a log, before anybody has come. */
export const honestFork = (parent: readonly RecordedEvent[]): ForkRecord => {
  const [first] = parent;
  const version = parent.length;
  const then = walk({ gameId: first?.gameId ?? '', log: parent }, () => undefined);
  if (!first || then.status === 'unborn') throw new Error('A fork goes on from a game');
  const seats = seatsBrought(then, 'others');
  const gameId = 'game_that_goes_on' as typeof first.gameId;
  const data = { ...first.data, forkedFrom: forkedFrom(then, 'a'.repeat(64), seats.length) };
  const joins = seats.map((seat, index) => ({
    ...{ ...first, gameId, version: index + 2, type: 'PlayerJoined' },
    data: { ...seat, commandId: `come ${index}` },
  }));
  const log = [{ ...first, gameId, data }, ...joins] as readonly object[] as readonly RecordedEvent[];
  return { parent, version, told: [gameId, gameId], log, difference: null };
};
