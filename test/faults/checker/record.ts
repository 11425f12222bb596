import type { FinalEntry, RecordedEvent } from '@clockbeat/domain';

/** One thing that went over a client's wire. */
export interface Frame {
  /** Epoch ms of the machine that runs the test; the database is on it, too. */
  readonly at: number;
  /** On which of the client's connections, from 1. */
  readonly connection: number;
  readonly kind: 'sent' | 'ack' | 'message';
  readonly name: string;
  readonly body: unknown;
  /** Of an ack: what had been sent. */
  readonly request?: unknown;
}

/** One client and everything that it sent and was told, in order. */
export interface Witness {
  readonly name: string;
  readonly role: 'host' | 'player' | 'screen';
  readonly playerId: string | null;
  /** Connected after everything was over: it must have been told the end. */
  readonly isThereAtTheEnd: boolean;
  readonly frames: readonly Frame[];
}

/** What the projections made of the game. */
export interface ReadModels {
  readonly game: {
    readonly status: string;
    readonly endedBy: string | null;
    readonly participantCount: number;
  } | null;
  readonly participants: readonly { readonly id: string; readonly name: string }[];
  readonly answers: readonly {
    readonly playerId: string;
    readonly questionIndex: number;
    readonly choice: number | null;
    readonly isCorrect: boolean;
  }[];
  /** Null: the game was abandoned before it began, and came to nothing. */
  readonly result: { readonly participantCount: number; readonly winner: string | null } | null;
  readonly questions: readonly {
    readonly questionIndex: number;
    readonly counts: readonly number[];
    readonly noAnswer: number;
    readonly correct: number;
  }[];
}

/** The stream's own row, beside its events. */
export interface StreamRow {
  readonly version: number;
  readonly round: number;
  readonly dueAt: number | null;
}

/** All there is to know of one game after it. */
export interface GameRecord {
  readonly gameId: string;
  readonly log: readonly RecordedEvent[];
  readonly stream: StreamRow;
  readonly witnesses: readonly Witness[];
  readonly readModels: ReadModels;
  /** What each gateway answers as the game's results. */
  readonly results: readonly { readonly of: string; readonly scores: readonly FinalEntry[] }[];
}

export const promises = [
  'the log is whole',
  'no acknowledged answer is missing',
  'no answer counts twice',
  'no answer after its question closed',
  'what was told stays true',
  'nobody is shown an older state',
  'scores are the fold of the log',
  'read models are the fold of the log',
  'everybody ends on the same standings',
  'every timer fires once',
  'no key before its time',
] as const;
export type BrokenPromise = (typeof promises)[number];

export interface Violation {
  readonly promise: BrokenPromise;
  readonly what: string;
}
