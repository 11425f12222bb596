import {
  limits,
  optionText,
  type SavedSetBody,
  type SavedSetView,
  type SetQuestionBody,
} from '@clockbeat/domain/contract';
import { askingBody, choiceAmong, extrasOf, knowsAnswer } from '../../../hosting/asking.js';
import type { SetEdit, SetFields } from '../../../hosting/drafts.js';
import { markPrefix, type OwnQuestion } from '../../../hosting/own-question.js';

type SetErrorKey =
  | 'sets.titleNeeded'
  | 'sets.titleTooLong'
  | 'sets.badCount'
  | 'sets.wholeCount'
  | 'sets.badTime'
  | 'sets.wholeTime';
export type SetErrors = Partial<Record<'title' | 'questionsPerGame' | 'timePerQuestion', SetErrorKey>>;

const { setQuestionsPerGame: countBounds, timePerQuestion: timeBounds } = limits;
const usualSeconds = 30;

/** What is no number counts as 10 (specification, section 5). */
export const countOf = (typed: string): number => numberOr(typed, countBounds.default);

/** Seconds; what is no number counts as 30. */
export const secondsPerQuestionOf = (typed: string): number => numberOr(typed, usualSeconds);

/** The details with numbers where there were none. */
export const withNumbers = (fields: SetFields): SetFields => ({
  ...fields,
  questionsPerGame: String(countOf(fields.questionsPerGame)),
  timePerQuestion: String(secondsPerQuestionOf(fields.timePerQuestion)),
});

/** What is wrong with a set's details, by field; empty when nothing is. */
export const setErrors = ({ title, questionsPerGame, timePerQuestion }: SetFields): SetErrors => {
  const errors: SetErrors = {};
  if (title.trim() === '') errors.title = 'sets.titleNeeded';
  else if ([...title.trim()].length > limits.title) errors.title = 'sets.titleTooLong';
  const count = countOf(questionsPerGame);
  if (!Number.isInteger(count)) errors.questionsPerGame = 'sets.wholeCount';
  else if (!isWithin(count, countBounds)) errors.questionsPerGame = 'sets.badCount';
  const seconds = secondsPerQuestionOf(timePerQuestion);
  if (!Number.isInteger(seconds)) errors.timePerQuestion = 'sets.wholeTime';
  else if (!isWithin(seconds, timeBounds)) errors.timePerQuestion = 'sets.badTime';
  return errors;
};

/** A set as it is saved. */
export const setBody = (
  details: SetFields,
  questions: readonly OwnQuestion[],
  rest: Pick<SavedSetBody, 'isDraft' | 'selectedQuestions'>,
): SavedSetBody => ({
  title: details.title.trim(),
  category: details.category,
  difficulty: details.difficulty,
  language: details.language || null,
  questionsPerGame: countOf(details.questionsPerGame),
  timePerQuestion: secondsPerQuestionOf(details.timePerQuestion),
  customQuestions: questions.map(questionBody),
  ...rest,
});

/** A saved set as it is edited. */
export const editOf = (set: SavedSetView): SetEdit => ({
  setId: set.id,
  version: set.version,
  details: {
    title: set.title,
    category: set.category,
    difficulty: set.difficulty,
    language: set.language ?? '',
    questionsPerGame: String(set.questionsPerGame),
    timePerQuestion: String(set.timePerQuestion),
  },
  ready: !set.isDraft,
  questions: questionsOf(set.customQuestions),
  selected: set.selectedQuestions,
});

/** The questions that live in a set, as they are edited. */
export const questionsOf = (told: SavedSetView['customQuestions'] = []): OwnQuestion[] =>
  told
    .map((one) => {
      const { id, question, options, kind = 'single', timeLimit } = one;
      const place = kind === 'single' ? options.indexOf(one.answer) : null;
      return { id, question, ...extrasOf(one), options, answer: choiceAmong(options, place), timeLimit };
    })
    .filter(knowsAnswer);

/** A set can be called ready once it holds what one game takes; one that was launched is so already (OP-47). */
export const canBeReady = (
  { details, questions, selected }: SetEdit,
  saved: Pick<SavedSetView, 'isDraft'>,
): boolean => !saved.isDraft || questions.length + selected.length >= countOf(details.questionsPerGame);

const questionBody = (own: OwnQuestion): SetQuestionBody => ({
  // of a question that the server knows, what is not said stays as it is
  ...(isMark(own.id) ? {} : { id: own.id, media: null, optionMedia: null }),
  question: own.question,
  ...askingBody(own),
  ...(own.answer !== null && { answer: optionText(own.options, own.answer) }),
  timeLimit: own.timeLimit,
});

/** A mark names a question that only this browser knows; the server gives it an id of its own. */
const isMark = (id: string): boolean => id.startsWith(markPrefix);

const numberOr = (typed: string, fallback: number): number => {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : fallback;
};
const isWithin = (number: number, { min, max }: { min: number; max: number }): boolean =>
  number >= min && number <= max;
