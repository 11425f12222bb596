import type { GameCommand } from '../commands.js';
import type { CloseReason } from '../contract/game-state.js';
import { type Accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import type { Actor, OpenedQuestion } from '../events.js';
import {
  type ActiveGame,
  dueAt,
  type PausedGame,
  type PlayableGame,
  questionAt,
  type WaitingGame,
} from '../game.js';
import { changesAllowed, patience } from '../rules.js';
import { actorOf, mayControl } from './permission.js';

type Control = GameCommand<'StartGame' | 'AdvanceQuestion' | 'FinishGame' | 'TimeIsUp'>;

const open = (game: PlayableGame, index: number, from: number): OpenedQuestion => ({
  index,
  opensAt: from,
  closesAt: from + questionAt(game, index).timeLimit * 1000,
});

const begin = (command: Control, actor: Actor, game: WaitingGame): Accepted => {
  const opened = open(game, 0, command.at);
  const due = opened.closesAt + game.rules.settleMs;
  return transition(command, actor, game.round, 'GameStarted', { opened }, due);
};

/** Closes the open question; opens the next one, or ends the game after the last. */
const moveOn = (command: Control, actor: Actor, game: ActiveGame, reason: CloseReason): Accepted => {
  const closed = { index: game.question.index, reason };
  const next = closed.index + 1;
  if (next >= game.content.questions.length) {
    return transition(command, actor, game.round, 'GameFinished', { endedBy: 'questions', closed }, null);
  }
  const opened = open(game, next, command.at + game.rules.revealMs);
  const due = opened.closesAt + game.rules.settleMs;
  return transition(command, actor, game.round, 'QuestionAdvanced', { closed, opened }, due);
};

const abandon = (command: Control, actor: Actor, game: WaitingGame | PausedGame): Accepted => {
  const reason = actor === 'clock' ? ('deadline' as const) : ('host' as const);
  const closed = game.status === 'paused' ? { index: game.question.index, reason } : null;
  return transition(command, actor, game.round, 'GameAbandoned', { closed }, null);
};

export const startGame = (command: GameCommand<'StartGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'start')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'waiting') return rejected('wrong_state');
  return begin(command, actorOf(command.by), game);
};

/** Ends the question it names. If the game has already moved on, nothing happens. */
export const advanceQuestion = (command: GameCommand<'AdvanceQuestion'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'advance')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'active') return rejected('wrong_state');
  if (command.questionIndex !== game.question.index) return unchanged;
  return moveOn(command, actorOf(command.by), game, 'host');
};

/** Of a game that its own player moves: made, started and moved on are its other rounds, and each pause is two. */
const pausesOf = (game: ActiveGame): number => Math.floor((game.round - 2 - game.question.index) / 2);

export const pauseGame = (command: GameCommand<'PauseGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'pause')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'active') return rejected('wrong_state');
  if (command.by.as === 'seat' && pausesOf(game) >= changesAllowed.pauses)
    return rejected('too_many_requests');
  const { opensAt, closesAt } = game.question;
  const msLeft = Math.max(0, closesAt - Math.max(command.at, opensAt));
  const due = command.at + patience.paused;
  return transition(command, actorOf(command.by), game.round, 'GamePaused', { msLeft }, due);
};

export const resumeGame = (command: GameCommand<'ResumeGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'resume')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'paused') return rejected('wrong_state');
  const closesAt = command.at + game.msLeft;
  const due = closesAt + game.rules.settleMs;
  return transition(command, actorOf(command.by), game.round, 'GameResumed', { closesAt }, due);
};

/** Ends the game where it stands; one that never started is abandoned. */
export const finishGame = (command: GameCommand<'FinishGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'finish')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const actor = actorOf(command.by);
  if (game.status === 'waiting') return abandon(command, actor, game);
  const closed = { index: game.question.index, reason: 'host' as const };
  return transition(command, actor, game.round, 'GameFinished', { endedBy: 'host', closed }, null);
};

/** What is due is for the game to know: an open question closes, a demo starts, a forgotten game is abandoned. */
export const timeIsUp = (command: GameCommand<'TimeIsUp'>, game: PlayableGame): Decision => {
  const due = dueAt(game);
  if (command.round !== game.round || due === null || command.at < due) return unchanged;
  switch (game.status) {
    case 'waiting':
      return game.autoStartAt === null ? abandon(command, 'clock', game) : begin(command, 'clock', game);
    case 'active':
      return moveOn(command, 'clock', game, 'deadline');
    case 'paused':
      return abandon(command, 'clock', game);
    case 'finished':
      return unchanged;
  }
};
