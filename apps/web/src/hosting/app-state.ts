import { asRecord, asText, stored } from '../lib/stored.js';
import { type BasketQuestion, readBasketQuestions } from './basket-question.js';

/** What a host writes of the teams: a name a line, and whether there are to be others. */
export interface TeamsDraft {
  lines: string;
  only: boolean;
}

/** What a host says of teams on the way to a game. */
export interface TeamsPlan extends TeamsDraft {
  mode: boolean;
}

/** How far this browser's host has come on the way to a game (specification, section 3, "Browser-kept records"). */
export interface AppState {
  teamId: string | null;
  /** What the game will be called, where its questions came with a name; else it follows from their categories. */
  title: string | null;
  /** Whether it is played in teams, and in which; null as long as the host has not said. */
  teams: TeamsPlan | null;
  basket: readonly BasketQuestion[];
  approved: boolean;
  draftId: string | null;
  joinCode: string | null;
  gameId: string | null;
  published: boolean;
}

const nothing: AppState = {
  teamId: null,
  title: null,
  teams: null,
  basket: [],
  approved: false,
  draftId: null,
  joinCode: null,
  gameId: null,
  published: false,
};

const readTeams = (stored: unknown): TeamsPlan | null => {
  const from = asRecord(stored);
  return (
    from && { mode: from['mode'] === true, lines: asText(from['lines']) ?? '', only: from['only'] === true }
  );
};

export const readAppState = (stored: unknown): AppState | null => {
  const from = asRecord(stored);
  if (!from) return null;
  return {
    teamId: asText(from['teamId']),
    title: asText(from['title']),
    teams: readTeams(from['teams']),
    basket: readBasketQuestions(from['basket']),
    approved: from['approved'] === true,
    draftId: asText(from['draftId']),
    joinCode: asText(from['joinCode']),
    gameId: asText(from['gameId']),
    published: from['published'] === true,
  };
};

export const appState = stored<AppState>({
  key: 'clockbeat.appState',
  empty: nothing,
  read: readAppState,
});
