import {
  type LiveLeaderboardMessage,
  type LobbyEntry,
  type LobbyUpdatedMessage,
  lobbySize,
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

/** One socket may hear of several games; a seat taken anew may be another game's. */
export const isOfThisGame = (picture: GamePicture, news: GameNews): boolean =>
  !('body' in news && 'gameId' in news.body) || news.type === 'roomJoined' || isAbout(picture, news.body);

/** Folds one piece of news into the picture. Pure: the same news in the same picture gives the same picture. */
export const foldNews = (picture: GamePicture, news: GameNews): GamePicture => {
  if (!isOfThisGame(picture, news)) return picture;
  switch (news.type) {
    case 'roomJoined':
      return foldJoined(picture, news.body);
    case 'stateAcknowledged':
    case 'gameStarted':
    case 'nextQuestion':
    case 'gamePaused':
    case 'gameResumed':
    case 'gameUpdated':
      return foldState(picture, news.body.gameState);
    case 'answerSent':
      return foldAnswerSent(picture, news.questionIndex, news.answer);
    case 'answerResult':
      return foldAnswerResult(picture, news.body);
    case 'answerRefused':
      return foldAnswerRefused(picture, news.questionIndex, news.tooLate);
    case 'questionClosed':
      return foldQuestionClosed(picture, news.body);
    case 'lobbyUpdated':
      return foldLobby(picture, news.body);
    // About the list that only a host has (fold-host.ts).
    case 'hostConnected':
    case 'playerJoined':
    case 'playerLeft':
    case 'playerDropped':
    case 'updateScores':
      return picture;
    case 'liveLeaderboard':
      return foldBoard(picture, news.body);
    case 'standing':
      return { ...picture, standing: news.body };
    case 'gameFinished':
      return foldFinished(picture, news.body);
    case 'removed':
      return { ...picture, removed: news.body.moved ? 'moved' : news.body.reason };
    case 'jokerDeclared':
      return { ...picture, me: picture.me && { ...picture.me, joker: news.body.round } };
    case 'timeExtended':
      return { ...picture, me: picture.me && { ...picture.me, timeFactor: news.body.factor } };
    case 'waiting':
      return { ...picture, waitingFor: news.for };
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

/** Those of the lobby who are not among these. */
export const withoutEntries = (lobby: LobbyEntry[], ids: readonly string[]): LobbyEntry[] =>
  ids.length === 0 ? lobby : lobby.filter(({ id }) => !ids.includes(id));

/** Changes of the lobby: who came (the newest stand first, behind the host), who changed, who is gone. */
const foldLobby = (picture: GamePicture, body: LobbyUpdatedMessage): GamePicture => {
  const changed = new Map(body.added.map((entry) => [entry.id, entry]));
  const kept = withoutEntries(picture.lobby, body.removed).map((entry) => changed.get(entry.id) ?? entry);
  const known = new Set(kept.map((entry) => entry.id));
  const newcomers = body.added.filter((entry) => !known.has(entry.id)).reverse();
  const lobby = [...newcomers, ...kept]
    .sort((a, b) => Number(b.isHost) - Number(a.isHost))
    // As many as the server itself would tell of a lobby of thousands, and the own entry.
    .filter(({ id }, index) => index <= lobbySize || id === picture.me?.playerId);
  return withParticipants({ ...picture, lobby }, body.participantCount, body.version);
};

/** The best ten; an older board than the one shown is dropped. */
const foldBoard = (picture: GamePicture, body: LiveLeaderboardMessage): GamePicture => {
  if (body.version < picture.board.version) return picture;
  const board = { players: body.players, teams: body.teams, version: body.version };
  return withParticipants({ ...picture, board }, body.participantCount, body.version);
};
