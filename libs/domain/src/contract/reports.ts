import type { Choice, GameKind, GameStatus } from './game-state.js';
import type { QuestionKind } from './kinds.js';

/** What is reported of a game: the name of a player or of a team in it, its questions with their title, or one question. */
export const reportedThings = ['player', 'team', 'questions', 'question'] as const;
export type ReportedThing = (typeof reportedThings)[number];

/** What is wrong with a name, or with questions as a whole. */
export const contentReasons = ['insulting', 'personal_data', 'hate', 'copyright', 'other'] as const;
/** What is wrong with one question. */
export const questionReasons = ['wrong', 'outdated', 'ambiguous'] as const;
export const reportReasons = [...contentReasons, ...questionReasons] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface ReportBody {
  about: ReportedThing;
  /** The player's or team's, as it is shown; left out for questions. */
  name?: string;
  /** Which question, from 0 on: one that was opened; left out for anything else. */
  questionIndex?: number;
  reason: ReportReason;
  /** In words, for operators; 1 to 300 characters. */
  note?: string;
}
/** Of a game that is seen by a link to it under other rules. */
export interface SharedReportBody extends ReportBody {
  /** What stands in the link. */
  secret: string;
}
export interface ReportedView {
  received: true;
}

/** What became of it: `masked`, the player has another name; `mended`, the question is another; `dismissed`, it was looked at. */
export type ReportOutcome = 'masked' | 'mended' | 'dismissed';

/** How often each reason was given, of those reports that are kept. */
export type ReportReasons = Partial<Record<ReportReason, number>>;

/** Something that was reported, as operators see it. */
export interface OperatedReportView {
  id: string;
  about: ReportedThing;
  /** As it was reported; empty for questions. */
  name: string;
  gameId: string;
  gameCode: string;
  gameTitle: string;
  kind: GameKind;
  status: GameStatus;
  /** Null: the game has none, or the account is gone. */
  host: { id: string; email: string; suspended: boolean } | null;
  /** How often. */
  times: number;
  /** How often for each reason, of those reports that are kept. */
  reasons: ReportReasons;
  firstAt: string;
  lastAt: string;
  /** Null: it is still to be seen to. */
  outcome: ReportOutcome | null;
  doneAt: string | null;
}

/** What one of those who reported it said. Who that was is told to nobody. */
export interface ReportNote {
  reason: ReportReason;
  note: string | null;
  /** `visitor`: neither signed in nor with a seat in the game. */
  from: 'host' | 'player' | 'account' | 'visitor';
  at: string;
}

/** One of them with what was said, and what its game asks. */
export interface OperatedReportInFull extends OperatedReportView {
  /** The newest first. */
  notes: ReportNote[];
  questions: { question: string; options: string[] }[];
  /** Whether the name can be taken away now: of a player while the game goes on; forgotten after its end, a team's too. */
  mayMask: boolean;
}

/** What was reported of a question of one's own, as its host sees it. */
export interface QuestionReports {
  questionIndex: number;
  times: number;
  reasons: ReportReasons;
  /** The newest first, 50 at most. */
  notes: ReportNote[];
}

/** A question of the bank that was reported, of all the games that asked it, as operators see it. */
export interface ReportedQuestionView {
  questionId: string;
  /** As it is asked now. */
  question: string;
  category: string;
  /** How often. */
  times: number;
  /** In how many games. */
  games: number;
  reasons: ReportReasons;
  lastAt: string;
  /** Null: it is still to be seen to. */
  outcome: ReportOutcome | null;
  /** An operator has mended it. */
  mended: boolean;
  /** An operator has taken it out of draws and lists. */
  withdrawn: boolean;
}

/** What a question of the bank says. */
export interface BankQuestionText {
  question: string;
  options: string[];
  /** Index of the right option; null: it is of another kind than `single`. */
  answer: Choice | null;
  explanation: string | null;
}

/** One of them with what was said, and what the release says where an operator has mended it. */
export interface ReportedQuestionInFull extends ReportedQuestionView {
  kind: QuestionKind;
  now: BankQuestionText;
  /** Null: it is as the release has it. */
  mend: {
    released: BankQuestionText;
    reason: MendReason;
    note: string | null;
    at: string;
  } | null;
  /** The newest first, 100 at most. */
  notes: ReportNote[];
}

/** Why an operator mends a question. */
export const mendReasons = [...questionReasons, 'other'] as const;
export type MendReason = (typeof mendReasons)[number];

/** A question of the bank as it is from now on. */
export interface MendBody {
  question: string;
  /** As many as it has; left out where it is of another kind than `single`. */
  options?: string[];
  /** Index of the right option; left out with `options`. */
  answer?: number;
  /** Null or left out: none. */
  explanation?: string | null;
  /** Out of draws and lists; left out: it is drawn. */
  withdrawn?: boolean;
  reason: MendReason;
  /** In words, for other operators; 1 to 300 characters. */
  note?: string;
}
