import type { Difficulty, GameDifficulty } from './difficulty.js';
import type { QuestionKind } from './kinds.js';
import type { OptionMedia, QuestionMedia } from './media.js';
import type { OperatorReason } from './operators.js';
import type { ReportNote, ReportReason } from './reports.js';
import type { TaskFields } from './task-fields.js';

/** Who may see a set besides who edits it: nobody, whoever has its address, everybody. */
export const setSharings = ['private', 'link', 'public'] as const;
export type SetSharing = (typeof setSharings)[number];

/** What others may do with a set. `reserved`: play and copy it here, and pass on no copy. */
export const setLicences = ['reserved', 'cc-by', 'cc-by-sa', 'cc0'] as const;
export type SetLicence = (typeof setLicences)[number];

/** How many questions a set has, as searches ask for it. */
export const setLengths = ['short', 'medium', 'long'] as const;
export type SetLength = (typeof setLengths)[number];
/** Questions of a short set, and of one that is not long, at most. */
export const setLengthUpTo = { short: 10, medium: 25 } as const;

/** Beside `limits`, so that players do not load them. */
export const sharedSetLimits = {
  /** Code points of the author's name. */
  author: 50,
  /** Characters of a search. */
  search: 100,
  /** Co-authors of a set. */
  coAuthors: 20,
  /** Earlier versions that are kept of a set, and bytes of all of them. */
  versions: 30,
  versionBytes: 4_000_000,
  /** Questions of another's set, or of a difference, that one answer tells. */
  questionsShown: 200,
  /** The same for who is not signed in. */
  questionsForStrangers: 50,
} as const;

/** What rooms made of a set's questions, in games that its authors made of it. */
export interface SetPlayed {
  /** Games that ended, of the last thousand. */
  games: number;
  /** Null: too few seats were asked, or in too few games. */
  difficulty: Difficulty | null;
  /** Of the answers that were right, in hundredths; null likewise. */
  share: number | null;
}

/** A set that others may see, as lists show it. */
export interface SharedSetCard {
  /** Stands in its address. */
  token: string;
  title: string;
  /** As its author wants to be called. */
  author: string;
  licence: SetLicence;
  /** Null: it is not said. */
  language: string | null;
  category: string;
  difficulty: GameDifficulty;
  questionCount: number;
  kinds: QuestionKind[];
  stars: number;
  played: SetPlayed;
  sharedAt: string;
}

/** A question of another's set. Who is not signed in is told nothing that says what is right. */
export interface SharedQuestionView extends TaskFields {
  question: string;
  /** Of `order` sorted by the alphabet for who is not signed in. */
  options: string[];
  /** Signed in alone: the right answer in words; empty where none is right. */
  answer?: string;
  /** Signed in alone. */
  explanation?: string;
  /** Signed in alone: what it shows may say what is right. */
  media?: QuestionMedia;
  optionMedia?: OptionMedia;
}

/** A set that others may see, with its questions. */
export interface SharedSetView extends SharedSetCard {
  sharing: 'link' | 'public';
  /** Where it was copied from itself; null: it is its author's own. */
  origin: SetOrigin | null;
  /** Whether I edit it. */
  isMine: boolean;
  /** Whether one of the stars is mine. */
  isStarred: boolean;
  /** The first ones; there may be more. */
  questions: SharedQuestionView[];
}

/** Whose work a copy is. */
export interface SetOrigin {
  title: string;
  author: string;
  licence: SetLicence;
  /** Where the original is seen; null: nowhere any more. */
  token: string | null;
}

export interface SharingBody {
  sharing: SetSharing;
  /** Of what is not private; as it was, unless it is named. */
  licence?: SetLicence;
  /** 1 to 50 characters, of what is not private; as it was, unless it is named. */
  author?: string;
}
/** Who may see a set of mine. */
export interface SharingView {
  sharing: SetSharing;
  licence: SetLicence | null;
  author: string | null;
  /** Its address; null while it is private. */
  url: string | null;
  token: string | null;
  /** An operator has hidden it from others. */
  hidden: SetHidden | null;
  /** What a copy may be passed on under; empty: its original says that it may not. */
  licences: SetLicence[];
}
export interface SetHidden {
  reason: OperatorReason;
  /** To its author, in the operator's words. */
  note: string | null;
  at: string;
}
export interface StarsView {
  stars: number;
  isStarred: boolean;
}

/** Who edits a set beside its owner. */
export interface CoAuthorsView {
  /** Whoever opens it signed in may edit; null: there is none, or it was taken back. */
  link: string | null;
  coAuthors: CoAuthorView[];
}
export interface CoAuthorView {
  id: string;
  /** Null: the account has no name. */
  name: string | null;
}
export interface CoAuthoringBody {
  /** What stands behind the `#` of the link. */
  secret: string;
}
/** What a co-author's link leads to. */
export interface CoAuthorInvitation {
  setId: string;
  title: string;
  /** How the set's owner is called; null: it has no name. */
  owner: string | null;
}

/** One state of a set. */
export interface SetVersionItem {
  version: number;
  savedAt: string;
  /** Null: nobody who is known. */
  savedBy: string | null;
  title: string;
  questionCount: number;
  /** Whether it can be looked at: not where it is too large to be kept. */
  isKept: boolean;
}
/** What the original of a copy has now. */
export interface OriginChanges {
  origin: SetOrigin;
  /** `gone`: it is not shared any more. */
  state: 'same' | 'changed' | 'gone';
  added: string[];
  removed: OriginChange[];
  changed: (OriginChange & { now: string })[];
  /** How many of each there are, where fewer are told. */
  counts: { added: number; removed: number; changed: number };
}
export interface OriginChange {
  /** The question as it was copied, or as it is in the copy. */
  question: string;
  /** It was changed or taken out of the copy as well, and stays so. */
  isKept: boolean;
}

export interface SetReportBody {
  reason: ReportReason;
  /** In words, for operators; 1 to 300 characters. */
  note?: string;
}
/** A set that was reported, as operators see it. */
export interface OperatedSetReportView {
  setId: string;
  title: string;
  author: string;
  sharing: SetSharing;
  owner: { id: string; email: string; suspended: boolean } | null;
  times: number;
  reasons: Partial<Record<ReportReason, number>>;
  firstAt: string;
  lastAt: string;
  /** Null: it is still to be seen to. */
  outcome: 'hidden' | 'dismissed' | null;
  doneAt: string | null;
  hidden: SetHidden | null;
}
/** One of them with what was said, and what the set asks. */
export interface OperatedSetReportInFull extends OperatedSetReportView {
  notes: ReportNote[];
  questions: { question: string; options: string[] }[];
}
