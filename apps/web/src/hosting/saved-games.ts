import type { GameCard } from '@clockbeat/domain/contract';
import { asRecord, asText, stored } from '../lib/stored.js';

/** A host's game as this browser keeps it (DATA-14): what is shown until the server has answered, and never longer. */
export interface SavedGame {
  gameId: string;
  name: string;
  /** How many. */
  questions: number;
  category: string;
  difficulty: string;
  createdAt: string;
  /** The user's id: another one at the same browser sees none of it. */
  createdBy: string;
}

export const readSavedGames = (stored: unknown): readonly SavedGame[] | null =>
  Array.isArray(stored) ? stored.flatMap((game) => readSavedGame(game) ?? []) : null;

export const toSavedGame = (game: GameCard, createdBy: string): SavedGame => ({
  gameId: game.id,
  name: game.title,
  questions: game.questionCount,
  category: game.category,
  difficulty: game.difficulty,
  createdAt: game.createdAt,
  createdBy,
});

const readSavedGame = (stored: unknown): SavedGame | null => {
  const from = asRecord(stored);
  const gameId = asText(from?.['gameId']);
  const createdBy = asText(from?.['createdBy']);
  if (!from || !gameId || !createdBy) return null;
  return {
    gameId,
    createdBy,
    name: asText(from['name']) ?? '',
    questions: typeof from['questions'] === 'number' ? from['questions'] : 0,
    category: asText(from['category']) ?? '',
    difficulty: asText(from['difficulty']) ?? '',
    createdAt: asText(from['createdAt']) ?? '',
  };
};

export const savedGames = stored<readonly SavedGame[]>({
  key: 'clockbeat.savedGames',
  empty: [],
  read: readSavedGames,
});
