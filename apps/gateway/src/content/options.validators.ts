import {
  limits,
  namesKind,
  problemOfOptions,
  questionKinds,
  type RejectionCode,
  readMedia,
  readOptionMedia,
  readTask,
} from '@clockbeat/domain';
import { ValidateBy, ValidateIf } from 'class-validator';

/** The rule is the domain's; a game's body says it of the field. */
const sentences: Partial<Record<RejectionCode, string>> = {
  text_empty: 'options must not be blank',
  text_too_long: `options must have ${limits.optionText} characters or fewer`,
  text_not_showable: 'options must be texts without control characters',
  equal_options: 'options must be different',
};
const { min, max } = limits.optionsOfKind;
const isOfKind = (question: object): boolean => namesKind(Reflect.get(question, 'kind'));

/** A rule of the domain that tells what is wrong with a field of a question; null: nothing. */
const NothingWrong = (
  name: string,
  problemOf: (value: unknown, question: object) => string | null,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, context) => problemOf(value, context?.object ?? {}) === null,
      defaultMessage: (context) => problemOf(context?.value, context?.object ?? {}) ?? '',
    },
  });

const sentenceOf = (value: unknown, question: object): string | null => {
  const ofKind = isOfKind(question);
  const problem = problemOfOptions(value, ofKind);
  const howMany = ofKind ? `options must be ${min} to ${max} texts` : 'options must be exactly 4 texts';
  return problem && (sentences[problem.code] ?? howMany);
};

/** Different texts: four, or as many as the kind allows that the question names. */
export const Options = (): PropertyDecorator => NothingWrong('options', sentenceOf);

/** What is wrong with what a question of a kind asks for; null: nothing, or it is checked field by field. */
const problemOfTask = (kind: unknown, question: object): string | null => {
  const known = questionKinds.find((each) => each === kind);
  if (known === undefined) return `kind must be one of ${questionKinds.join(', ')}`;
  if (known === 'single') return null;
  const task = readTask(known, question);
  return 'reason' in task ? `kind ${known}: ${task.reason}` : null;
};

/** A kind of question, with all that a question of it needs. */
export const AsksForSomething = (): PropertyDecorator => NothingWrong('asksForSomething', problemOfTask);

const problemOfMedia = (value: unknown): string | null => {
  const media = readMedia(value);
  return media && 'reason' in media ? `media: ${media.reason}` : null;
};

/** A picture or a sound that may be one. Whether it is kept is asked elsewhere. */
export const NamesMedia = (): PropertyDecorator => NothingWrong('namesMedia', problemOfMedia);

const problemOfOptionMedia = (value: unknown, question: object): string | null => {
  const [kind, options]: unknown[] = [Reflect.get(question, 'kind'), Reflect.get(question, 'options')];
  const media = readOptionMedia(value, {
    // what is wrong with these two is said of them
    kind: questionKinds.find((known) => known === kind) ?? 'single',
    options: Array.isArray(options) ? options : [],
  });
  return media && 'reason' in media ? `optionMedia: ${media.reason}` : null;
};

/** The same of the options. */
export const NamesOptionMedia = (): PropertyDecorator =>
  NothingWrong('namesOptionMedia', problemOfOptionMedia);

/** Only where one option is right; what other kinds ask for is looked at together. */
export const OfOneRight = (): PropertyDecorator =>
  ValidateIf((question: { kind?: unknown }) => !namesKind(question.kind) || question.kind === 'single');

const lastOption = (question: object): number => {
  const options: unknown = Reflect.get(question, 'options');
  return (isOfKind(question) && Array.isArray(options) ? options.length : limits.options) - 1;
};

/** One of the options of the question, by its index. */
export const OptionIndex = (): PropertyDecorator =>
  ValidateBy({
    name: 'max',
    validator: {
      validate: (value: unknown, context) =>
        typeof value === 'number' && value <= lastOption(context?.object ?? {}),
      defaultMessage: (context) => `$property must not be greater than ${lastOption(context?.object ?? {})}`,
    },
  });
