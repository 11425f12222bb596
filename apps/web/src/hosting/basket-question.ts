import {
  type BreakAfter,
  bankLanguage,
  type Difficulty,
  defaultTimeLimit,
  difficultyNamed,
  type Language,
  limits,
  optionText,
  type QuestionView,
} from '@clockbeat/domain/contract';
import { asRecord, asText } from '../lib/stored.js';
import { type Asking, extrasOf, readAsking } from './asking.js';

/** What its place in the evening brings to a question; what is absent is as usual. */
export interface EveningPlan {
  /** Title of the round that begins with it. */
  round?: string;
  /** For a right answer. */
  points?: number;
  breakAfter?: BreakAfter;
}

/** A question in the basket, from whichever source (specification, section 3). */
export interface BasketQuestion extends EveningPlan, Asking {
  id: string;
  question: string;
  /** The right option's text, where there is one. */
  correctAnswer: string | null;
  category: string;
  difficulty: Difficulty;
  /** Seconds; null leaves it to the game. */
  timer: number | null;
  /** Where it came from, as the badge says it: 'Database', a sample category's title, 'Custom'. */
  source: string;
  /** The host's own upload: kept like the bank's, called by what it is. */
  uploaded?: true;
  /** Whether the server knows it by this id. Others are sent in full. */
  stored: boolean;
}

/** The sources that are ours to name: the server, and the host's own hand. */
export const storedSource = 'Database';
export const customSource = 'Custom';
/** No question's `source` (DATA-05): what stands in its place where uploads are shown. */
export const uploadedSource = 'CSV Uploaded';

/** What a list calls the place that a question came from. */
export const shownSource = ({ source, uploaded }: BasketQuestion): string =>
  uploaded ? uploadedSource : source;

/** The bank and the samples are in English; whatever else a host brings is in a language that nobody told. */
export const languageOf = ({ source, uploaded }: BasketQuestion): Language | undefined =>
  source === customSource || uploaded ? undefined : bankLanguage;

/** The basket's version of a question of the server's (DATA-05), with the seconds that the server would give it. */
export const fromServer = (question: QuestionView): BasketQuestion => ({
  id: question.id,
  question: question.question,
  ...extrasOf(question),
  options: question.options,
  answer: question.answer ?? null,
  correctAnswer: question.answer === undefined ? null : optionText(question.options, question.answer),
  category: question.category,
  difficulty: question.difficulty ?? 'Medium',
  timer: question.timeLimit ?? (question.source === 'mine' ? defaultTimeLimit.own : defaultTimeLimit.bank),
  source: storedSource,
  ...(question.source === 'mine' && { uploaded: true }),
  stored: true,
});

/** Null unless it is one: the browser's storage is anybody's to write. */
export const readBasketQuestion = (value: unknown): BasketQuestion | null => {
  const from = asRecord(value);
  const id = asText(from?.['id']);
  const question = asText(from?.['question']);
  const asking = from && readAsking(from);
  if (!from || !id || !question || !asking) return null;
  return {
    id,
    question,
    ...asking,
    correctAnswer: rightOption(asking),
    category: asText(from['category']) ?? 'General',
    difficulty: difficultyNamed(asText(from['difficulty']) ?? '') ?? 'Medium',
    timer: typeof from['timer'] === 'number' ? from['timer'] : null,
    source: asText(from['source']) ?? customSource,
    ...(from['uploaded'] === true && { uploaded: true }),
    stored: from['stored'] === true,
    ...readEveningPlan(from),
  };
};

const isWhole = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const readEveningPlan = (from: Record<string, unknown>): EveningPlan => {
  const { points } = from;
  const round = asText(from['round'])?.trim();
  const pause = asRecord(from['breakAfter']);
  const minutes = pause?.['minutes'];
  return {
    ...(round && { round }),
    ...(isWhole(points, limits.points) && points % limits.points.step === 0 && { points }),
    ...(isWhole(minutes, limits.breakMinutes) && { breakAfter: { minutes, text: asText(pause?.['text']) } }),
  };
};

export const readBasketQuestions = (value: unknown): BasketQuestion[] =>
  Array.isArray(value) ? value.flatMap((one) => readBasketQuestion(one) ?? []) : [];

/** The text of the right option, where one is. */
export const rightOption = ({ options, answer }: Asking): string | null =>
  answer === null ? null : optionText(options, answer);

/** Seconds that a question will be open: its own, else what the server gives such a question. */
export const secondsOf = ({ timer, stored }: BasketQuestion): number =>
  timer ?? (stored ? defaultTimeLimit.bank : defaultTimeLimit.own);
