import type { GameCard } from '@clockbeat/domain/contract';
import { type BasketQuestion, readBasketQuestions } from './basket-question.js';
import { asRecord, asText, KeptValue } from './kept-value.js';

/** The game this browser's host approved last (DATA-13). A hint: the server's game wins. */
interface CurrentGame {
  gameId: string;
  gameCode: string;
  teamId: string | null;
  questions: readonly BasketQuestion[];
  name: string;
  category: string;
  joinUrl: string;
  createdAt: string;
  status: 'ready' | 'live';
  startedAt: string | null;
}

export const readCurrentGame = (stored: unknown): CurrentGame | null => {
  const from = asRecord(stored);
  const gameId = asText(from?.['gameId']);
  const gameCode = asText(from?.['gameCode']);
  if (!from || !gameId || !gameCode) return null;
  return {
    gameId,
    gameCode,
    teamId: asText(from['teamId']),
    questions: readBasketQuestions(from['questions']),
    name: asText(from['name']) ?? '',
    category: asText(from['category']) ?? 'General',
    joinUrl: asText(from['joinUrl']) ?? '',
    createdAt: asText(from['createdAt']) ?? '',
    status: from['status'] === 'live' ? 'live' : 'ready',
    startedAt: asText(from['startedAt']),
  };
};

export const currentGame = new KeptValue<CurrentGame | null>({
  key: 'clockbeat.currentGame',
  empty: null,
  read: readCurrentGame,
});

/** A game as approved from these questions. */
export const toCurrentGame = (game: GameCard, questions: readonly BasketQuestion[]): CurrentGame => ({
  gameId: game.id,
  gameCode: game.gameCode,
  teamId: game.teamId,
  questions,
  name: game.title,
  category: game.category,
  joinUrl: game.joinUrl,
  createdAt: game.createdAt,
  status: 'ready',
  startedAt: null,
});
