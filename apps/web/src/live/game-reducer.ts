import {
  foldBoard,
  foldHostConnected,
  foldLobby,
  foldPlayerLeft,
  foldScores,
  withoutPlayers,
  withPlayers,
} from './fold-people.js';
import {
  foldAnswerRefused,
  foldAnswerResult,
  foldAnswerSent,
  foldJoined,
  foldQuestionClosed,
} from './fold-seat.js';
import { foldFinished, foldState, isAbout } from './fold-state.js';
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
