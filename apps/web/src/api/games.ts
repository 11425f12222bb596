import type {
  CorrectedView,
  CorrectionBody,
  CorrectionEffect,
  CorrectionPreviewBody,
  CreateGameBody,
  ForgottenNameBody,
  ForkBody,
  GameCard,
  GameItems,
  GameSignals,
  LaunchedView,
  Page,
  PlayerResults,
  QuestionReports,
  QuickGameBody,
  RematchQuestions,
  ResultSheet,
  SeatCodeView,
} from '@clockbeat/domain/contract';
import { download, request } from './request.js';

/** Makes a game of the signed-in host's. */
export const createGame = (body: CreateGameBody): Promise<{ game: GameCard }> =>
  request('/api/games', { method: 'POST', body });

/** Replaces what a waiting game of mine plays; its id and code stay. 409 once it has started. */
export const updateGame = (gameId: string, body: CreateGameBody): Promise<{ game: GameCard }> =>
  request(`/api/games/${encodeURIComponent(gameId)}`, { method: 'PUT', body });

/** Makes a game of questions by lot, or an earlier one of mine again. */
export const createQuickGame = (body: QuickGameBody): Promise<{ game: GameCard }> =>
  request('/api/games/quick', { method: 'POST', body });

/** Goes on with the people of a finished game of mine; the game that waits for them already, if there is one. */
export const createRematch = (gameId: string, questions: RematchQuestions): Promise<{ game: GameCard }> =>
  request(`/api/games/${encodeURIComponent(gameId)}/rematch`, { method: 'POST', body: { questions } });

/** Goes on from an event of a finished game of mine, with the seats and scores of then. */
export const createFork = (gameId: string, body: ForkBody): Promise<{ game: GameCard }> =>
  request(`/api/games/${encodeURIComponent(gameId)}/fork`, { method: 'POST', body });

/** A game against a finished one of mine, whose people answer as they did; the one that waits already, if there is one. */
export const createGhostGame = (gameId: string): Promise<{ game: GameCard }> =>
  request(`/api/games/${encodeURIComponent(gameId)}/ghosts`, { method: 'POST' });

/** Makes a game of a saved set of the account's. */
export const createGameFromSet = (setId: string): Promise<LaunchedView> =>
  request(`/api/games/from-saved-set/${encodeURIComponent(setId)}`, { method: 'POST' });

/** A new code that hands a player's seat in a game of mine over to another phone; the one before is over. */
export const createSeatCode = (gameId: string, playerId: string): Promise<SeatCodeView> =>
  request(`/api/games/${encodeURIComponent(gameId)}/players/${encodeURIComponent(playerId)}/seat-code`, {
    method: 'POST',
  });

/** One game's card; the owner's copy holds the questions. */
export const getGame = (gameId: string, signal?: AbortSignal): Promise<GameCard> =>
  request(`/api/games/${encodeURIComponent(gameId)}`, { signal });

/** A page of the signed-in host's games, newest first. */
export const getMyGames = (cursor: string | null, signal?: AbortSignal): Promise<Page<GameCard>> =>
  request(cursor === null ? '/api/games' : `/api/games?${new URLSearchParams({ cursor })}`, { signal });

interface LatestGames {
  /** The newest of all, while it is not over: its host may have left the panel without meaning to. */
  open: GameCard | null;
  /** Those that are worth playing again, newest first. */
  played: GameCard[];
}

/** What the signed-in host's last games are good for: `open` to go back to, at most `atMost` to play again. */
export const getLatestGames = async (atMost: number, signal?: AbortSignal): Promise<LatestGames> => {
  const { items } = await getMyGames(null, signal);
  const [newest] = items;
  return {
    open: newest && newest.status !== 'finished' ? newest : null,
    played: items
      .filter(({ status, startedAt }) => status === 'finished' && startedAt !== null)
      .slice(0, atMost),
  };
};

/** What a correction would do to the standings. */
export const previewCorrection = (
  gameId: string,
  body: CorrectionPreviewBody,
  signal?: AbortSignal,
): Promise<CorrectionEffect> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections/preview`, { method: 'POST', body, signal });

/** Corrects a question of a finished game of the signed-in host's. */
export const correctQuestion = (gameId: string, body: CorrectionBody): Promise<CorrectedView> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections`, { method: 'POST', body });

/** Has the name of a player, or of its team, forgotten for good: in a finished game of the signed-in host's. */
export const forgetName = (gameId: string, body: ForgottenNameBody): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/forgotten-names`, { method: 'POST', body });

export const undoCorrection = (gameId: string, correctionId: string): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections/${encodeURIComponent(correctionId)}`, {
    method: 'DELETE',
  });

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type TableFormat = keyof typeof types;

/** One player's place and answers, for the owner. */
export const getPlayerResults = (
  gameId: string,
  playerId: string,
  signal?: AbortSignal,
): Promise<PlayerResults> =>
  request(`/api/games/${encodeURIComponent(gameId)}/results/players/${encodeURIComponent(playerId)}`, {
    signal,
  });

/** What the questions of a finished game were worth, for the owner. */
export const getGameItems = (gameId: string, signal?: AbortSignal): Promise<GameItems> =>
  request(`/api/games/${encodeURIComponent(gameId)}/items`, { signal });

/** What chance hardly explains in a finished game, for the owner. */
export const getGameSignals = (gameId: string, signal?: AbortSignal): Promise<GameSignals> =>
  request(`/api/games/${encodeURIComponent(gameId)}/signals`, { signal });

/** A table of a finished game as a file, for its owner. */
export const downloadResults = (gameId: string, sheet: ResultSheet, format: TableFormat): Promise<Blob> =>
  download(`/api/games/${encodeURIComponent(gameId)}/results?sheet=${sheet}`, types[format]);

/** What players reported of questions of my own in my game. */
export const getQuestionReports = (gameId: string, signal?: AbortSignal): Promise<QuestionReports[]> =>
  request(`/api/games/${encodeURIComponent(gameId)}/question-reports`, { signal });
