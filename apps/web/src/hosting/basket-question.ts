import {
  bankLanguage,
  type Choice,
  type Difficulty,
  defaultTimeLimit,
  difficultyNamed,
  type FourTexts,
  isChoice,
  type Language,
  type QuestionView,
} from '@clockbeat/domain/contract';
import { asRecord, asText } from '../lib/stored.js';

/** A question in the basket, from whichever source (specification, section 3). */
export interface BasketQuestion {
  id: string;
  question: string;
  options: FourTexts;
  /** Index of the right option; unknown of a bank question that was chosen without a session. */
  answer: Choice | null;
  /** The right option's text. */
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
  options: question.options,
  answer: question.answer ?? null,
  correctAnswer: question.answer === undefined ? null : question.options[question.answer],
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
  const options = from?.['options'];
  if (!from || !id || !question || !isFourTexts(options)) return null;
  const answer = isChoice(from['answer']) ? from['answer'] : null;
  return {
    id,
    question,
    options,
    answer,
    correctAnswer: answer === null ? null : options[answer],
    category: asText(from['category']) ?? 'General',
    difficulty: difficultyNamed(asText(from['difficulty']) ?? '') ?? 'Medium',
    timer: typeof from['timer'] === 'number' ? from['timer'] : null,
    source: asText(from['source']) ?? customSource,
    ...(from['uploaded'] === true && { uploaded: true }),
    stored: from['stored'] === true,
  };
};

export const readBasketQuestions = (value: unknown): BasketQuestion[] =>
  Array.isArray(value) ? value.flatMap((one) => readBasketQuestion(one) ?? []) : [];

export const isFourTexts = (value: unknown): value is FourTexts =>
  Array.isArray(value) && value.length === 4 && value.every((text) => typeof text === 'string');

/** Seconds that a question will be open: its own, else what the server gives such a question. */
export const secondsOf = ({ timer, stored }: BasketQuestion): number =>
  timer ?? (stored ? defaultTimeLimit.bank : defaultTimeLimit.own);
