import { closesAtOf, isPastDeadline, showsNoAnswers } from '../attempts.js';
import type { GameCommand } from '../commands.js';
import type { CloseReason } from '../contract/game-state.js';
import type { OperatorReason } from '../contract/operators.js';
import { titleMs } from '../contract/rules.js';
import { type Accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import type { Actor, ClosedQuestion, OpenedQuestion } from '../events.js';
import {
  type ActiveGame,
  awaitsSeats,
  dueAt,
  isPaced,
  lastDeadline,
  type PausedGame,
  type PlayableGame,
  questionAt,
  type Stage,
  type WaitingGame,
  whereItGoesOn,
} from '../game.js';
import { phaseOf } from '../phase.js';
import { beginsRound, endsRound } from '../rounds.js';
import { changesAllowed, patience, standsAtLeastMs } from '../rules.js';
import { actorOf, mayControl } from './permission.js';

type Control = GameCommand<'StartGame' | 'AdvanceQuestion' | 'FinishGame' | 'TimeIsUp' | 'CloseAnswered'>;

/** The question as it is planned from `from` on: the title of its round, its reading, its time. */
const plan = (game: PlayableGame, index: number, from: number): OpenedQuestion => {
  const { content, rules, assignment } = game;
  // whoever plays at its own pace waits for no title
  const readsAt = beginsRound(content, index) && !assignment ? from + titleMs : from;
  const opensAt = readsAt + rules.readSeconds * 1000;
  return {
    index,
    opensAt,
    closesAt: closesAtOf(game, index, opensAt),
    ...(readsAt > from && { readsAt }),
  };
};

/** When time ends a question that has just been opened, if nobody does before. */
const dueOf = (game: WaitingGame | ActiveGame, question: OpenedQuestion): number | null =>
  dueAt({ ...game, status: 'active', question, stage: null });

const begin = (command: Control, actor: Actor, game: WaitingGame): Accepted => {
  const opened = plan(game, 0, command.at);
  return transition(command, actor, game.round, 'GameStarted', { opened }, dueOf(game, opened));
};

/** Opens the next question, or ends the game after the last. `closed`: what is closed by that. */
const moveOn = (
  command: Control,
  actor: Actor,
  game: ActiveGame,
  closed: ClosedQuestion | null,
): Accepted => {
  const next = game.question.index + 1;
  if (next >= game.content.questions.length) return endOfQuestions(command, actor, game, closed);
  const opened = plan(game, next, command.at + game.rules.revealMs);
  return transition(command, actor, game.round, 'QuestionAdvanced', { closed, opened }, dueOf(game, opened));
};

const endOfQuestions = (
  command: Control,
  actor: Actor,
  { round }: PlayableGame,
  closed: ClosedQuestion | null,
  endedBy: 'questions' | 'deadline' = 'questions',
): Accepted => transition(command, actor, round, 'GameFinished', { endedBy, closed }, null);

/** What was answered counts; an attempt that nobody began is none. */
const endByDeadline = (command: Control, game: WaitingGame | ActiveGame | PausedGame): Accepted => {
  if (game.status === 'waiting') return abandon(command, 'clock', game);
  const closed = game.stage ? null : { index: game.question.index, reason: 'deadline' as const };
  return endOfQuestions(command, 'clock', game, closed, 'deadline');
};

/** The question is over: in a paced game what was right is shown now, in a swift one what comes next. */
const close = (command: Control, actor: Actor, game: ActiveGame, reason: CloseReason): Accepted => {
  const closed = { index: game.question.index, reason };
  if (!isPaced(game)) return moveOn(command, actor, game, closed);
  // nothing is shown after it that would have to be looked at
  if (showsNoAnswers(game) && game.question.index === game.content.questions.length - 1)
    return endOfQuestions(command, actor, game, closed);
  return enter(command, actor, game, 'QuestionClosed', { closed }, game.rules.revealSeconds);
};

/** When a phase leads on: by itself where time paces the game, else its host does, or nobody. */
const enter = <T extends 'QuestionClosed' | 'BoardShown'>(
  command: Control,
  actor: Actor,
  game: ActiveGame,
  type: T,
  data: T extends 'QuestionClosed' ? { closed: ClosedQuestion } : object,
  seconds: number,
): Accepted => {
  const until = game.rules.pacing === 'timed' ? command.at + seconds * 1000 : null;
  const stage = { name: 'revealed', since: command.at, until, reason: 'host' } as const;
  // an attempt at an assignment waits for its player as long as its deadline lets it, whoever else would lose patience
  const due = dueAt({ ...game, stage });
  return transition(command, actor, game.round, type, { ...data, until } as never, due);
};

/** What follows a phase between two questions: the board, a break, the next question, the end. */
const leadOn = (command: Control, actor: Actor, game: ActiveGame, { name }: Stage): Accepted => {
  const { content, rules } = game;
  const { index } = game.question;
  const isLast = index === content.questions.length - 1;
  const isBoardDue =
    rules.leaderboard === 'always' &&
    (rules.boardEvery === 'question' || (rules.boardEvery === 'round' && endsRound(content, index)));
  // after the last question the end shows them all
  if (name === 'revealed' && isBoardDue && !isLast)
    return enter(command, actor, game, 'BoardShown', {}, rules.boardSeconds);
  const { breakAfter } = questionAt(game, index);
  if (name !== 'break' && breakAfter && !isLast) {
    const until = command.at + breakAfter.minutes * 60_000;
    const due = rules.pacing === 'timed' ? until : until + patience.led;
    return transition(command, actor, game.round, 'BreakBegan', { until }, due);
  }
  return moveOn(command, actor, game, null);
};

/** Why, where it is an operator that ends a game. */
const byOperator = (command: Control): { operator?: OperatorReason } =>
  'by' in command && command.by?.as === 'operator' ? { operator: command.by.reason } : {};

const abandon = (command: Control, actor: Actor, game: WaitingGame | ActiveGame | PausedGame): Accepted => {
  const reason = actor === 'clock' ? ('deadline' as const) : ('host' as const);
  const closed = game.status === 'paused' && !game.stage ? { index: game.question.index, reason } : null;
  return transition(command, actor, game.round, 'GameAbandoned', { closed, ...byOperator(command) }, null);
};

export const startGame = (command: GameCommand<'StartGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'start')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'waiting' || awaitsSeats(game)) return rejected('wrong_state');
  if (isPastDeadline(game, command.at)) return rejected('deadline_over');
  return begin(command, actorOf(game, command.by), game);
};

/** Ends the phase it names, or the question where it names none. If the game has already moved on, nothing happens. */
export const advanceQuestion = (command: GameCommand<'AdvanceQuestion'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'advance')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'active') return rejected('wrong_state');
  if (isPastDeadline(game, command.at)) return rejected('deadline_over');
  if (command.questionIndex !== game.question.index) return unchanged;
  const actor = actorOf(game, command.by);
  if (!isPaced(game)) return close(command, actor, game, 'host');
  const phase = phaseOf(game, command.at);
  if (command.phase !== undefined && command.phase !== phase) return unchanged;
  if (game.stage) return leadOn(command, actor, game, game.stage);
  if (phase === 'question') return close(command, actor, game, 'host');
  return openFrom(command, actor, game, phase === 'round' ? game.rules.readSeconds * 1000 : 0);
};

/** The title has stood long enough, or the host has read enough: the question opens in so many ms. */
const openFrom = (
  command: GameCommand<'AdvanceQuestion'>,
  actor: Actor,
  game: ActiveGame,
  readMs: number,
): Accepted => {
  const { index } = game.question;
  const opensAt = command.at + readMs;
  const opened = { index, opensAt, closesAt: closesAtOf(game, index, opensAt) };
  return transition(command, actor, game.round, 'QuestionOpened', { opened }, dueOf(game, opened));
};

/** Nobody who is there could still answer: the question need not wait for its deadline. */
export const closeAnswered = (command: GameCommand<'CloseAnswered'>, game: PlayableGame): Decision => {
  if (game.status !== 'active' || command.round !== game.round || game.stage) return unchanged;
  if (!game.rules.closeWhenAllAnswered) return unchanged;
  if (command.at < game.question.opensAt + standsAtLeastMs) return unchanged;
  return close(command, 'clock', game, 'answered');
};

/** Of a game that its own player moves: made, started and moved on are its other rounds, and each pause is two. */
const pausesOf = (game: ActiveGame): number => Math.floor((game.round - 2 - game.question.index) / 2);

export const pauseGame = (command: GameCommand<'PauseGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'pause')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  // between two questions an attempt stands anyway, and its deadline does not wait
  if (game.status !== 'active' || game.assignment) return rejected('wrong_state');
  if (command.by.as === 'seat' && pausesOf(game) >= changesAllowed.pauses)
    return rejected('too_many_requests');
  const { stage } = game;
  const due = command.at + patience.paused;
  if (stage) {
    const msLeft = stage.until === null ? null : Math.max(0, stage.until - command.at);
    return transition(command, actorOf(game, command.by), game.round, 'GamePaused', { msLeft }, due);
  }
  const { opensAt, closesAt } = game.question;
  // below nothing where only those are still waited for who have more time
  const least = closesAt - lastDeadline(game);
  const msLeft = Math.max(least, closesAt - Math.max(command.at, opensAt));
  const msToOpen = Math.max(0, opensAt - command.at);
  const data = { msLeft, ...(msToOpen > 0 && { msToOpen }) };
  return transition(command, actorOf(game, command.by), game.round, 'GamePaused', data, due);
};

export const resumeGame = (command: GameCommand<'ResumeGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'resume')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'paused') return rejected('wrong_state');
  const { msLeft, msToOpen } = game;
  const opensAt = command.at + msToOpen;
  const closesAt = msLeft === null ? null : opensAt + msLeft;
  const data = { closesAt, ...(msToOpen > 0 && { opensAt }) };
  const due = dueAt({ ...game, status: 'active', ...whereItGoesOn(game, command.at, data) });
  return transition(command, actorOf(game, command.by), game.round, 'GameResumed', data, due);
};

/** Ends the game where it stands; one that never started is abandoned. */
export const finishGame = (command: GameCommand<'FinishGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'finish')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const actor = actorOf(game, command.by);
  if (game.status === 'waiting') return abandon(command, actor, game);
  const closed = game.stage ? null : { index: game.question.index, reason: 'host' as const };
  const data = { endedBy: 'host' as const, closed, ...byOperator(command) };
  return transition(command, actor, game.round, 'GameFinished', data, null);
};

/** What is due is for the game to know: an open question closes, a phase leads on, a demo starts, a forgotten game ends. */
export const timeIsUp = (command: GameCommand<'TimeIsUp'>, game: PlayableGame): Decision => {
  const due = dueAt(game);
  if (command.round !== game.round || due === null || command.at < due) return unchanged;
  if (game.status !== 'finished' && isPastDeadline(game, command.at)) return endByDeadline(command, game);
  switch (game.status) {
    case 'waiting':
      return game.autoStartAt === null ? abandon(command, 'clock', game) : begin(command, 'clock', game);
    case 'active':
      if (!game.stage) return close(command, 'clock', game, 'deadline');
      if (game.rules.pacing === 'timed') return leadOn(command, 'clock', game, game.stage);
      return forgotten(command, game);
    case 'paused':
      return forgotten(command, game);
    case 'finished':
      return unchanged;
  }
};

/** Its host did not come back: what was played to the end has results, all else is abandoned. */
const forgotten = (command: Control, game: ActiveGame | PausedGame): Accepted =>
  game.stage && game.question.index === game.content.questions.length - 1
    ? endOfQuestions(command, 'clock', game, null)
    : abandon(command, 'clock', game);
