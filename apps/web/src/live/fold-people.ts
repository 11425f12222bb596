import {
  type HostConnectAck,
  type HostPlayer,
  type LiveLeaderboardMessage,
  type LobbyUpdatedMessage,
  lobbySize,
  type UpdateScoresMessage,
} from '@clockbeat/domain/contract';
import { foldState, withParticipants } from './fold-state.js';
import type { GamePicture } from './picture.js';

/** The host's whole list, as of a version; what is older than that is in it already. */
export const foldHostConnected = (picture: GamePicture, body: HostConnectAck): GamePicture => {
  const seen = foldState(picture, body.gameState);
  if (body.version < seen.players.version) return seen;
  const byId = new Map(body.players.map((player) => [player.id, player]));
  const answeredNow = body.players.filter((player) => player.current !== null).length;
  return { ...seen, players: { byId, version: body.version }, answeredNow };
};

/** Only the players that changed. */
export const foldScores = (picture: GamePicture, body: UpdateScoresMessage): GamePicture => {
  if (body.version < picture.players.version) return picture;
  const changed = withPlayers(picture, body.players);
  return withParticipants({ ...changed, answeredNow: body.answeredNow }, body.participantCount, body.version);
};

/** Adds players to the host's list, or replaces them. */
export const withPlayers = (picture: GamePicture, players: readonly HostPlayer[]): GamePicture => {
  const byId = new Map(picture.players.byId);
  for (const player of players) byId.set(player.id, player);
  return { ...picture, players: { ...picture.players, byId } };
};

/** Left or lost: still on the list, shown as away. Whoever gave the seat back is taken off by lobbyUpdated. */
export const foldPlayerLeft = (picture: GamePicture, playerId: string): GamePicture => {
  const player = picture.players.byId.get(playerId);
  return player ? withPlayers(picture, [{ ...player, connected: false }]) : picture;
};

/** Takes players off both lists. */
export const withoutPlayers = (picture: GamePicture, ids: readonly string[]): GamePicture => {
  if (ids.length === 0) return picture;
  const gone = new Set(ids);
  return {
    ...picture,
    lobby: picture.lobby.filter((entry) => !gone.has(entry.id)),
    players: {
      ...picture.players,
      byId: new Map([...picture.players.byId].filter(([id]) => !gone.has(id))),
    },
  };
};

/** Changes of the lobby: who came (the newest stand first, behind the host), who changed, who is gone. */
export const foldLobby = (picture: GamePicture, body: LobbyUpdatedMessage): GamePicture => {
  const rest = withoutPlayers(picture, body.removed);
  const changed = new Map(body.added.map((entry) => [entry.id, entry]));
  const kept = rest.lobby.map((entry) => changed.get(entry.id) ?? entry);
  const known = new Set(rest.lobby.map((entry) => entry.id));
  const newcomers = body.added.filter((entry) => !known.has(entry.id)).reverse();
  const lobby = [...newcomers, ...kept]
    .sort((a, b) => Number(b.isHost) - Number(a.isHost))
    // As many as the server itself would tell of a lobby of thousands, and the own entry.
    .filter(({ id }, index) => index <= lobbySize || id === rest.me?.playerId);
  return withParticipants({ ...rest, lobby }, body.participantCount, body.version);
};

/** The best ten; an older board than the one shown is dropped. */
export const foldBoard = (picture: GamePicture, body: LiveLeaderboardMessage): GamePicture => {
  if (body.version < picture.board.version) return picture;
  const board = { players: body.players, teams: body.teams, version: body.version };
  return withParticipants({ ...picture, board }, body.participantCount, body.version);
};
