import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, unchanged } from '../decision.js';
import type { PlayableGame } from '../game.js';
import { actorOf, mayControl } from './permission.js';

/**
 * After the end, so that nobody loses a game that goes on. No round begins any more: the key arbitrates, and of two that are said
 * of the same log one is stored; the other one looks again, and finds the game another's.
 */
export const changeHost = (command: GameCommand<'ChangeHost'>, game: PlayableGame): Decision => {
  const { by, from, to } = command;
  if (!mayControl(game, by, 'hand over')) return rejected('not_host');
  if (game.status !== 'finished') return rejected('wrong_state');
  if (game.hostId === to) return unchanged;
  if (game.hostId !== from) return rejected('not_host');
  return accepted(command, actorOf(game, by), 'HostChanged', { from, to }, `host:${game.version}`);
};
