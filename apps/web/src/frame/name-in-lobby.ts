import { type LobbyEntry, unnamedHost } from '@clockbeat/domain/contract';

/** Somebody's name in a lobby; a host without a team goes by what hosts are called in the reader's language. */
export const nameInLobby = ({ isHost, name }: LobbyEntry, host: string): string =>
  isHost && name === unnamedHost ? host : name;
