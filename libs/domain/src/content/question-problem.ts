import { areDifferent, letters } from '../contract/choices.js';
import type { OptionTexts } from '../contract/game-state.js';
import { type QuestionKind, questionKinds } from '../contract/kinds.js';
import { limits } from '../contract/limits.js';
import type { MediaBody } from '../contract/media.js';
import type { OtherTask } from '../kinds/task.js';
import { problemOfText, trimmed } from './problem-of-text.js';
import { readMedia, readOptionMedia } from './read-media.js';
import { readTask, type TaskDraft } from './read-task.js';
import { type Rejection, reject } from './rejection.js';
import { textsOf } from './task-fields.js';

/** A question as somebody sent it; nothing in it is believed yet. */
export interface QuestionDraft extends TaskDraft {
  readonly question: unknown;
  /** Named where it has another number of options than four. */
  readonly kind?: unknown;
  readonly timeLimit?: unknown;
  readonly media?: unknown;
  readonly optionMedia?: unknown;
}
/** A draft in which nothing is wrong. */
export interface SoundQuestion {
  readonly question: string;
  readonly options: OptionTexts;
  /** What it asks for, where that is not one right option. */
  readonly task: OtherTask | null;
  /** Whole seconds; null: not said. */
  readonly timeLimit: number | null;
  /** What its author says of a picture or a sound; null: there is none. */
  readonly media: MediaBody | null;
  /** The same of the pictures of its options; null: none of them has one. */
  readonly optionMedia: (MediaBody | null)[] | null;
}

/**
 * The question, if it is one; else what is wrong with it, the first thing only. Texts are taken without the white space around
 * them. Which of its options is right, where one is, is read elsewhere.
 */
export const checkQuestion = (sent: QuestionDraft): SoundQuestion | Rejection => {
  const question = trimmed(sent.question);
  const timeLimit = sent.timeLimit ?? null;
  const kind = kindOf(sent.kind);
  const problem = problemOfText('question', question, { most: limits.questionText });
  if (problem) return problem;
  if (kind === undefined) return reject('unknown_kind');
  const asked = kind === 'single' ? checkOptions(sent) : checkTask(kind, sent);
  if ('reason' in asked) return asked;
  const media = readMedia(sent.media);
  if (media && 'reason' in media) return media;
  const optionMedia = readOptionMedia(sent.optionMedia, { kind, options: asked.options });
  if (optionMedia && 'reason' in optionMedia) return optionMedia;
  return (
    problemOfTime(timeLimit) ?? {
      question: question as string,
      ...asked,
      timeLimit: timeLimit as number | null,
      media,
      optionMedia,
    }
  );
};

type Asked = Pick<SoundQuestion, 'options' | 'task'>;

const checkOptions = ({ kind, options: sent }: QuestionDraft): Asked | Rejection => {
  const options = Array.isArray(sent) ? sent.map(trimmed) : sent;
  return problemOfOptions(options, namesKind(kind)) ?? { options: options as OptionTexts, task: null };
};

const checkTask = (kind: OtherTask['kind'], sent: QuestionDraft): Asked | Rejection => {
  const task = readTask(kind, sent);
  return 'reason' in task ? task : { options: textsOf(task), task };
};

/** Whether an author says of what kind a question is: else it is as in the first release. */
export const namesKind = (kind: unknown): boolean => kind !== undefined && kind !== null;

/** The kind that a question is of, where one is named or none is; undefined: none that there is. */
const kindOf = (kind: unknown): QuestionKind | undefined =>
  namesKind(kind) ? questionKinds.find((known) => known === kind) : 'single';

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
