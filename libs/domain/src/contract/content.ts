import type { GameDifficulty } from './difficulty.js';
import type { OptionTexts } from './game-state.js';
import type { GameCard, QuestionView } from './http.js';
import type { OptionMedia, QuestionMedia } from './media.js';
import type { RejectionCode } from './rejections.js';
import type { SetHidden, SetOrigin, SetSharing, SetVersionItem } from './shared-sets.js';
import type { QuestionExtras, TaskFields } from './task-fields.js';

/** One question of an upload. */
export interface BulkQuestionBody extends QuestionExtras {
  /** The caller's own mark: the same twice in one call rejects the later one. What is stored gets an id of ours. */
  id?: string;
  /** Up to 500 characters. */
  question: string;
  /** Four different texts of up to 200 characters, two to six where the kind is named; `options`, a list, is taken too. */
  optionA?: string;
  optionB?: string;
  optionC?: string;
  optionD?: string;
  optionE?: string;
  optionF?: string;
  /** Of `single`: an option's letter in any case, or the exact text of an option; `answer` is taken too. */
  correctAnswer?: string;
  /** Up to 50 characters; Custom unless it is named. */
  category?: string;
  /** Easy, Medium or Hard in any case; Medium unless it is named. */
  difficulty?: string;
  /** Whole seconds, 5 to 120; null leaves it to the game. */
  timeLimit?: number | null;
}
export interface BulkQuestionsBody {
  /**
   * @minItems 1
   * @maxItems 5000
   */
  questions: BulkQuestionBody[];
}

/** A question of mine, as it is to be from now on. */
export interface OwnQuestionBody extends QuestionExtras {
  /** 1 to 500 characters. */
  question: string;
  /** Four different texts of up to 200 characters; two to six where the kind is named, none where nothing is chosen. */
  options?: string[];
  /** Index of the right option, of `single`. */
  answer?: number;
  /** Up to 50 characters. */
  category: string;
  /** Easy, Medium or Hard in any case. */
  difficulty: string;
  /** Whole seconds, 5 to 120; null leaves it to the game. */
  timeLimit?: number | null;
}

/** Why one question of an upload did not go in: by its place in a list from 0, or by its line in a file from 1. */
export interface RejectedQuestion {
  index?: number;
  line?: number;
  /** For its author, in English. */
  reason: string;
  /** The same for a client that speaks another language: which reason, and what its sentence names. */
  code: RejectionCode;
  values: Readonly<Record<string, string | number>>;
}
/** What an upload made; of a preview, what it would make (ids are then empty). */
export interface UploadResult {
  questions: QuestionView[];
  count: number;
  rejected: RejectedQuestion[];
  /** What the account has already of the good ones, as it is stored. With `existing=skip` none of it is in `questions`. */
  existing: QuestionView[];
  /** How many of the good ones stand further up in the same upload. With `existing=skip` they are left out too. */
  repeated: number;
  /** The draft sets that were made of them, where they were asked for; in the order of their first questions. */
  sets?: { id: string; title: string }[];
}

/** A question that lives in a set. */
export interface SetQuestionView extends TaskFields {
  id: string;
  question: string;
  options: OptionTexts;
  /** The text of the right option, of `single`; of other kinds the right answer in words, where there is one. */
  answer: string;
  /** 1-based. */
  order: number;
  /** Seconds; null leaves it to the set. */
  timeLimit: number | null;
  /** Absent: none. */
  media?: QuestionMedia;
  optionMedia?: OptionMedia;
}
/** A set of questions that a host keeps to play from. */
export interface SavedSetView {
  id: string;
  title: string;
  category: string;
  difficulty: GameDifficulty;
  /** What its questions are written in (BCP 47); null: nobody has said. */
  language: string | null;
  questionsPerGame: number;
  /** Whole seconds. */
  timePerQuestion: number;
  createdBy: string | null;
  guestSessionId: string | null;
  /** Own questions and selected ones together. */
  questionCount: number;
  selectedQuestions: string[];
  isDraft: boolean;
  createdAt: string;
  updatedAt: string;
  /** One more with each save: `If-Match` names it, so that of two who save at once the later one is told. */
  version: number;
  sharing: SetSharing;
  /** Another account's, which I edit with it. */
  isCoAuthored: boolean;
  /** An operator has hidden it from others; null: nobody has. */
  hidden: SetHidden | null;
  /** One set by its id only, not in lists. */
  customQuestions?: SetQuestionView[];
  /** The same: whose work it is a copy of; null: its own. */
  origin?: SetOrigin | null;
}

/** An earlier state of a set with what it held. */
export interface SetVersionView extends SetVersionItem {
  set: Pick<
    SavedSetView,
    'category' | 'difficulty' | 'questionsPerGame' | 'timePerQuestion' | 'customQuestions'
  >;
}

/** `answer` is the text of one option, or its letter, of `single`. Without `id` it is a new question. */
export interface SetQuestionBody extends QuestionExtras {
  id?: string;
  question: string;
  options?: string[];
  answer?: string;
  timeLimit?: number | null;
}
/** What the server owns (createdBy, guestSessionId, …) may stand in the body and is ignored. */
export interface SavedSetBody {
  title: string;
  /** Default General Knowledge (OP-59). */
  category?: string;
  /** Default medium. */
  difficulty?: string;
  /** A tag like `de` or `pt-BR` (BCP 47); null, or left out of a new set: nobody has said. */
  language?: string | null;
  /** 5 to 50, default 10. */
  questionsPerGame?: number;
  /** Seconds, 10 to 120, default 30. */
  timePerQuestion?: number;
  /** Default true. */
  isDraft?: boolean;
  customQuestions?: SetQuestionBody[];
  /** Ids of stored questions the caller may use. */
  selectedQuestions?: string[];
}

export interface ClaimedView {
  /** How many sets of the guest are the account's now. */
  claimed: number;
}

/** A set made into a game: the two calls that do it answer alike (OP-48). */
export interface LaunchedView {
  /** The game's. */
  id: string;
  game: GameCard;
}

/** What a host picks for a set of own questions. */
export const setCategories = [
  'General Knowledge',
  'Science',
  'History',
  'Geography',
  'Sports',
  'Entertainment',
  'Technology',
  'Arts & Literature',
  'Food & Drink',
] as const;

/** Categories that are offered, and keep their spelling, wherever one is typed; uploads may name any other (docs/protocol.md, "Questions"). */
export const knownCategories = [
  ...setCategories,
  'Pop Culture',
  'Afrobeats',
  'Movies',
  'Finance',
  'Art',
  'Literature',
  'Music',
] as const;
