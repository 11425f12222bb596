import {
  type Choice,
  type Difficulty,
  defaultTimeLimit,
  type OptionTexts,
  type QuestionKind,
} from '@clockbeat/domain/contract';
import { asRecord, asText } from '../lib/stored.js';
import { type Asking, askingOf, knowsAnswer, readAsking, taskOf } from './asking.js';
import { type BasketQuestion, customSource, rightOption } from './basket-question.js';
import { type MediaFields, readMediaFields, readOptionMediaFields } from './media.js';

/** A question of the host's own, as it stands in a list that is being made. */
export interface OwnQuestion extends Asking {
  /** The server's id of a stored one, else the browser's own mark. */
  id: string;
  question: string;
  /** Seconds; null leaves it to the set. */
  timeLimit: number | null;
}

/** A question while it is being typed: fields of all kinds, so that another kind finds again what was typed for it. */
export interface QuestionFields {
  kind: QuestionKind;
  question: string;
  /** Of `single`, `multi` and `poll`. */
  options: OptionTexts;
  answer: Choice | null;
  right: readonly number[];
  exactOnly: boolean;
  accepted: readonly string[];
  refused: readonly string[];
  /** Numbers as typed. */
  value: string;
  unit: string;
  band: string;
  from: string;
  to: string;
  items: readonly string[];
  media: MediaFields | null;
  /** Of `single` and `multi`: pictures of the options, by their places; what is missing has none. */
  optionMedia: readonly (MediaFields | null)[];
  /** Seconds, as typed. */
  timer: string;
}

/** What a question begins with in all kinds. */
export const noFields: Omit<QuestionFields, 'timer'> = {
  kind: 'single',
  question: '',
  options: ['', '', '', ''],
  answer: null,
  right: [],
  exactOnly: false,
  accepted: [''],
  refused: [],
  value: '',
  unit: '',
  band: '',
  from: '',
  to: '',
  items: ['', '', '', ''],
  media: null,
  optionMedia: [],
};

const readOwnQuestion = (value: unknown): OwnQuestion | null => {
  const from = asRecord(value);
  const id = asText(from?.['id']);
  const question = asText(from?.['question']);
  const asking = from && readAsking(from);
  if (!from || !id || question === null || !asking || !knowsAnswer(asking)) return null;
  const timeLimit = typeof from['timeLimit'] === 'number' ? from['timeLimit'] : null;
  return { id, question, ...asking, timeLimit };
};

export const readQuestionFields = (value: unknown): QuestionFields | null => {
  const from = asRecord(value);
  const question = asText(from?.['question']);
  const timer = asText(from?.['timer']);
  const asking = from && readAsking({ ...from, kind: 'single' });
  if (!from || question === null || timer === null || !asking) return null;
  const { options, answer } = asking;
  const { value: _, band: __, range: ___, ...listed } = taskOf(from);
  const shown = {
    media: readMediaFields(from['media']),
    optionMedia: readOptionMediaFields(from['optionMedia']),
  };
  return { ...noFields, ...listed, ...typedNumbers(from), question, options, answer, ...shown, timer };
};

const typedNumbers = (from: Record<string, unknown>): Partial<QuestionFields> =>
  Object.fromEntries(
    (['value', 'unit', 'band', 'from', 'to'] as const).map((name) => [name, asText(from[name]) ?? '']),
  );

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
  { id, question, timeLimit, ...asking }: OwnQuestion,
  { category = '', difficulty = 'Medium', seconds = defaultTimeLimit.own }: OwnDetails = {},
): BasketQuestion => ({
  id,
  question,
  ...asking,
  correctAnswer: rightOption(asking),
  category: category.trim() || usualCategory,
  difficulty,
  timer: timeLimit ?? seconds,
  source: customSource,
  stored: false,
});

/** A question of the basket in the form, or in a list of own ones; null while its answer is not known. */
export const ownFromBasket = (question: BasketQuestion): OwnQuestion | null =>
  knowsAnswer(question)
    ? {
        id: question.id,
        question: question.question,
        ...askingOf(question),
        timeLimit: question.timer,
      }
    : null;
