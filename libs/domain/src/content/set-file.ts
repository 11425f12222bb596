import { optionText } from '../contract/choices.js';
import type { Choice } from '../contract/game-state.js';
import { questionKinds } from '../contract/kinds.js';
import type { MediaBody } from '../contract/media.js';
import type { FileQuestion } from '../contract/set-file.js';
import type { OtherTask } from '../kinds/task.js';
import { answerInSet } from './right-option.js';
import type { UploadDraft } from './uploaded-question.js';

/** What a stored question asks, shows and says besides, wherever it is stored. */
export interface AskedInFile {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: Choice | null;
  readonly task: OtherTask | null;
  readonly timeLimit: number | null;
  readonly media?: MediaBody | null | undefined;
  readonly optionMedia?: readonly (MediaBody | null)[] | null | undefined;
  readonly explanation?: string | null | undefined;
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
}

/** A question in its file's form: fields in one order, and none that says nothing. */
export const toFileQuestion = (asked: AskedInFile): FileQuestion => {
  const { question, explanation, category, difficulty, timeLimit, media, optionMedia } = asked;
  return {
    kind: asked.task?.kind ?? 'single',
    text: question,
    ...taskInFile(asked),
    ...(explanation && { explanation }),
    ...(category !== undefined && { category }),
    ...(difficulty !== undefined && { difficulty }),
    ...(timeLimit !== null && { timeLimit }),
    ...(media && { media: saidOf(media) }),
    ...(optionMedia?.some((one) => one !== null) && {
      optionMedia: optionMedia.map((one) => one && saidOf(one)),
    }),
  };
};

type TaskInFile = Pick<
  FileQuestion,
  'options' | 'right' | 'exactOnly' | 'refused' | 'unit' | 'band' | 'range'
>;

const taskInFile = ({ options, answer, task }: AskedInFile): TaskInFile => {
  switch (task?.kind) {
    case 'multi': {
      const right = task.right.map((index) => optionText(task.options, index as Choice));
      return { options: [...task.options], right, ...(task.exactOnly && { exactOnly: true }) };
    }
    case 'typed': {
      const { accepted, refused } = task;
      return { right: [...accepted], ...(refused.length > 0 && { refused: [...refused] }) };
    }
    case 'number': {
      const { value, unit, band, range } = task;
      return {
        right: value,
        ...(unit !== '' && { unit }),
        ...(band !== 0 && { band }),
        ...(range && { range: { from: range.from, to: range.to } }),
      };
    }
    case 'order':
      return { right: [...task.items] };
    case 'poll':
      return { options: [...task.options] };
    case 'cloud':
      return {};
    default:
      return { options: [...options], right: optionText(options, answer ?? 0) };
  }
};

const saidOf = ({ hash, alt, credit, source, licence }: MediaBody): MediaBody => ({
  hash,
  alt,
  ...(credit !== undefined && { credit }),
  ...(source !== undefined && { source }),
  ...(licence !== undefined && { licence }),
});

/** Names of what a question of a file may say. */
export const fileQuestionFields: ReadonlySet<string> = new Set<keyof FileQuestion>([
  'kind',
  'text',
  'options',
  'right',
  'exactOnly',
  'refused',
  'unit',
  'band',
  'range',
  'explanation',
  'category',
  'difficulty',
  'timeLimit',
  'media',
  'optionMedia',
  'inSet',
  'bank',
]);

/** The same question as an upload brings it; nothing in it is believed yet. */
export const uploadOf = (sent: Readonly<Record<string, unknown>>): UploadDraft => {
  const { text, kind = 'single', category, difficulty } = sent;
  return { ...sent, question: text, kind, category, difficulty, correctAnswer: undefined, ...rightOf(sent) };
};

const rightOf = ({
  kind = 'single',
  options,
  right,
}: Readonly<Record<string, unknown>>): Partial<UploadDraft> => {
  switch (questionKinds.find((known) => known === kind)) {
    case 'single':
      return { correctAnswer: choiceIn(options, right) ?? (typeof right === 'string' ? right : undefined) };
    case 'multi': {
      const texts: unknown[] = Array.isArray(right) ? right : [right];
      // one that is none of the options makes the whole list a wrong one
      return { right: texts.map((text) => choiceIn(options, text) ?? -1) };
    }
    case 'typed':
      return { accepted: typeof right === 'string' ? [right] : right };
    case 'number':
      return { value: right };
    case 'order':
      return { items: right };
    default:
      return {};
  }
};

/** The option by its text, else by its letter. */
const choiceIn = (options: unknown, right: unknown): Choice | null => {
  if (!Array.isArray(options) || typeof right !== 'string') return null;
  const texts = options.slice(0, mostOptions).map((text) => (typeof text === 'string' ? text.trim() : ''));
  return answerInSet(texts, right.trim());
};

/** More than any question has; how many it may have is asked elsewhere. */
const mostOptions = 26;
