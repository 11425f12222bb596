import {
  type Choice,
  type Difficulty,
  defaultTimeLimit,
  type OptionTexts,
  optionText,
} from '@clockbeat/domain/contract';
import { asRecord, asText } from '../lib/stored.js';
import { type BasketQuestion, choiceAmong, customSource, isOptionTexts } from './basket-question.js';

/** A question of the host's own, as it stands in a list that is being made. */
export interface OwnQuestion {
  /** The server's id of a stored one, else the browser's own mark. */
  id: string;
  question: string;
  options: OptionTexts;
  answer: Choice;
  /** Seconds; null leaves it to the set. */
  timeLimit: number | null;
}

/** A question while it is being typed. */
export interface QuestionFields {
  question: string;
  options: OptionTexts;
  answer: Choice | null;
  /** Seconds, as typed. */
  timer: string;
}

const readOwnQuestion = (value: unknown): OwnQuestion | null => {
  const from = asRecord(value);
  const id = asText(from?.['id']);
  const question = asText(from?.['question']);
  const options = from?.['options'];
  if (!from || !id || question === null || !isOptionTexts(options)) return null;
  const answer = choiceAmong(options, from['answer']);
  const timeLimit = typeof from['timeLimit'] === 'number' ? from['timeLimit'] : null;
  return answer === null ? null : { id, question, options, answer, timeLimit };
};

export const readQuestionFields = (value: unknown): QuestionFields | null => {
  const from = asRecord(value);
  const question = asText(from?.['question']);
  const timer = asText(from?.['timer']);
  const options = from?.['options'];
  if (!from || question === null || timer === null || !isOptionTexts(options)) return null;
  return { question, timer, options, answer: choiceAmong(options, from['answer']) };
};

export const readOwnQuestions = (value: unknown): OwnQuestion[] =>
  Array.isArray(value) ? value.flatMap((one) => readOwnQuestion(one) ?? []) : [];

/** What begins the id of a question that only this browser knows; the server gives it one of its own. */
export const markPrefix = 'own-';

const usualCategory = 'Custom';

interface OwnDetails {
  category?: string;
  difficulty?: Difficulty | undefined;
  /** Of a question that names no time. */
  seconds?: number;
}

/** A question of the host's own as it lies in the basket (CUST-14). */
export const ownInBasket = (
  { id, question, options, answer, timeLimit }: OwnQuestion,
  { category = '', difficulty = 'Medium', seconds = defaultTimeLimit.own }: OwnDetails = {},
): BasketQuestion => ({
  id,
  question,
  options,
  answer,
  correctAnswer: optionText(options, answer),
  category: category.trim() || usualCategory,
  difficulty,
  timer: timeLimit ?? seconds,
  source: customSource,
  stored: false,
});

/** A question of the basket in the form, or in a list of own ones; null while its answer is not known. */
export const ownFromBasket = ({
  id,
  question,
  options,
  answer,
  timer,
}: BasketQuestion): OwnQuestion | null =>
  answer === null ? null : { id, question, options, answer, timeLimit: timer };
