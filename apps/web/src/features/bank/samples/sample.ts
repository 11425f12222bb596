import type { Choice, FourTexts } from '@clockbeat/domain/contract';
import type { BasketQuestion } from '../../../hosting/basket-question.js';

/** A built-in question; its answer is the right option's text (DATA-06). */
export interface SampleQuestion {
  question: string;
  options: FourTexts;
  answer: string;
  /** Seconds. */
  timer: number;
}

export interface SampleCategory {
  key: string;
  title: string;
  questions: readonly SampleQuestion[];
}

/** The basket's versions: ids from the category's key and the place from 0, the category's title as source (DATA-06). */
export const basketQuestionsOf = ({ key, title, questions }: SampleCategory): BasketQuestion[] =>
  questions.map(({ question, options, answer, timer }, index) => ({
    id: `${key}_${index}`,
    question,
    options,
    answer: options.indexOf(answer) as Choice,
    correctAnswer: answer,
    category: title,
    difficulty: 'Medium',
    timer,
    source: title,
    stored: false,
  }));
