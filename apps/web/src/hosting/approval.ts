import type { CreateGameBody, GameCard, GameQuestionBody } from '@clockbeat/domain/contract';
import { appState } from './app-state.js';
import { askingBody } from './asking.js';
import type { BasketQuestion } from './basket-question.js';
import { currentGame, currentTeam, toCurrentGame } from './current-game.js';

const draftIdBytes = 8;

/** The server has made the game of an approved basket: it is the one to publish. Approving again keeps the draft's id. */
export const keepApproved = (game: GameCard, basket: readonly BasketQuestion[]): void => {
  const draftId = appState.get().draftId ?? newDraftId();
  appState.update((state) => ({
    ...state,
    basket,
    approved: true,
    draftId,
    joinCode: game.gameCode,
    gameId: game.id,
    published: false,
  }));
  currentTeam.update((team) => team && { ...team, joinCode: game.gameCode, draftId });
  currentGame.set(toCurrentGame(game, basket));
};

/** 'Start Game' was pressed on the share page; the game's own clock begins on the panel (OP-25). */
export const keepPublished = (game: GameCard, startedAt: string): void => {
  appState.update((state) => (state.gameId === game.id ? { ...state, published: true } : state));
  const kept = currentGame.get();
  const made = kept?.gameId === game.id ? kept : toCurrentGame(game, []);
  currentGame.set({ ...made, status: 'live', startedAt });
};

const newDraftId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(draftIdBytes));
  return `draft_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/**
 * The basket as the server wants to hear of it: stored questions by their id, own ones in full (docs/protocol.md, POST
 * /api/games). Every question names its round; breaks go with no swift game, nor after the last question.
 */
export const gameBodyOf = (
  basket: readonly BasketQuestion[],
  said: Omit<CreateGameBody, 'questions'>,
): CreateGameBody => {
  const isPaced = (said.rules?.pacing ?? 'swift') !== 'swift';
  let round: string | undefined;
  const questions = basket.map((question, index): GameQuestionBody => {
    round = question.round ?? round;
    const { points, breakAfter } = question;
    const isLast = index === basket.length - 1;
    return {
      ...toGameQuestion(question),
      ...(points !== undefined && { points }),
      ...(round !== undefined && { round }),
      ...(isPaced && breakAfter && !isLast && { breakAfter }),
    };
  });
  return { ...said, questions };
};

const toGameQuestion = (question: BasketQuestion): GameQuestionBody => {
  const time = question.timer === null ? {} : { timeLimit: question.timer };
  if (question.stored) return { id: question.id, ...time };
  return {
    question: question.question,
    ...askingBody(question),
    ...(question.answer === null ? {} : { answer: question.answer }),
    category: question.category,
    difficulty: question.difficulty,
    ...time,
  };
};
