import { assertNever } from '../assert-never.js';
import type { GameCommand } from '../commands.js';
import { type Decision, rejected } from '../decision.js';
import type { Game } from '../game.js';
import { submitAnswer } from './answer.js';
import { changeHost } from './change-host.js';
import { admitCoHost, dismissCoHosts, makeCoHostLink } from './co-hosts.js';
import {
  advanceQuestion,
  closeAnswered,
  finishGame,
  pauseGame,
  resumeGame,
  startGame,
  timeIsUp,
} from './control.js';
import { correctQuestion, undoCorrection } from './correct.js';
import { changeRules, createGame, followGame, reviseGame } from './create.js';
import { moveDeadline } from './deadline.js';
import { forgetName } from './forget-name.js';
import { judgeAnswers } from './judge.js';
import { chooseTeam, removePlayer, setJoining, setReady, setTeamMode } from './lobby.js';
import {
  admitPlayer,
  bringSeat,
  declareJoker,
  extendTime,
  joinGame,
  leaveGame,
  lendName,
  moveSeat,
  rateGame,
  renamePlayer,
} from './seat.js';

/** The rules of the game: what a command comes to in this state. Pure: time and ids come in with the command. */
export const decide = (command: GameCommand, game: Game): Decision => {
  if (command.type === 'CreateGame') return createGame(command, game);
  if (game.status === 'unborn') return rejected('unknown_code');
  switch (command.type) {
    case 'ReviseGame':
      return reviseGame(command, game);
    case 'ChangeRules':
      return changeRules(command, game);
    case 'BringSeat':
      return bringSeat(command, game);
    case 'JoinGame':
      return joinGame(command, game);
    case 'LeaveGame':
      return leaveGame(command, game);
    case 'RemovePlayer':
      return removePlayer(command, game);
    case 'MoveSeat':
      return moveSeat(command, game);
    case 'JudgeAnswers':
      return judgeAnswers(command, game);
    case 'SetReady':
      return setReady(command, game);
    case 'ChooseTeam':
      return chooseTeam(command, game);
    case 'SetTeamMode':
      return setTeamMode(command, game);
    case 'AdmitPlayer':
      return admitPlayer(command, game);
    case 'RenamePlayer':
      return renamePlayer(command, game);
    case 'SetJoining':
      return setJoining(command, game);
    case 'MakeCoHostLink':
      return makeCoHostLink(command, game);
    case 'AdmitCoHost':
      return admitCoHost(command, game);
    case 'DismissCoHosts':
      return dismissCoHosts(command, game);
    case 'MoveDeadline':
      return moveDeadline(command, game);
    case 'StartGame':
      return startGame(command, game);
    case 'AdvanceQuestion':
      return advanceQuestion(command, game);
    case 'CloseAnswered':
      return closeAnswered(command, game);
    case 'ExtendTime':
      return extendTime(command, game);
    case 'DeclareJoker':
      return declareJoker(command, game);
    case 'PauseGame':
      return pauseGame(command, game);
    case 'ResumeGame':
      return resumeGame(command, game);
    case 'FinishGame':
      return finishGame(command, game);
    case 'SubmitAnswer':
      return submitAnswer(command, game);
    case 'TimeIsUp':
      return timeIsUp(command, game);
    case 'RateGame':
      return rateGame(command, game);
    case 'LendName':
      return lendName(command, game);
    case 'CorrectQuestion':
      return correctQuestion(command, game);
    case 'UndoCorrection':
      return undoCorrection(command, game);
    case 'FollowGame':
      return followGame(command, game);
    case 'ForgetName':
      return forgetName(command, game);
    case 'ChangeHost':
      return changeHost(command, game);
    default:
      return assertNever(command);
  }
};
