import type { GameCommand } from '../commands.js';
import type { GameRules } from '../contract/rules.js';
import { accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import { loggedContent } from '../events.js';
import { dueAt, type Game, type PlayableGame } from '../game.js';
import { patience, standardRules, storedRules } from '../rules.js';
import { prepare, teamsProblem } from '../teams.js';
import { actorOf, mayControl } from './permission.js';

/** A game is made once: a second request with the same id finds it there. */
export const createGame = (command: GameCommand<'CreateGame'>, game: Game): Decision => {
  if (game.status !== 'unborn') return unchanged;
  const { kind, hostId, teamId, hostTeamName, gameCode, autoStartAt, teamMode, rules, content } = command;
  const problem = command.teams && teamsProblem(command.teams.preparedTeams);
  if (problem) return rejected(problem.code);
  const teams = command.teams && prepare(command.teams);
  const data = {
    ...loggedContent(content),
    kind,
    hostId,
    teamId,
    hostTeamName,
    gameCode,
    autoStartAt,
    teamMode,
    rules: storedRules(rules),
    ...(command.parentGameId && { parentGameId: command.parentGameId }),
    ...(command.assignment && { assignment: command.assignment }),
    ...(command.forkedFrom && { forkedFrom: command.forkedFrom }),
    ...(command.ghostsOf && { ghostsOf: command.ghostsOf }),
    ...(command.sealedNames && { sealedNames: command.sealedNames }),
    // What a game without any says is what it said before they could be prepared.
    ...(teams?.preparedTeams.length && teams),
  };
  // an attempt waits for its player until the deadline
  const due = command.assignment
    ? command.assignment.closesAt + rules.settleMs
    : (autoStartAt ?? command.at + patience.waiting);
  const decision = transition(command, hostId ? 'host' : 'system', game.round, 'GameCreated', data, due);
  return { ...decision, key: 'created' };
};

/** What was agreed stands from the start on. */
export const changeRules = (command: GameCommand<'ChangeRules'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status !== 'waiting') return rejected('wrong_state');
  if (areEqual(command.rules, game.rules)) return unchanged;
  // the ghosts have their points already
  if (game.ghostsOf && !givesTheSame(command.rules, game.rules)) return rejected('wrong_state');
  const data = { rules: storedRules(command.rules) };
  return transition(command, actorOf(game, command.by), game.round, 'RulesChanged', data, dueAt(game));
};

const areEqual = (some: GameRules, other: GameRules): boolean =>
  (Object.keys(standardRules) as (keyof GameRules)[]).every((rule) => some[rule] === other[rule]);

/** Whether points follow from both in the same way, for players and for teams. */
const givesTheSame = (some: GameRules, other: GameRules): boolean =>
  some.scoring === other.scoring &&
  some.streakBonus === other.streakBonus &&
  some.teamScore === other.teamScore &&
  some.photoFinish === other.photoFinish;

/** Approving again before the start replaces what is played; id and code stay (OP-24). */
export const reviseGame = (command: GameCommand<'ReviseGame'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  // ghosts answer what they were asked
  if (game.status !== 'waiting' || game.ghostsOf) return rejected('wrong_state');
  return transition(
    command,
    actorOf(game, command.by),
    game.round,
    'GameRevised',
    loggedContent(command.content),
    dueAt(game),
  );
};

/** After the end: where the host goes on with the same people. The key makes one of two clicks. */
export const followGame = (command: GameCommand<'FollowGame'>, game: PlayableGame): Decision => {
  const { nextGameId } = command;
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status !== 'finished') return rejected('wrong_state');
  if (game.nextGameId === nextGameId) return unchanged;
  return accepted(
    command,
    actorOf(game, command.by),
    'GameFollowed',
    { nextGameId },
    `followed:${nextGameId}`,
  );
};
