import type { QuestionChange } from './corrections.js';
import type { AssignmentFeedback, Choice, GameStatus, OptionTexts } from './game-state.js';
import type { AnswerGroup, QuestionKind } from './kinds.js';

/** Which of a person's attempts counts. */
export const countingAttempts = ['best', 'first', 'last'] as const;
export type CountingAttempt = (typeof countingAttempts)[number];

/** By what people are known: a name that they choose, their account, or a name of the host's list. */
export const assignmentIdentities = ['name', 'account', 'list'] as const;
export type AssignmentIdentity = (typeof assignmentIdentities)[number];

export const assignmentLimits = {
  attempts: { min: 1, max: 5 },
  /** From opening to deadline. */
  days: 366,
  /** Attempts of all people together. */
  attemptsInAll: 2_000,
  /** Names on a list. */
  names: 500,
  /** That an account may have at a time. */
  perAccount: 200,
  /** People on the public board. */
  board: 100,
  /** Live games that a report may be laid beside. */
  games: 5,
  /** Of IANA's names of time zones. */
  timeZone: 64,
  /** How long before the deadline reminders go out, in hours; 0: none do. */
  remindHours: { min: 0, max: 168 },
  /** Reminders of all assignments of an account in 24 hours. */
  reminders: 2_000,
} as const;

/** What stands in the address of an assignment: base64url. */
export const assignmentLinkLength = 22;

/** What a host decides about an assignment. Times are ISO 8601 with a zone. */
export interface AssignmentSettings {
  opensAt: string;
  closesAt: string;
  /** IANA's name of the zone that the host's own times are said in. */
  timeZone: string;
  attempts: number;
  counts: CountingAttempt;
  feedback: AssignmentFeedback;
  identity: AssignmentIdentity;
  /** Whether each attempt has the questions, and each question its options, in an order of its own. */
  mixed: boolean;
  /** Whether questions have no time of their own: then the deadline alone ends them. */
  untimed: boolean;
  /** Whether everybody with the link sees the best once the deadline is over. */
  board: boolean;
  /** So many hours before the deadline who has begun and not finished gets a mail; 0: nobody does. Of the identity `account`. */
  remindHours: number;
}

export interface CreateAssignmentBody extends Omit<AssignmentSettings, 'opensAt' | 'remindHours'> {
  /** A saved set of mine: its questions as they are now. */
  setId: string;
  /** Left out: the set's. */
  title?: string;
  /** Left out: at once. */
  opensAt?: string;
  /** Of the identity `list`. */
  names?: string[];
  /** Left out: 0. */
  remindHours?: number;
}

/** Only what is left in changes. */
export interface ChangeAssignmentBody {
  title?: string;
  opensAt?: string;
  /** One that is past ends it at once. */
  closesAt?: string;
  timeZone?: string;
  remindHours?: number;
}

/** An assignment as its host sees it. */
export interface AssignmentView extends AssignmentSettings {
  id: string;
  title: string;
  /** What stands in the address for players. */
  link: string;
  /** To be typed where games are joined. */
  code: string;
  /** Where the code leads to it, for a QR code. */
  joinUrl: string;
  questionCount: number;
  createdAt: string;
  /** Of the identity `list`. */
  names?: string[];
  people: number;
  attemptsMade: number;
}

/** Where somebody stands with one attempt. */
export interface OwnAttempt {
  /** From 1. */
  number: number;
  gameId: string;
  status: GameStatus;
  /** Null while it goes on, and while that is kept back. */
  score: number | null;
  /** Null as `score` is. */
  correct: number | null;
  /** Whether what it came to is kept back. */
  withheld: boolean;
}

/** An assignment as everybody with its link sees it. */
export interface AssignmentPageView extends AssignmentSettings {
  title: string;
  questionCount: number;
  /** Epoch ms of the server's clock. */
  serverTime: number;
  phase: 'before' | 'open' | 'over';
  /** Who asks, where it is known; null: it has made no attempt from this browser or account. */
  you: { name: string | null; attempts: OwnAttempt[]; attemptsLeft: number } | null;
}

export interface StartAttemptBody {
  /** Where people are known by a name. */
  name?: string;
}

/** The seat of an attempt, new or to go on with. */
export interface AttemptView {
  gameId: string;
  playerId: string;
  /** From 1. */
  number: number;
}

/** One question of one attempt, as it counts. */
export interface AttemptAnswer {
  /** How much of it is right, 0 to 1; null: nothing was answered. */
  share: number | null;
  points: number;
  ms: number | null;
}

export interface AttemptReport {
  number: number;
  gameId: string;
  /** `under_way`: it may still be gone on with. */
  state: 'under_way' | 'ended';
  counts: boolean;
  score: number;
  correct: number;
  answered: number;
  startedAt: string | null;
  endedAt: string | null;
  /** In the order of the assignment's questions, however they were mixed. */
  answers: AttemptAnswer[];
}

export interface PersonReport {
  /** From 1, in the order of coming. */
  person: number;
  /** As it was typed, or as the host's list has it. */
  name: string;
  /** What others see in its place; absent: the name itself. */
  shownName?: string;
  /** Null: no attempt of theirs counts yet. */
  position: number | null;
  attempts: AttemptReport[];
}

/** Somebody of a live game with the same questions. */
export interface LivePersonReport {
  gameId: string;
  name: string;
  position: number;
  score: number;
  correct: number;
  /** In the order of the assignment's questions; null where the game did not ask it. */
  answers: (AttemptAnswer | null)[];
}

export interface AssignmentQuestionReport {
  questionIndex: number;
  question: string;
  options: OptionTexts;
  /** What it is written in, by its tag (BCP 47); missing where nobody knows. */
  language?: string;
  /** Absent: `single`. */
  kind?: QuestionKind;
  /** As it was written; null where no one option is right. */
  correctAnswer: Choice | null;
  /** Of `typed`: equal answers together, of those that count. */
  groups?: AnswerGroup[];
  /** Of the attempts that count. */
  asked: number;
  answered: number;
  /** Mean share that was right, 0 to 1; null: nobody was asked it, or it counts for nobody. */
  share: number | null;
  medianMs: number | null;
  /** How it was corrected in the attempts; absent: it was not. */
  corrected?: QuestionChange['kind'];
  /** Of live games that are laid beside; absent: none are. */
  live?: { asked: number; answered: number; share: number | null };
}

export interface AssignmentReport {
  assignment: AssignmentView;
  questions: AssignmentQuestionReport[];
  people: PersonReport[];
  /** The live games that were asked for, in that order. */
  games: { gameId: string; title: string; startedAt: string | null }[];
  /** Who played in them. */
  live: LivePersonReport[];
  /** Names of the list that made no attempt. */
  missing: string[];
}

/** One line of the public board. */
export interface AssignmentBoardEntry {
  name: string;
  position: number;
  score: number;
  correct: number;
}
export interface AssignmentBoard {
  title: string;
  people: number;
  entries: AssignmentBoardEntry[];
}

/** By what another device plays as somebody who has lost theirs. */
export interface HandedOverView {
  /** Its address, which says who they are: for nobody else. */
  link: string;
}

/** Of the attempts that this call went through. */
export interface AssignmentCorrected {
  /** Attempts in which it is corrected now. */
  corrected: number;
  /** Those that never asked it, or were corrected in another way before. */
  left: number;
  /** The `from` of the call that goes on; null: this one went to the end. */
  next: number | null;
}
