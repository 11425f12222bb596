import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import { activeSeat, dueAt, type PlayableGame } from '../game.js';
import { changesAllowed } from '../rules.js';
import { teamCalled } from '../seats.js';
import { actorOf, mayControl } from './permission.js';

export const setReady = (command: GameCommand<'SetReady'>, game: PlayableGame): Decision => {
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (game.status !== 'waiting') return rejected('wrong_state');
  if (seat.ready === command.ready) return unchanged;
  if (seat.changes >= changesAllowed.seat) return rejected('too_many_requests');
  return accepted(command, 'player', 'PlayerReadied', { playerId: seat.playerId, ready: command.ready });
};

export const chooseTeam = (command: GameCommand<'ChooseTeam'>, game: PlayableGame): Decision => {
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (game.status !== 'waiting') return rejected('wrong_state');
  const teamName = teamCalled(game, command.teamName);
  if (teamName === null) return rejected('name_invalid');
  if (seat.teamName === teamName) return unchanged;
  if (seat.changes >= changesAllowed.seat) return rejected('too_many_requests');
  return accepted(command, 'player', 'TeamChosen', { playerId: seat.playerId, teamName });
};

export const setTeamMode = (command: GameCommand<'SetTeamMode'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'waiting') return rejected('wrong_state');
  if (game.teamMode === command.teamMode) return unchanged;
  return accepted(command, actorOf(command.by), 'TeamModeSet', { teamMode: command.teamMode });
};

/** A transition: a join decided before the lock must not slip in after it. */
export const setJoining = (command: GameCommand<'SetJoining'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.joining === command.joining) return unchanged;
  const data = { joining: command.joining };
  return transition(command, actorOf(command.by), game.round, 'JoiningChanged', data, dueAt(game));
};

/** A transition: no answer of the removed player may follow. Removing twice is no error. */
export const removePlayer = (command: GameCommand<'RemovePlayer'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const seat = game.seats.byId.get(command.playerId);
  if (!seat) return rejected('bad_request');
  if (seat.removed) return unchanged;
  const data = { playerId: command.playerId };
  return transition(command, actorOf(command.by), game.round, 'PlayerRemoved', data, dueAt(game));
};
