import type {
  AssignmentFeedback,
  AssignmentId,
  AssignmentIdentity,
  CountingAttempt,
  GameContent,
  GameId,
  UserId,
} from '@clockbeat/domain';

/** What a host gives to many to be played at their own pace. */
export interface NewAssignment {
  /** Its host. */
  readonly userId: UserId;
  readonly title: string;
  /** Frozen: later edits of the set do not change it. */
  readonly content: GameContent;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** IANA's name. */
  readonly timeZone: string;
  readonly attempts: number;
  readonly counts: CountingAttempt;
  readonly feedback: AssignmentFeedback;
  readonly identity: AssignmentIdentity;
  readonly mixed: boolean;
  readonly untimed: boolean;
  readonly board: boolean;
  /** So many hours before the deadline who has not finished is reminded; 0: nobody is. */
  readonly remindHours: number;
  /** Of the identity `list`. */
  readonly names: readonly string[] | null;
}

export interface Assignment extends NewAssignment {
  readonly id: AssignmentId;
  /** What stands in its address. */
  readonly link: string;
  /** To be typed where games are joined; it leads to the same. */
  readonly code: string;
  readonly createdAt: Date;
}

/** An assignment in a list: without its questions. */
export interface ListedAssignment extends Omit<Assignment, 'content' | 'names'> {
  readonly questionCount: number;
  readonly people: number;
  readonly attemptsMade: number;
}

/** What of it may still be changed. */
export type ChangedAssignment = Partial<
  Pick<Assignment, 'title' | 'opensAt' | 'closesAt' | 'timeZone' | 'remindHours'>
>;

/** Who makes an attempt: what it has proved, and what it is new by. */
export interface AssignmentProof {
  /** SHA-256 of the token that this browser keeps for it. */
  readonly tokenHash: string | null;
  readonly userId: UserId | null;
}

export interface AssignmentPerson {
  /** From 1. */
  readonly person: number;
  /** Whether it comes by its account, and with another token than the last time. */
  readonly tokenHash: string;
}

export interface NewPerson {
  readonly tokenHash: string;
  readonly userId: UserId | null;
  /** Where a name makes somebody: of two that take it one gets it. */
  readonly nameHash: string | null;
}

/** An attempt that was given out; its log may not have begun yet. */
export interface KeptAttempt {
  readonly gameId: GameId;
  readonly person: number;
  /** From 1. */
  readonly number: number;
}
