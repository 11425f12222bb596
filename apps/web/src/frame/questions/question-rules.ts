import {
  judge,
  problemOfText,
  problemOfTime,
  type Rejection,
  readNumber,
  readTask,
  type Task,
  type TaskDraft,
  taskFields,
  taskLimits,
  textsOf,
} from '@clockbeat/domain';
import {
  choicesFor,
  isSameOption,
  letters,
  limits,
  type OptionTexts,
  optionText,
  type QuestionPart,
  type RejectionCode,
} from '@clockbeat/domain/contract';
import type { Asking } from '../../hosting/asking.js';
import type { OwnQuestion, QuestionFields } from '../../hosting/own-question.js';
import { type MediaError, type MediaField, mediaErrors, mediaIn, saidOfMedia } from './media-rules.js';
import { isWritten } from './question-fields.js';

export type QuestionErrorKey =
  | 'own.required'
  | 'own.questionTooLong'
  | 'own.optionTooLong'
  | 'own.notShowable'
  | 'own.optionTwice'
  | 'own.noAnswer'
  | 'own.badTimer'
  | 'own.wholeTimer'
  | 'media.coming';

/** In a word of the form's own, or as the server says it of an upload. */
export type QuestionError = QuestionErrorKey | MediaError;

type Listed = 'accepted' | 'refused' | 'item';
/** A field of the form; options by their place, other texts by their list and their place in it. */
type QuestionField =
  | 'question'
  | number
  | 'answer'
  | `${Listed}${number}`
  | 'value'
  | 'unit'
  | 'band'
  | 'range'
  | MediaField
  | 'timer';

/** What is wrong with a question, by field. */
export type QuestionErrors = Partial<Record<QuestionField, QuestionError>>;

export interface QuestionFormProps {
  fields: QuestionFields;
  errors: QuestionErrors;
  onChange: (fields: QuestionFields) => void;
}

/** How many texts an author may list. */
export const listLimits = {
  accepted: { min: 1, max: taskLimits.listed.count },
  refused: { min: 0, max: taskLimits.listed.count },
  item: taskLimits.items,
} as const satisfies Record<Listed, { min: number; max: number }>;

/** What is in each field, by the name that its error has. */
export const fieldValues = (fields: QuestionFields): Record<string, unknown> => ({
  ...fields,
  ...fields.options,
  ...placed('accepted', fields.accepted),
  ...placed('refused', fields.refused),
  ...placed('item', fields.items),
  answer: fields.kind === 'multi' ? fields.right : fields.answer,
  range: `${fields.from} ${fields.to}`,
  ...saidOfMedia(fields),
});

const placed = <T>(list: Listed, values: readonly T[]): Record<`${Listed}${number}`, T> =>
  Object.fromEntries(values.map((value, place) => [`${list}${place}`, value]));

/** What keeps a question from being taken: the same rules by which the server reads it. */
export const questionErrors = (fields: QuestionFields, language: string): QuestionErrors => {
  const { question, timer } = fields;
  const errors: QuestionErrors = {};
  const ofQuestion = problemOfText('question', question.trim(), { most: limits.questionText });
  if (ofQuestion) errors.question = keys[ofQuestion.code] ?? 'own.questionTooLong';
  Object.assign(errors, taskErrors[fields.kind](fields, language));
  Object.assign(errors, mediaErrors(fields));
  if (secondsOf(timer) === null) errors.timer = Number(timer) % 1 ? 'own.wholeTimer' : 'own.badTimer';
  return errors;
};

/** The question of a sound form, else null. A time like the set's is left to the set, and follows it. */
export const questionOf = (
  fields: QuestionFields,
  id: string,
  seconds: number,
  language: string,
): OwnQuestion | null => {
  if (Object.keys(questionErrors(fields, language)).length > 0) return null;
  const asking = askingIn(fields, language);
  const own = secondsOf(fields.timer);
  return (
    asking && {
      id,
      question: fields.question.trim(),
      ...asking,
      ...mediaIn(fields),
      timeLimit: own === seconds ? null : own,
    }
  );
};

/** What is asked for, as it is sent: of its own kind alone. */
const askingIn = (fields: QuestionFields, language: string): Asking | null => {
  const { kind, options, answer } = fields;
  if (kind === 'single') return { options: options.map((text) => text.trim()), answer };
  const task = readTask(kind, draftOf(fields, language));
  return 'reason' in task ? null : { ...taskFields(task), options: textsOf(task), answer: null };
};

/** A text of a list that nothing is written in is no part of it. */
const draftOf = (fields: QuestionFields, language: string): TaskDraft => {
  const { options, right, exactOnly, accepted, refused, unit, items } = fields;
  const [value, from, to] = [fields.value, fields.from, fields.to].map((typed) =>
    readNumber(typed, language),
  );
  return {
    options,
    right,
    exactOnly,
    accepted: accepted.filter(isWritten),
    refused: refused.filter(isWritten),
    value,
    unit,
    band: isWritten(fields.band) ? readNumber(fields.band, language) : 0,
    ...((isWritten(fields.from) || isWritten(fields.to)) && { range: { from, to } }),
    items,
  };
};

/** What the domain has against all of it; null: nothing. */
const problemOf = (fields: QuestionFields, language: string): Rejection | null => {
  if (fields.kind === 'single') return null;
  const task = readTask(fields.kind, draftOf(fields, language));
  return 'reason' in task ? task : null;
};

/** That, at one field. */
const asWhole = (fields: QuestionFields, language: string, field: QuestionField): QuestionErrors => {
  const problem = problemOf(fields, language);
  return problem ? { [field]: problem } : {};
};

const taskErrors: Readonly<
  Record<QuestionFields['kind'], (fields: QuestionFields, language: string) => QuestionErrors>
> = {
  single: ({ options, answer }) => {
    const chosen = answer === null ? '' : optionText(options, answer);
    return { ...optionErrors(options), ...(!isWritten(chosen) && { answer: 'own.noAnswer' as const }) };
  },
  multi: (fields, language) => {
    const errors = optionErrors(fields.options);
    return Object.keys(errors).length > 0 ? errors : asWhole(fields, language, 'answer');
  },
  typed: (fields, language) => {
    const { accepted, refused } = fields;
    if (!accepted.some(isWritten)) return { accepted0: 'own.required' };
    const errors = {
      ...listErrors('accepted', accepted, taskLimits.listed.length),
      ...listErrors('refused', refused, taskLimits.listed.length),
    };
    if (Object.keys(errors).length > 0) return errors;
    // of several the one that is right as well
    const both = refused.findIndex(
      (text) =>
        isWritten(text) &&
        'reason' in readTask('typed', { accepted: accepted.filter(isWritten), refused: [text] }),
    );
    return both >= 0 ? asWhole(fields, language, `refused${both}`) : asWhole(fields, language, 'accepted0');
  },
  number: (fields, language) => {
    if (!isWritten(fields.value)) return { value: 'own.required' };
    const problem = problemOf(fields, language);
    return problem ? { [numberFields[problem.code] ?? 'value']: problem } : {};
  },
  order: (fields, language) => {
    const { items } = fields;
    const blank = items.flatMap((text, place) => (isWritten(text) ? [] : [[`item${place}`, 'own.required']]));
    const errors: QuestionErrors = {
      ...listErrors('item', items, limits.optionText),
      ...Object.fromEntries(blank),
    };
    if (Object.keys(errors).length > 0) return errors;
    const twice = items.findIndex((text, place) =>
      items.slice(0, place).some((one) => isSameOption(one, text)),
    );
    return asWhole(fields, language, `item${Math.max(0, twice)}`);
  },
  poll: ({ options }) => optionErrors(options),
  cloud: () => ({}),
};

/** The field of a number that each of its problems is about. */
const numberFields: Partial<Record<RejectionCode, QuestionField>> = {
  bad_band: 'band',
  bad_range: 'range',
  text_too_long: 'unit',
  text_not_showable: 'unit',
};

const optionErrors = (options: OptionTexts): QuestionErrors => {
  const errors: QuestionErrors = {};
  for (const choice of choicesFor(options)) {
    const problem = optionProblem(options, choice);
    if (problem) errors[choice] = problem;
  }
  return errors;
};

/** What is wrong with each text of a list by itself. */
const listErrors = (list: Listed, texts: readonly string[], most: number): QuestionErrors => {
  const part: QuestionPart = list;
  const lines = list === 'item' ? 'many' : 'one';
  const errors: QuestionErrors = {};
  for (const [place, text] of texts.entries()) {
    const problem = isWritten(text) ? problemOfText(part, text.trim(), { most, lines }) : null;
    if (problem) errors[`${list}${place}`] = problem;
  }
  return errors;
};

/** What a text is refused for, where it is not its length. */
const keys: Partial<Record<RejectionCode, QuestionErrorKey>> = {
  text_empty: 'own.required',
  text_not_showable: 'own.notShowable',
};

const optionProblem = (
  options: OptionTexts,
  choice: ReturnType<typeof choicesFor>[number],
): QuestionErrorKey | null => {
  const text = optionText(options, choice);
  const problem = problemOfText(`option${letters[choice]}`, text.trim(), { most: limits.optionText });
  if (problem) return keys[problem.code] ?? 'own.optionTooLong';
  const before = options.slice(0, choice);
  return before.some((other) => isSameOption(other, text)) ? 'own.optionTwice' : null;
};

/** Whole seconds that one question may be open, else null. */
const secondsOf = (timer: string): number | null => {
  const seconds = timer.trim() === '' ? Number.NaN : Number(timer);
  return problemOfTime(seconds) === null ? seconds : null;
};

/** Whether a typed answer would be right; null as long as there is nothing to say. */
export const isAccepted = ({ accepted, refused }: QuestionFields, text: string): boolean | null => {
  const task: Task<'typed'> = {
    kind: 'typed',
    accepted: accepted.filter(isWritten),
    refused: refused.filter(isWritten),
  };
  if (task.accepted.length === 0 || !isWritten(text)) return null;
  return judge(task, { kind: 'typed', text }) === 1;
};

/** The number that somebody who reads this language has typed; null: none. */
export const numberIn = (typed: string, language: string): number | null => readNumber(typed, language);

/** From where to where a number earns a share; null where only the exact one counts, or nothing is to be read yet. */
export const bandIn = (
  { value, band }: QuestionFields,
  language: string,
): { from: number; to: number } | null => {
  const [middle, off] = [readNumber(value, language), readNumber(band, language)];
  return middle === null || off === null || off <= 0 ? null : { from: middle - off, to: middle + off };
};
