import { areDifferent, letters } from '../contract/choices.js';
import type { FourTexts } from '../contract/game-state.js';
import { limits } from '../contract/limits.js';
import type { QuestionPart } from '../contract/rejections.js';
import { type Rejection, reject } from './rejection.js';
import { isBlank, isLongerThan, isPlainText } from './text.js';

/** A question as somebody sent it; nothing in it is believed yet. */
export interface QuestionDraft {
  readonly question: unknown;
  readonly options: unknown;
  readonly timeLimit?: unknown;
}
/** A draft in which nothing is wrong. */
export interface SoundQuestion {
  readonly question: string;
  readonly options: FourTexts;
  /** Whole seconds; null: not said. */
  readonly timeLimit: number | null;
}

/** Without the white space around it, if it is a text. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** What is wrong with a text; null: nothing. */
export const problemOfText = (
  part: QuestionPart,
  value: unknown,
  { most, lines = 'many' }: { most: number; lines?: 'one' | 'many' },
): Rejection | null => {
  if (value === undefined || value === null) return reject('text_missing', { part });
  if (typeof value !== 'string') return reject('not_a_text', { part });
  if (isBlank(value)) return reject('text_empty', { part });
  if (isLongerThan(value, most)) return reject('text_too_long', { part, most });
  return isPlainText(value, lines) ? null : reject('text_not_showable', { part });
};

/** The question, if it is one; else what is wrong with it, the first thing only. Texts are taken without the white space around them. */
export const checkQuestion = ({ question, options, timeLimit }: QuestionDraft): SoundQuestion | Rejection => {
  const draft = {
    question: trimmed(question),
    options: Array.isArray(options) ? options.map(trimmed) : options,
    timeLimit: timeLimit ?? null,
  };
  const problem =
    problemOfText('question', draft.question, { most: limits.questionText }) ??
    problemOfOptions(draft.options) ??
    problemOfTime(draft.timeLimit);
  return problem ?? (draft as SoundQuestion);
};

/** What is wrong with four options, the first thing only; null: nothing. */
export const problemOfOptions = (options: unknown): Rejection | null => {
  if (!Array.isArray(options) || options.length !== limits.options) return reject('not_four_options');
  const problems = letters.map((letter, index) =>
    problemOfText(`option${letter}`, options[index], { most: limits.optionText }),
  );
  const first = problems.find((problem) => problem !== null) ?? null;
  return first ?? (areDifferent(options) ? null : reject('equal_options'));
};

/** What is wrong with a question's seconds; null: nothing, or none are said. */
export const problemOfTime = (seconds: unknown): Rejection | null => {
  const { min, max } = limits.timeLimit;
  if (seconds === null) return null;
  const fits = typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= min && seconds <= max;
  return fits ? null : reject('bad_time_limit', { min, max });
};
