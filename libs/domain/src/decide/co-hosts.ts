import { coHostOf, coHostsAtMost, presentCoHosts } from '../co-hosts.js';
import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import { dueAt, type PlayableGame } from '../game.js';
import { actorOf, mayControl } from './permission.js';

/** A transition: nobody comes in by the link before it any more. */
export const makeCoHostLink = (command: GameCommand<'MakeCoHostLink'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const data = { link: game.coHosts.links + 1 };
  return transition(command, 'host', game.round, 'CoHostLinkMade', data, dueAt(game));
};

/** The key lets one of two that come at once be the next: the other one looks again, at whether there is room for it. */
export const admitCoHost = (command: GameCommand<'AdmitCoHost'>, game: PlayableGame): Decision => {
  const { userId, link } = command;
  if (game.status === 'finished') return rejected('game_finished');
  if (userId === game.hostId || coHostOf(game, userId)) return unchanged;
  if (link !== game.coHosts.link) return rejected('unknown_code');
  if (presentCoHosts(game).length >= coHostsAtMost) return rejected('wrong_state');
  const coHost = game.coHosts.admitted.length + 1;
  const actor = `cohost:${coHost}` as const;
  return accepted(command, actor, 'CoHostAdmitted', { coHost, userId }, `cohost:${coHost}`);
};

/** Of those who lead it the host dismisses whom it likes, a co-host itself and nobody else. */
const mayDismiss = (game: PlayableGame, { by, coHosts }: GameCommand<'DismissCoHosts'>): boolean => {
  if (by.as !== 'cohost') return mayControl(game, by, 'own');
  const own = coHostOf(game, by.userId)?.number;
  return coHosts !== 'all' && coHosts.length === 1 && coHosts[0] === own;
};

/**
 * A transition: what they have asked for and is not in the log yet is refused. The link ends with them, also with one who
 * steps down by itself: it is still in that one's hands.
 */
export const dismissCoHosts = (command: GameCommand<'DismissCoHosts'>, game: PlayableGame): Decision => {
  if (!mayDismiss(game, command)) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const coHosts = presentCoHosts(game)
    .map(({ number }) => number)
    .filter((number) => command.coHosts === 'all' || command.coHosts.includes(number));
  if (coHosts.length === 0 && game.coHosts.link === null) return unchanged;
  const actor = actorOf(game, command.by);
  return transition(command, actor, game.round, 'CoHostsDismissed', { coHosts }, dueAt(game));
};
