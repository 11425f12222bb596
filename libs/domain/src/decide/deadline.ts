import { withDeadline } from '../attempts.js';
import type { GameCommand } from '../commands.js';
import { type Decision, rejected, transition, unchanged } from '../decision.js';
import { dueAt, type PlayableGame } from '../game.js';
import { actorOf, mayControl } from './permission.js';

/** A transition: no answer that was decided by the old deadline follows. What is stored counts, wherever it moves to. */
export const moveDeadline = (command: GameCommand<'MoveDeadline'>, game: PlayableGame): Decision => {
  const { by, closesAt } = command;
  if (!mayControl(game, by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (!game.assignment) return rejected('wrong_state');
  if (game.assignment.closesAt === closesAt) return unchanged;
  const due = dueAt(withDeadline(game, closesAt));
  return transition(command, actorOf(game, by), game.round, 'DeadlineMoved', { closesAt }, due);
};
