import type { HostConnectAck, HostPlayer, UpdateScoresMessage } from '@clockbeat/domain/contract';
import { foldState, withParticipants } from './fold-state.js';
import { foldNews, isOfThisGame, withoutEntries } from './game-reducer.js';
import type { GameNews } from './news.js';
import type { GamePicture } from './picture.js';

/** Folds what a host hears: all that a player does, and the list of its players. */
export const foldHostNews = (picture: GamePicture, news: GameNews): GamePicture => {
  if (!isOfThisGame(picture, news)) return picture;
  switch (news.type) {
    case 'hostConnected':
      return foldHostConnected(picture, news.body);
    case 'playerJoined':
      return withPlayers(picture, [news.body.player]);
    case 'playerLeft':
      return foldPlayerLeft(picture, news.body.playerId);
    case 'playerDropped':
      return withoutPlayers({ ...picture, lobby: withoutEntries(picture.lobby, [news.playerId]) }, [
        news.playerId,
      ]);
    case 'updateScores':
      return foldScores(picture, news.body);
    case 'lobbyUpdated':
      return withoutPlayers(foldNews(picture, news), news.body.removed);
    default:
      return foldNews(picture, news);
  }
};

/** The host's whole list, as of a version; what is older than that is in it already. */
const foldHostConnected = (picture: GamePicture, body: HostConnectAck): GamePicture => {
  const seen = foldState(picture, body.gameState);
  if (body.version < seen.players.version) return seen;
  const byId = new Map(body.players.map((player) => [player.id, player]));
  const answeredNow = body.players.filter((player) => player.current !== null).length;
  return { ...seen, players: { byId, version: body.version }, answeredNow };
};

/** Only the players that changed. */
const foldScores = (picture: GamePicture, body: UpdateScoresMessage): GamePicture => {
  if (body.version < picture.players.version) return picture;
  const changed = withPlayers(picture, body.players);
  const { answeredNow, ghostsAnswered: answered } = body;
  const index = picture.state?.currentQuestionIndex ?? 0;
  const ghosts = answered === undefined ? {} : { ghosts: { index, answered } };
  return withParticipants({ ...changed, answeredNow, ...ghosts }, body.participantCount, body.version);
};

/** Adds players to the host's list, or replaces them. */
const withPlayers = (picture: GamePicture, players: readonly HostPlayer[]): GamePicture => {
  const byId = new Map(picture.players.byId);
  for (const player of players) byId.set(player.id, player);
  return { ...picture, players: { ...picture.players, byId } };
};

/** Left or lost: still on the list, shown as away. Whoever gave the seat back is taken off by lobbyUpdated. */
const foldPlayerLeft = (picture: GamePicture, playerId: string): GamePicture => {
  const player = picture.players.byId.get(playerId);
  return player ? withPlayers(picture, [{ ...player, connected: false }]) : picture;
};

const withoutPlayers = (picture: GamePicture, ids: readonly string[]): GamePicture => {
  if (ids.length === 0) return picture;
  const gone = new Set(ids);
  const byId = new Map([...picture.players.byId].filter(([id]) => !gone.has(id)));
  return { ...picture, players: { ...picture.players, byId } };
};
