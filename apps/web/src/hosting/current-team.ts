import type { TeamView } from '@clockbeat/domain/contract';
import { appState } from './app-state.js';
import { asRecord, asText, KeptValue } from './kept-value.js';

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

export const currentTeam = new KeptValue<CurrentTeam | null>({
  key: 'clockbeat.currentTeam',
  empty: null,
  read: readCurrentTeam,
});

const noGame = { approved: false, draftId: null, joinCode: null, gameId: null, published: false };

/** Goes on with this team; a game that was approved for another is no longer the one to publish. */
export const chooseTeam = ({ teamId, name, code }: Pick<TeamView, 'teamId' | 'name' | 'code'>): void => {
  if (currentTeam.get()?.teamId === teamId) return;
  currentTeam.set({ teamId, name, code, joinCode: null, draftId: null });
  appState.update(({ title, basket }) => ({ ...noGame, teamId, title, basket }));
};

/** The kept team is not this account's, or no more: the way begins anew, the basket stays. */
export const forgetTeam = (): void => {
  currentTeam.forget();
  appState.update(({ title, basket }) => ({ ...noGame, teamId: null, title, basket }));
};
