import { areDifferent, type FourTexts, letters, limits } from '@clockbeat/domain';
import { codePoints, isBlank, isPlainText } from '../../http/text.validators.js';

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
/** Why something cannot be taken, in words for its author. */
export interface Rejection {
  readonly reason: string;
}

/** Without the white space around it, if it is a text. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** What is wrong with a text, in words for its author; null: nothing. */
export const problemOfText = (
  what: string,
  value: unknown,
  { most, lines = 'many' }: { most: number; lines?: 'one' | 'many' },
): string | null => {
  if (value === undefined || value === null) return `${what} is missing.`;
  if (typeof value !== 'string') return `${what} must be a text.`;
  if (isBlank(value)) return `${what} is empty.`;
  // The cheap comparison first: a text of a megabyte is not counted through.
  if (value.length > most * 2 || codePoints(value) > most)
    return `${what} is longer than ${most} characters.`;
  return isPlainText(value, lines) ? null : `${what} has characters that cannot be shown.`;
};

/** The question, if it is one; else what is wrong with it, the first thing only. Texts are taken without the white space around them. */
export const checkQuestion = ({ question, options, timeLimit }: QuestionDraft): SoundQuestion | Rejection => {
  const draft = {
    question: trimmed(question),
    options: Array.isArray(options) ? options.map(trimmed) : options,
    timeLimit: timeLimit ?? null,
  };
  const reason =
    problemOfText('The question', draft.question, { most: limits.questionText }) ??
    problemOfOptions(draft.options) ??
    problemOfTime(draft.timeLimit);
  return reason === null ? (draft as SoundQuestion) : { reason };
};

const problemOfOptions = (options: unknown): string | null => {
  if (!Array.isArray(options) || options.length !== limits.options) return 'There must be four options.';
  const problems = options.map((option, index) =>
    problemOfText(`Option ${letters[index]}`, option, { most: limits.optionText }),
  );
  const first = problems.find((problem) => problem !== null) ?? null;
  return first ?? (areDifferent(options) ? null : 'Two options are the same.');
};

const problemOfTime = (seconds: unknown): string | null => {
  const { min, max } = limits.timeLimit;
  if (seconds === null) return null;
  const fits = typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= min && seconds <= max;
  return fits ? null : `The time limit must be ${min} to ${max} whole seconds.`;
};
