import {
  type GameCard,
  type GameStateView,
  type HostPlayer,
  type LobbyEntry,
  limits,
} from '@clockbeat/domain/contract';
import type { HostsTeams } from '../../live/owner-session.js';
import type { GamePicture } from '../../live/picture.js';

/** A lobby as one of its people sees it, host or player, whichever page draws it. */
export interface LobbyPicture {
  as: 'host' | 'player';
  game: GameCard;
  state: GameStateView;
  /** The host first. */
  entries: readonly LobbyEntry[];
  playerCount: number;
  /** This player's own entry; a host's is the one with isHost. */
  ownId: string | null;
  teamName: string | null;
  start: () => Promise<void>;
  setReady: (ready: boolean) => void;
  setTeamMode: (teamMode: boolean) => void;
  /** Whether the game has these teams now. */
  prepareTeams: (teams: HostsTeams) => Promise<boolean>;
  chooseTeam: (teamName: string) => void;
}

/** The player's list: the host, then the own entry, with its "ready" before that has come round, then the others. */
export const entriesForPlayer = ({ lobby, me }: GamePicture): LobbyEntry[] => {
  const own = lobby.filter(({ id }) => id === me?.playerId);
  const others = lobby.filter(({ id }) => id !== me?.playerId);
  return [
    ...others.filter(({ isHost }) => isHost),
    ...own.map((entry) => ({ ...entry, ready: me?.ready ?? false, teamName: me?.teamName ?? null })),
    ...others.filter(({ isHost }) => !isHost),
  ];
};

/** The host's own entry and its newest players, the newest first: as the players see it (libs/domain, views/people.ts). */
export const entriesForHost = (picture: GamePicture, hostName: string): LobbyEntry[] => [
  { id: 'host', name: hostName, teamName: null, ready: true, isHost: true, connected: true },
  ...[...picture.players.byId.values()].slice(-limits.lobbySize).reverse().map(asEntry),
];

const asEntry = ({ id, name, teamName, ready, connected }: HostPlayer): LobbyEntry => ({
  id,
  name,
  teamName,
  ready,
  isHost: false,
  connected,
});
