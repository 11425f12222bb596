import { difficultyNamed, type GameCard, type HostQuestionView } from '@clockbeat/domain/contract';
import { getGame } from '../../api/get-game.js';
import { getTeam } from '../../api/get-team.js';
import { fillBasket } from '../../hosting/basket.js';
import { type BasketQuestion, customSource } from '../../hosting/basket-question.js';
import { currentGame, toCurrentGame } from '../../hosting/current-game.js';
import { chooseTeam } from '../../hosting/current-team.js';

/** Makes a saved game the one that this browser hosts (OP-84). */
export const playGame = async (gameId: string): Promise<void> => {
  const game = await getGame(gameId);
  currentGame.set(toCurrentGame(game, questionsOf(game)));
};

/** Puts a saved game's questions back into the basket, with its team, so that the next game starts from them. */
export const editGame = async (gameId: string): Promise<void> => {
  const game = await getGame(gameId);
  if (game.teamId !== null) chooseTeam(await getTeam(game.teamId));
  fillBasket(questionsOf(game), game.title);
  currentGame.set(toCurrentGame(game, questionsOf(game)));
};

const questionsOf = (game: GameCard): BasketQuestion[] =>
  (game.questions ?? []).map((question) => asBasketQuestion(game, question));

/** A game's question is a copy in full: whatever became of the one it was made from, it is sent as it stands here. */
const asBasketQuestion = (game: GameCard, question: HostQuestionView): BasketQuestion => ({
  id: `${game.id}:${question.index}`,
  question: question.question,
  options: question.options,
  answer: question.answer,
  correctAnswer: question.options[question.answer],
  category: question.category,
  difficulty: difficultyNamed(game.difficulty) ?? 'Medium',
  timer: question.timeLimit,
  source: customSource,
  stored: false,
});
