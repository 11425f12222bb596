import { choicesFor } from '../contract/choices.js';
import type { RejectedQuestion } from '../contract/content.js';
import { knownCategories } from '../contract/content.js';
import { type Difficulty, difficultyNamed } from '../contract/difficulty.js';
import type { Choice, OptionTexts } from '../contract/game-state.js';
import { limits } from '../contract/limits.js';
import type { OptionMedia, QuestionMedia } from '../contract/media.js';
import { problemOfText, trimmed } from './problem-of-text.js';
import { checkQuestion, type SoundQuestion } from './question-problem.js';
import type { TaskDraft } from './read-task.js';
import { type Rejection, reject } from './rejection.js';
import { uploadedAnswer } from './right-option.js';

/** One question of an upload as it came, from a list or from a file. Undefined: not said. */
export interface UploadDraft extends TaskDraft {
  readonly question: unknown;
  readonly kind?: unknown;
  /** Of `single`: a letter, the text of an option, or an index from 0. */
  readonly correctAnswer: unknown;
  readonly category: unknown;
  readonly difficulty: unknown;
  readonly timeLimit?: unknown;
  readonly explanation?: unknown;
  readonly media?: unknown;
  readonly optionMedia?: unknown;
}

/** A question of an upload in which nothing is wrong. */
export interface UploadedQuestion extends SoundQuestion {
  /** Null where the task says what is right. */
  readonly answer: Choice | null;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly explanation: string | null;
}

/** The same, with what is stored of its pictures or its sound. */
export interface CompleteQuestion extends Omit<UploadedQuestion, 'media' | 'optionMedia'> {
  readonly media: QuestionMedia | null;
  readonly optionMedia: OptionMedia | null;
}

/** What an upload holds, good and bad. */
export interface ReadUpload {
  readonly questions: CompleteQuestion[];
  readonly rejected: RejectedQuestion[];
}

const defaults = { category: 'Custom', difficulty: 'Medium' } as const;

/** The question to store, or why it cannot be. */
export const readUpload = (draft: UploadDraft): UploadedQuestion | Rejection => {
  const sound = checkQuestion(draft);
  if ('reason' in sound) return sound;
  const category = trimmed(draft.category ?? defaults.category);
  const named = draft.difficulty ?? defaults.difficulty;
  const difficulty = typeof named === 'string' ? difficultyNamed(named) : undefined;
  const explanation = trimmed(draft.explanation ?? null) || null;
  const problem =
    problemOfText('category', category, { most: limits.category, lines: 'one' }) ??
    (explanation === null ? null : problemOfText('explanation', explanation, { most: limits.explanation }));
  if (problem !== null) return problem;
  if (difficulty === undefined) return reject('bad_difficulty');
  const right = sound.task ? { answer: null } : rightOf(draft.correctAnswer, sound.options);
  if ('reason' in right) return right;
  return {
    ...sound,
    ...right,
    category: knownSpelling(category as string),
    difficulty,
    explanation: explanation as string | null,
  };
};

/** A known category is one and the same, however it is typed; any other stays as it came. */
const knownSpelling = (category: string): string =>
  knownCategories.find((known) => known.toLowerCase() === category.toLowerCase()) ?? category;

const rightOf = (given: unknown, options: OptionTexts): { answer: Choice } | Rejection => {
  const byIndex = choicesFor(options).find((choice) => choice === given);
  if (byIndex !== undefined) return { answer: byIndex };
  if (typeof given === 'string' && given.trim() !== '') return uploadedAnswer(options, given.trim());
  return reject('no_answer');
};
