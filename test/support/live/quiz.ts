import type { Choice } from '@clockbeat/domain';

export interface QuizQuestion {
  question: string;
  options: [string, string, string, string];
  answer: Choice;
  timeLimit: number;
}

/**
 * Questions whose every text is found nowhere else, so that searching what somebody heard shows what has leaked. The right
 * answers are B, C, D, A, B …
 */
export const quiz = (
  length: number,
  { timeLimit = 30, name = 'quiz' }: { timeLimit?: number; name?: string } = {},
): QuizQuestion[] =>
  Array.from({ length }, (_, index) => ({
    question: `${name}-question-${index}-text?`,
    options: [
      `${name}-question-${index}-option-A`,
      `${name}-question-${index}-option-B`,
      `${name}-question-${index}-option-C`,
      `${name}-question-${index}-option-D`,
    ],
    answer: ((index + 1) % 4) as Choice,
    timeLimit,
  }));
