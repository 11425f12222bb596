import {
  type HostConnectAck,
  type HostPlayer,
  type LiveLeaderboardMessage,
  type LobbyUpdatedMessage,
  lobbySize,
  type UpdateScoresMessage,
} from '@clockbeat/domain/contract';
import {
  foldAnswerRefused,
  foldAnswerResult,
  foldAnswerSent,
  foldJoined,
  foldQuestionClosed,
} from './fold-seat.js';
import { foldFinished, foldState, isAbout, withParticipants } from './fold-state.js';
import type { GameNews } from './news.js';
import type { GamePicture } from './picture.js';

/** Folds one piece of news into the picture. Pure: the same news in the same picture gives the same picture. */
export const foldNews = (picture: GamePicture, news: GameNews): GamePicture => {
  if ('body' in news && 'gameId' in news.body && news.type !== 'roomJoined' && !isAbout(picture, news.body))
    return picture;
  switch (news.type) {
    case 'roomJoined':
      return foldJoined(picture, news.body);
    case 'hostConnected':
      return foldHostConnected(picture, news.body);
    case 'stateAcknowledged':
    case 'gameStarted':
    case 'nextQuestion':
    case 'gamePaused':
    case 'gameResumed':
    case 'gameUpdated':
      return foldState(picture, news.body.gameState);
    case 'answerSent':
      return foldAnswerSent(picture, news.questionIndex, news.choice);
    case 'answerResult':
      return foldAnswerResult(picture, news.body);
    case 'answerRefused':
      return foldAnswerRefused(picture, news.questionIndex, news.tooLate);
    case 'questionClosed':
      return foldQuestionClosed(picture, news.body);
    case 'lobbyUpdated':
      return foldLobby(picture, news.body);
    case 'playerJoined':
      return withPlayers(picture, [news.body.player]);
    case 'playerLeft':
      return foldPlayerLeft(picture, news.body.playerId);
    case 'playerDropped':
      return withoutPlayers(picture, [news.playerId]);
    case 'updateScores':
      return foldScores(picture, news.body);
    case 'liveLeaderboard':
      return foldBoard(picture, news.body);
    case 'standing':
      return { ...picture, standing: news.body };
    case 'gameFinished':
      return foldFinished(picture, news.body);
    case 'removed':
      return { ...picture, removed: news.body.reason };
    case 'waitingForGame':
      return { ...picture, waitingForGame: true };
    case 'readySet':
      return { ...picture, me: picture.me && { ...picture.me, ready: news.ready } };
    case 'teamChosen':
      return { ...picture, me: picture.me && { ...picture.me, teamName: news.teamName } };
    default:
      return unheard(news);
  }
};

/** A new kind of news breaks the build here; at run time, what isn't known is ignored. */
const unheard = (news: never): never => {
  throw new Error(`Not folded: ${JSON.stringify(news)}`);
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
  return withParticipants({ ...changed, answeredNow: body.answeredNow }, body.participantCount, body.version);
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

/** Takes players off both lists. */
const withoutPlayers = (picture: GamePicture, ids: readonly string[]): GamePicture => {
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
const foldLobby = (picture: GamePicture, body: LobbyUpdatedMessage): GamePicture => {
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
const foldBoard = (picture: GamePicture, body: LiveLeaderboardMessage): GamePicture => {
  if (body.version < picture.board.version) return picture;
  const board = { players: body.players, teams: body.teams, version: body.version };
  return withParticipants({ ...picture, board }, body.participantCount, body.version);
};
