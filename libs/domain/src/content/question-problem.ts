import { areDifferent, letters, questionKinds } from '../contract/choices.js';
import type { OptionTexts } from '../contract/game-state.js';
import { limits } from '../contract/limits.js';
import type { QuestionPart } from '../contract/rejections.js';
import { type Rejection, reject } from './rejection.js';
import { isBlank, isLongerThan, isPlainText } from './text.js';

/** A question as somebody sent it; nothing in it is believed yet. */
export interface QuestionDraft {
  readonly question: unknown;
  /** Named where it has another number of options than four. */
  readonly kind?: unknown;
  readonly options: unknown;
  readonly timeLimit?: unknown;
}
/** A draft in which nothing is wrong. */
export interface SoundQuestion {
  readonly question: string;
  readonly options: OptionTexts;
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
export const checkQuestion = ({
  question,
  kind,
  options,
  timeLimit,
}: QuestionDraft): SoundQuestion | Rejection => {
  const draft = {
    question: trimmed(question),
    options: Array.isArray(options) ? options.map(trimmed) : options,
    timeLimit: timeLimit ?? null,
  };
  const problem =
    problemOfText('question', draft.question, { most: limits.questionText }) ??
    problemOfKind(kind) ??
    problemOfOptions(draft.options, namesKind(kind)) ??
    problemOfTime(draft.timeLimit);
  return problem ?? (draft as SoundQuestion);
};

/** Whether an author says of what kind a question is: else it is as in the first release. */
export const namesKind = (kind: unknown): boolean => kind !== undefined && kind !== null;

/** What is wrong with the kind of a question; null: nothing, or none is named. */
const problemOfKind = (kind: unknown): Rejection | null =>
  !namesKind(kind) || questionKinds.some((known) => known === kind) ? null : reject('unknown_kind');

/**
 * What is wrong with the options, the first thing only; null: nothing. There are two to six where the question's kind is
 * named, and else four, as in the first release (LIM-02).
 */
export const problemOfOptions = (options: unknown, ofKind = false): Rejection | null => {
  const { min, max } = ofKind ? limits.optionsOfKind : { min: limits.options, max: limits.options };
  if (!Array.isArray(options) || options.length < min || options.length > max)
    return ofKind ? reject('bad_option_count', { min, max }) : reject('not_four_options');
  const problems = options.map((option, index) =>
    problemOfText(`option${letters[index] ?? 'A'}`, option, { most: limits.optionText }),
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
