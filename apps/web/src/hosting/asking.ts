import {
  type Choice,
  choicesFor,
  limits,
  type OptionMedia,
  type OptionTexts,
  type QuestionExtras,
  type QuestionMedia,
  questionKinds,
  type TaskFields,
} from '@clockbeat/domain/contract';
import { asRecord } from '../lib/stored.js';
import { mediaBody, readMedia, readOptionMedia } from './media.js';

/** What a question has beside its text, and besides options. */
export interface Extras extends TaskFields {
  /** A picture or a sound; absent: none. */
  media?: QuestionMedia;
  /** Pictures of the options that have one, in their order; absent: none has. */
  optionMedia?: OptionMedia;
}

/** What a question asks for: the one right option, unless it is of another kind. */
export interface Asking extends Extras {
  /** What there is to choose from; of `order` the items, and none where an answer is typed. */
  options: OptionTexts;
  /** Index of the right option, where one is; null too of a question that was chosen without a session. */
  answer: Choice | null;
}

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const isText = (value: unknown): boolean => typeof value === 'string';

const isField: { readonly [N in keyof Required<TaskFields>]: (value: unknown) => boolean } = {
  kind: (value) => questionKinds.some((kind) => kind === value),
  right: (value) => Array.isArray(value) && value.every(isNumber),
  exactOnly: (value) => typeof value === 'boolean',
  accepted: areTexts,
  refused: areTexts,
  value: isNumber,
  unit: isText,
  band: isNumber,
  range: (value) => isNumber(asRecord(value)?.['from']) && isNumber(asRecord(value)?.['to']),
  items: areTexts,
};

/** The fields of a kind, of a question or of what was kept of one. */
export const taskOf = (from: object): TaskFields =>
  Object.fromEntries(
    Object.entries(isField).flatMap(([name, holds]) => {
      const value: unknown = Reflect.get(from, name);
      return holds(value) ? [[name, value]] : [];
    }),
  );

const mediaIn = (from: object): Pick<Extras, 'media' | 'optionMedia'> => {
  const media = readMedia(Reflect.get(from, 'media'));
  const optionMedia = readOptionMedia(Reflect.get(from, 'optionMedia'));
  return { ...(media && { media }), ...(optionMedia && { optionMedia }) };
};

/** The same with its pictures or its sound. */
export const extrasOf = (from: object): Extras => ({ ...taskOf(from), ...mediaIn(from) });

/** What a question asks for, of all that is known of it. */
export const askingOf = (question: Asking): Asking => ({
  ...extrasOf(question),
  options: question.options,
  answer: question.answer,
});

/** One of these options, by its index. */
export const choiceAmong = (options: OptionTexts, value: unknown): Choice | null =>
  choicesFor(options).find((choice) => choice === value) ?? null;

/** What a kept question asks for; null where that can be no question. */
export const readAsking = (from: Record<string, unknown>): Asking | null => {
  const task = extrasOf(from);
  const { options } = from;
  if (!areTexts(options)) return null;
  if ((task.kind ?? 'single') !== 'single') return { ...task, options, answer: null };
  const { min, max } = limits.optionsOfKind;
  if (options.length < min || options.length > max) return null;
  return { ...mediaIn(from), options, answer: choiceAmong(options, from['answer']) };
};

/** Whether these eyes know what is right, as far as anything is. */
export const knowsAnswer = ({ kind = 'single', answer, right, accepted, value, items }: Asking): boolean => {
  switch (kind) {
    case 'single':
      return answer !== null;
    case 'multi':
      return right !== undefined;
    case 'typed':
      return accepted !== undefined;
    case 'number':
      return value !== undefined;
    case 'order':
      return items !== undefined;
    case 'poll':
    case 'cloud':
      return true;
  }
};

/**
 * What is sent of that, but for the right one of `single`, which each call names in its own way. Four options need no word on
 * their kind, and servers before this one know none.
 */
export const askingBody = (asking: Asking): QuestionExtras & { options?: string[] } => ({
  ...taskBody(asking),
  ...(asking.media && { media: mediaBody(asking.media) }),
  ...(asking.optionMedia && { optionMedia: asking.optionMedia.map((one) => one && mediaBody(one)) }),
});

const taskBody = ({ options, ...asking }: Asking): TaskFields & { options?: string[] } => {
  const task = taskOf(asking);
  switch (task.kind ?? 'single') {
    case 'single':
      return { ...(options.length !== limits.options && { kind: 'single' }), options: [...options] };
    case 'multi':
    case 'poll':
      return { ...task, options: [...options] };
    default:
      return task;
  }
};
