import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import type { PreparedTeams } from '../events.js';
import { activeSeat, dueAt, dueWith, type PlayableGame } from '../game.js';
import { changesAllowed } from '../rules.js';
import { prepare, teamMeant, teamsPlayed, teamsProblem } from '../teams.js';
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
  const meant = teamMeant(game, command.teamName);
  if ('code' in meant) return rejected(meant.code);
  const { teamName } = meant;
  if (seat.teamName === teamName) return unchanged;
  if (seat.changes >= changesAllowed.seat) return rejected('too_many_requests');
  return accepted(command, 'player', 'TeamChosen', { playerId: seat.playerId, teamName });
};

export const setTeamMode = (command: GameCommand<'SetTeamMode'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'waiting') return rejected('wrong_state');
  const { teamMode } = command;
  const problem = command.teams && teamsProblem(command.teams.preparedTeams);
  if (problem) return rejected(problem.code);
  const teams = command.teams && prepare(command.teams, teamsPlayed(game));
  const changed = teams && !isPrepared(game, teams);
  if (game.teamMode === teamMode && !changed) return unchanged;
  return accepted(command, actorOf(game, command.by), 'TeamModeSet', { teamMode, ...(changed && teams) });
};

const isPrepared = (game: PlayableGame, { preparedTeams, onlyPreparedTeams }: PreparedTeams): boolean =>
  game.onlyPreparedTeams === onlyPreparedTeams &&
  game.preparedTeams.length === preparedTeams.length &&
  game.preparedTeams.every((name, index) => name === preparedTeams[index]);

/** A transition: a join decided before the lock must not slip in after it. */
export const setJoining = (command: GameCommand<'SetJoining'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.joining === command.joining) return unchanged;
  const data = { joining: command.joining };
  return transition(command, actorOf(game, command.by), game.round, 'JoiningChanged', data, dueAt(game));
};

/** A transition: no answer of the removed player may follow. Removing twice is no error. */
export const removePlayer = (command: GameCommand<'RemovePlayer'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const seat = game.seats.byId.get(command.playerId);
  if (!seat) return rejected('bad_request');
  if (seat.removed) return unchanged;
  const data = { playerId: command.playerId, ...(command.ban && { banned: true as const }) };
  const due = dueWith(game, seat, { removed: true });
  return transition(command, actorOf(game, command.by), game.round, 'PlayerRemoved', data, due);
};
