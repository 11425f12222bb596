import { problemOfText, problemOfTime } from '@clockbeat/domain';
import {
  type Choice,
  choicesFor,
  isSameOption,
  letters,
  limits,
  type OptionTexts,
  optionText,
  type RejectionCode,
} from '@clockbeat/domain/contract';
import { choiceAmong } from '../../hosting/basket-question.js';
import type { OwnQuestion, QuestionFields } from '../../hosting/own-question.js';

export type QuestionErrorKey =
  | 'own.required'
  | 'own.questionTooLong'
  | 'own.optionTooLong'
  | 'own.notShowable'
  | 'own.optionTwice'
  | 'own.noAnswer'
  | 'own.badTimer'
  | 'own.wholeTimer';

/** What is wrong with a question, by field; options by their place. */
export type QuestionErrors = Partial<Record<'question' | Choice | 'answer' | 'timer', QuestionErrorKey>>;

/** An empty form; its clock begins with these seconds. */
export const emptyFields = (seconds: number): QuestionFields => ({
  question: '',
  options: ['', '', '', ''],
  answer: null,
  timer: String(seconds),
});

/** The form of a question that is to be changed. `seconds` is what it has when it names no time of its own. */
export const fieldsOf = (question: OwnQuestion, seconds: number): QuestionFields => ({
  question: question.question,
  options: question.options,
  answer: question.answer,
  timer: String(question.timeLimit ?? seconds),
});

/** One option less: those behind it move up, and none is the right one any more if it was this. */
export const withoutOption = (fields: QuestionFields, gone: Choice): QuestionFields => {
  const { answer } = fields;
  const options = fields.options.filter((_text, index) => index !== gone);
  const place = answer !== null && answer > gone ? answer - 1 : answer;
  return { ...fields, options, answer: answer === gone ? null : choiceAmong(options, place) };
};

/** What keeps a question from being taken: the same rules by which the server reads it. */
export const questionErrors = ({ question, options, answer, timer }: QuestionFields): QuestionErrors => {
  const errors: QuestionErrors = {};
  const ofQuestion = problemOfText('question', question.trim(), { most: limits.questionText });
  if (ofQuestion) errors.question = keys[ofQuestion.code] ?? 'own.questionTooLong';
  for (const choice of choicesFor(options)) {
    const problem = optionProblem(options, choice);
    if (problem) errors[choice] = problem;
  }
  if (answer === null || optionText(options, answer).trim() === '') errors.answer = 'own.noAnswer';
  if (secondsOf(timer) === null) errors.timer = Number(timer) % 1 ? 'own.wholeTimer' : 'own.badTimer';
  return errors;
};

/** The question of a sound form, else null. A time like the set's is left to the set, and follows it. */
export const questionOf = (fields: QuestionFields, id: string, seconds: number): OwnQuestion | null => {
  const { question, options, answer, timer } = fields;
  if (answer === null || Object.keys(questionErrors(fields)).length > 0) return null;
  const own = secondsOf(timer);
  return {
    id,
    question: question.trim(),
    options: options.map((text) => text.trim()),
    answer,
    timeLimit: own === seconds ? null : own,
  };
};

/** What a text is refused for, where it is not its length. */
const keys: Partial<Record<RejectionCode, QuestionErrorKey>> = {
  text_empty: 'own.required',
  text_not_showable: 'own.notShowable',
};

const optionProblem = (options: OptionTexts, choice: Choice): QuestionErrorKey | null => {
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
