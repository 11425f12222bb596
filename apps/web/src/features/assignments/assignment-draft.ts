import {
  type AssignmentFeedback,
  type AssignmentIdentity,
  assignmentLimits,
  type CountingAttempt,
  type CreateAssignmentBody,
} from '@clockbeat/domain/contract';
import { localMoment } from '../../lib/local-time.js';

/** What stands in the form: moments as this browser's fields write them, by its own clocks. */
export interface AssignmentDraft {
  setId: string;
  title: string;
  opens: string;
  closes: string;
  attempts: string;
  counts: CountingAttempt;
  feedback: AssignmentFeedback;
  identity: AssignmentIdentity;
  names: string;
  mixed: boolean;
  untimed: boolean;
  board: boolean;
  /** Hours; of the identity `account`. */
  remind: number;
}

/** A week from now, on the hour. */
const aWeekOn = (now: number): Date => {
  const then = new Date(now + 7 * 24 * 60 * 60 * 1000);
  then.setMinutes(0, 0, 0);
  return then;
};

export const newDraft = (setId: string, now: number): AssignmentDraft => ({
  ...{ setId, title: '', opens: '', closes: localMoment(aWeekOn(now)), attempts: '1', counts: 'best' },
  ...{ feedback: 'each', identity: 'name', names: '', mixed: true, untimed: false, board: false, remind: 0 },
});

const namesIn = ({ names }: AssignmentDraft): string[] =>
  names
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What is wrong in it, by field. */
export interface WrongAssignment {
  setId?: true;
  closes?: true;
  names?: true;
}

export const wrongIn = (draft: AssignmentDraft, now: number): WrongAssignment => {
  const opens = draft.opens === '' ? now : Date.parse(draft.opens);
  const closes = Date.parse(draft.closes);
  const names = namesIn(draft);
  const isList = draft.identity === 'list';
  const isBadList =
    names.length === 0 ||
    names.length > assignmentLimits.names ||
    new Set(names.map((name) => name.toLowerCase())).size < names.length;
  return {
    ...(draft.setId === '' && { setId: true as const }),
    ...(!(closes > Math.max(now, opens)) && { closes: true as const }),
    ...(isList && isBadList && { names: true as const }),
  };
};

export const bodyOf = (draft: AssignmentDraft, timeZone: string): CreateAssignmentBody => {
  const { setId, title, opens, closes, attempts, counts, feedback, identity, mixed, untimed, board, remind } =
    draft;
  return {
    ...{ setId, timeZone, attempts: Number(attempts), counts, feedback, identity, mixed, untimed, board },
    closesAt: new Date(closes).toISOString(),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(opens !== '' && { opensAt: new Date(opens).toISOString() }),
    ...(identity === 'list' && { names: namesIn(draft) }),
    ...(identity === 'account' && { remindHours: remind }),
  };
};
