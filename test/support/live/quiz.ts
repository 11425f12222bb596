import { type Choice, limits } from '@clockbeat/domain';

export interface QuizQuestion {
  question: string;
  options: [string, string, string, string];
  answer: Choice;
  timeLimit: number;
}

/** A question ends by itself: only a test that wants that has it end before everybody is done, however slow they are. */
const unhurried = limits.timeLimit.max;

/** Of a question that is to end by itself, s: what people do in it before is done by then, on a machine of many loads. */
export const endsByItself = 15;

/**
 * Questions whose every text is found nowhere else, so that searching what somebody heard shows what has leaked. The right
 * answers are B, C, D, A, B …
 */
export const quiz = (
  length: number,
  { timeLimit = unhurried, name = 'quiz' }: { timeLimit?: number; name?: string } = {},
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

/** Each question is a round of its own, with a break behind the first. */
export const inRounds = (questions: readonly QuizQuestion[]) =>
  questions.map((question, index) => ({
    ...question,
    round: `Round ${index}`,
    ...(index === 0 && { breakAfter: { minutes: 5, text: 'Soup' } }),
  }));
