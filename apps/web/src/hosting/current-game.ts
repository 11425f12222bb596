import type { GameCard, TeamView } from '@clockbeat/domain/contract';
import { asRecord, asText, stored } from '../lib/stored.js';
import { seats } from '../live/seat-storage.js';
import { appState } from './app-state.js';
import { type BasketQuestion, readBasketQuestions } from './basket-question.js';

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

export const currentGame = stored<CurrentGame | null>({
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

/** The team the host made last in this browser (DATA-02). A hint: the server's team wins. */
export interface CurrentTeam {
  teamId: string;
  name: string;
  code: string;
  joinCode: string | null;
  draftId: string | null;
}

export const readCurrentTeam = (stored: unknown): CurrentTeam | null => {
  const from = asRecord(stored);
  const teamId = asText(from?.['teamId']);
  const name = asText(from?.['name']);
  const code = asText(from?.['code']);
  if (!from || !teamId || !name || !code) return null;
  return { teamId, name, code, joinCode: asText(from['joinCode']), draftId: asText(from['draftId']) };
};

export const currentTeam = stored<CurrentTeam | null>({
  key: 'clockbeat.currentTeam',
  empty: null,
  read: readCurrentTeam,
});

const noGame = { approved: false, draftId: null, joinCode: null, gameId: null, published: false };

/** Goes on with this team; a game that was approved for another is no longer the one to publish. */
export const chooseTeam = ({ teamId, name, code }: Pick<TeamView, 'teamId' | 'name' | 'code'>): void => {
  if (currentTeam.get()?.teamId === teamId) return;
  currentTeam.set({ teamId, name, code, joinCode: null, draftId: null });
  appState.update(({ title, teams, basket }) => ({ ...noGame, teamId, title, teams, basket }));
};

/** The kept team is not this account's, or no more: the way begins anew, the basket stays. */
export const forgetTeam = (): void => {
  currentTeam.forget();
  appState.update(({ title, teams, basket }) => ({ ...noGame, teamId: null, title, teams, basket }));
};

/** The game that this browser is in: the one of its newest seat or the one it hosts, whichever came later. */
export const ownGameId = (): string | null => {
  const seat = seats().latest();
  const hosted = currentGame.get();
  if (!seat) return hosted?.gameId ?? null;
  if (!hosted) return seat.gameId;
  return seat.joinedAt >= (hosted.startedAt ?? hosted.createdAt) ? seat.gameId : hosted.gameId;
};
