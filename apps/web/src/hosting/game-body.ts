import type { CreateGameBody, GameQuestionBody } from '@clockbeat/domain/contract';
import type { BasketQuestion } from './basket-question.js';

/** The basket as the server wants to hear of it: stored questions by their id, own ones in full (docs/protocol.md, POST /api/games). */
export const gameBodyOf = (
  basket: readonly BasketQuestion[],
  { teamId, title }: { teamId: string; title: string },
): CreateGameBody => ({ teamId, title, questions: basket.map(toGameQuestion) });

const toGameQuestion = (question: BasketQuestion): GameQuestionBody => {
  const time = question.timer === null ? {} : { timeLimit: question.timer };
  if (question.stored) return { id: question.id, ...time };
  return {
    question: question.question,
    options: [...question.options],
    ...(question.answer === null ? {} : { answer: question.answer }),
    category: question.category,
    difficulty: question.difficulty,
    ...time,
  };
};
