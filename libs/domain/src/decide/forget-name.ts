import type { GameCommand } from '../commands.js';
import type { NameOwner } from '../contract/http.js';
import { accepted, type Decision, rejected, unchanged } from '../decision.js';
import type { PlayableGame } from '../game.js';
import type { PlayerId } from '../ids.js';
import { forgottenPlayer, forgottenTeam, nameKey } from '../names.js';
import { forgottenKey } from '../seats.js';
import { actorOf, mayControl } from './permission.js';

/**
 * After the end, when nobody is called by it any more: the store has forgotten the name, and every fold follows. Whether that was
 * told is asked of what was told, not of what the seat is called: a fold of the log as it is by now never had the name, while
 * other folds and the lists still have it, if somebody broke off in between.
 */
export const forgetName = (command: GameCommand<'ForgetName'>, game: PlayableGame): Decision => {
  const { by, playerId, of } = command;
  if (!mayControl(game, by, 'forget')) return rejected('not_host');
  if (game.status !== 'finished') return rejected('wrong_state');
  const actor = actorOf(game, by);
  if (of === 'team') {
    const team = forgettableTeam(game, playerId);
    if (team === null) return rejected('unknown_team');
    const called = forgottenTeam(playerId);
    if (standsForForgotten(game, of, team)) return unchanged;
    return accepted(command, actor, 'NameForgotten', { playerId, of, called }, `forgotten:team:${playerId}`);
  }
  // Of who gave its seat back, or only knocked, the fold keeps no name.
  const { byId, forgotten } = game.seats;
  const called = forgottenPlayer(playerId);
  if (!byId.has(playerId) || forgotten.has(forgottenKey(of, playerId))) return unchanged;
  return accepted(command, actor, 'NameForgotten', { playerId, of, called }, `forgotten:player:${playerId}`);
};

/**
 * The team of this seat, if its name may be forgotten; else null. One that the host wrote down beforehand is the host's own
 * word, as a title is, and stands where the log is sealed.
 */
export const forgettableTeam = (game: PlayableGame, playerId: PlayerId): string | null => {
  const teamName = game.seats.byId.get(playerId)?.teamName ?? null;
  if (teamName === null) return null;
  const hostsOwn = [...game.preparedTeams, ...(game.hostTeamName === null ? [] : [game.hostTeamName])];
  return hostsOwn.some((name) => nameKey(name) === nameKey(teamName)) ? null : teamName;
};

/** Whether this seat, or its team, is called so as far as this fold knows, which has not heard that it is forgotten. */
export const isStillCalled = (
  { seats }: PlayableGame,
  of: NameOwner,
  playerId: PlayerId,
  name: string,
): boolean => {
  if (seats.forgotten.has(forgottenKey(of, playerId))) return false;
  const seat = seats.byId.get(playerId);
  const called = (of === 'player' ? seat?.name : seat?.teamName) ?? null;
  return called !== null && nameKey(called) === nameKey(name);
};

/** Whether this is what somebody, or a team, is called since its name is forgotten and everybody was told; by whichever seat. */
export const standsForForgotten = ({ seats }: PlayableGame, of: NameOwner, name: string): boolean => {
  const called = of === 'team' ? forgottenTeam : forgottenPlayer;
  return [...seats.byId.keys()].some(
    (playerId) => called(playerId) === name && seats.forgotten.has(forgottenKey(of, playerId)),
  );
};
