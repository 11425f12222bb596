import {
  type CorrectionView,
  type FinalEntry,
  type GivenAnswer,
  type RecordedEvent,
  type TeamEntry,
} from '@clockbeat/domain';
import type { Frame } from '../../people/recording.js';

export type { Frame };

/** One client and everything that it sent and was told, in order. */
export interface Witness {
  readonly name: string;
  readonly role: 'host' | 'player' | 'screen';
  readonly playerId: string | null;
  /** Connected when the last word of the end was said, or came back as a player later: it must have been told it. */
  readonly isThereAtTheEnd: boolean;
  readonly frames: readonly Frame[];
}

/** One call of the host's over HTTP, after the game. */
export interface Call {
  readonly what: 'correct' | 'undo' | 'results';
  readonly body: unknown;
  /** When it was sent and answered, by the clock of frames. */
  readonly at: number;
  readonly until: number;
  /** Null: nobody answered. */
  readonly status: number | null;
  readonly answer: unknown;
}

/** A game's results as one gateway answers them. */
export interface ToldResults {
  readonly of: string;
  readonly scores: readonly FinalEntry[];
  readonly teams: readonly TeamEntry[];
  readonly corrections: readonly CorrectionView[];
}

/** What the projections made of the game. */
export interface ReadModels {
  readonly game: {
    readonly status: string;
    readonly endedBy: string | null;
    readonly participantCount: number;
    readonly teamMode: boolean;
  } | null;
  readonly participants: readonly {
    readonly id: string;
    readonly name: string;
    readonly teamName: string | null;
  }[];
  readonly answers: readonly {
    readonly playerId: string;
    readonly questionIndex: number;
    readonly choice: number | null;
    readonly given: GivenAnswer | null;
    readonly isCorrect: boolean;
    readonly fraction: number | null;
  }[];
  /** Null: the game was abandoned before it began, or nobody hosts it, and it came to nothing. */
  readonly result: { readonly participantCount: number; readonly winner: string | null } | null;
  readonly questions: readonly {
    readonly questionIndex: number;
    readonly counts: readonly number[];
    readonly noAnswer: number;
    readonly correct: number;
  }[];
  readonly teams: readonly { readonly teamName: string; readonly score: number }[];
  /** What the boards of the week and of all time have of the teams of this game, which play in no other. */
  readonly boards: readonly {
    readonly teamName: string;
    readonly score: number;
    readonly games: number;
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
  /** As stored, but for `recordedAt`, which is by a clock that nobody sets. */
  readonly log: readonly RecordedEvent[];
  /** When PostgreSQL's clock was set until then, and by how much, ms: from then on `at` and `recordedAt` are of two clocks. */
  readonly clockWasSet: readonly { readonly at: number; readonly byMs: number }[];
  /** When the log lost its newest event, epoch ms: what was told from then on, until every gateway had read it again, is no promise. */
  readonly takenBack: readonly { readonly from: number; readonly until: number }[];
  /** From then on everything ran and nothing more happened, epoch ms; null: the game was over by then. */
  readonly calmSince: number | null;
  readonly stream: StreamRow;
  readonly witnesses: readonly Witness[];
  readonly readModels: ReadModels;
  /** By their witnesses' names: whom the host has banned from a game that this one follows. */
  readonly bannedBefore?: readonly string[];
  readonly calls: readonly Call[];
  /** What each gateway answers as the game's results. */
  readonly results: readonly ToldResults[];
}

export const promises = [
  'the log is whole',
  'no acknowledged answer is missing',
  'no answer counts twice',
  'no answer after its question closed',
  'no acknowledged word of the lobby is missing',
  'a locked door lets nobody in but who has a seat',
  'a correction counts once, and its undo brings all back',
  'what was told stays true',
  'nobody is shown an older state',
  'scores are the fold of the log',
  'read models are the fold of the log',
  'everybody ends on the same standings',
  'every timer fires once',
  'an opened question can be answered for its whole time',
  'no game stands still for more than 15 s after the last fault',
  'no key before its time',
] as const;
export type BrokenPromise = (typeof promises)[number];

export interface Violation {
  readonly promise: BrokenPromise;
  readonly what: string;
}
