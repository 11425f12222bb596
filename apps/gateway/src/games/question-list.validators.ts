import { isBlank, limits } from '@clockbeat/domain';
import { ValidateBy } from 'class-validator';

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

/** Something to read: white space and characters that nobody sees are nothing. */
export const NotBlank = (): PropertyDecorator =>
  ValidateBy({
    name: 'notBlank',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && !isBlank(value),
      defaultMessage: () => '$property is required',
    },
  });
