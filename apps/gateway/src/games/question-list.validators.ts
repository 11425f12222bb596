import { areDifferent, limits } from '@clockbeat/domain';
import { ValidateBy } from 'class-validator';
import { codePoints, isBlank, isPlainText } from '../http/text.validators.js';

const { max: mostQuestions } = limits.questionsPerGame;

const problemOfList = (value: unknown): string | null => {
  if (!Array.isArray(value) || value.length === 0) return 'Select at least one question.';
  if (value.length > mostQuestions) return `A game has at most ${mostQuestions} questions.`;
  // One inside another would pass the checks of what is inside.
  const objects = value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
  return objects ? null : 'Each question must be an object.';
};

/** 1 to 50 objects, with one message for a person. */
export const QuestionList = (): PropertyDecorator =>
  ValidateBy({
    name: 'questionList',
    validator: {
      validate: (value: unknown) => problemOfList(value) === null,
      defaultMessage: (context) => problemOfList(context?.value) ?? '',
    },
  });

const problemOfOptions = (value: unknown): string | null => {
  const isFour = Array.isArray(value) && value.length === limits.options;
  if (!isFour || !value.every((option) => typeof option === 'string'))
    return 'options must be exactly 4 texts';
  if (value.some(isBlank)) return 'options must not be blank';
  if (value.some((option) => codePoints(option) > limits.optionText))
    return `options must have ${limits.optionText} characters or fewer`;
  if (!value.every((option) => isPlainText(option, 'many')))
    return 'options must be texts without control characters';
  return areDifferent(value) ? null : 'options must be different';
};

/** Exactly four different texts. */
export const FourOptions = (): PropertyDecorator =>
  ValidateBy({
    name: 'fourOptions',
    validator: {
      validate: (value: unknown) => problemOfOptions(value) === null,
      defaultMessage: (context) => problemOfOptions(context?.value) ?? '',
    },
  });

/** Something to read: white space and characters that nobody sees are nothing. */
export const NotBlank = (): PropertyDecorator =>
  ValidateBy({
    name: 'notBlank',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && !isBlank(value),
      defaultMessage: () => '$property is required',
    },
  });
