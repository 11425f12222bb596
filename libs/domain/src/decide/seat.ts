import type { GameCommand } from '../commands.js';
import { limits } from '../contract/limits.js';
import { accepted, type Decision, rejected, transition, unchanged } from '../decision.js';
import type { SeatAsked } from '../events.js';
import {
  activeSeat,
  awaitsSeats,
  currentIndex,
  dueWith,
  openQuestion,
  type PlayableGame,
  type Seat,
  seatOfToken,
} from '../game.js';
import { cleanName, nameKey } from '../names.js';
import { roundNumber, roundsBegun } from '../rounds.js';
import { changesAllowed } from '../rules.js';
import { forgottenKey, jokerKey, jokerOf } from '../seats.js';
import { teamByCode, teamMeant } from '../teams.js';
import { actorOf, mayControl } from './permission.js';

/** The same token is the same seat: it comes back if it had left, else nothing changes. */
const rejoin = (command: GameCommand<'JoinGame'>, game: PlayableGame, seat: Seat): Decision => {
  if (seat.removed) return rejected('removed');
  if (!seat.left || game.status === 'finished') return unchanged;
  if (seat.changes >= changesAllowed.seat) return rejected('too_many_requests');
  return accepted(command, 'player', 'PlayerReturned', { playerId: seat.playerId });
};

/** As far as is known here: joins take no turns with each other (a room joins within a second), so one moment's all get in. */
const isFull = (game: PlayableGame): boolean =>
  game.rules.maxPlayers !== null && game.seats.participants >= game.rules.maxPlayers;

/** `until3`: as long as the third question is not over. */
const isTooLate = (game: PlayableGame): boolean => {
  const { lateJoin } = game.rules;
  if (game.status === 'waiting' || lateJoin === 'open') return false;
  const over = currentIndex(game) + (openQuestion(game) ? 0 : 1);
  return lateJoin === 'closed' || over >= Number(lateJoin.slice('until'.length));
};

/** Who comes late plays alone, unless the host wants it otherwise: wrong answers in a leader's team would sink it. */
const mayJoinTeam = ({ status, rules }: PlayableGame): boolean => status === 'waiting' || rules.lateTeams;

/** The team that it asks for: the one that it names, else the one whose code it came by. Null: none. */
const teamOf = (command: GameCommand<'JoinGame'>, game: PlayableGame) => {
  const named = command.teamName ?? (command.byTeamCode ? teamByCode(game) : null);
  return named === null ? null : teamMeant(game, named);
};

/** The seat that it asks for, by this name and in this team. */
const asked = (
  { playerId, shownName, userId }: GameCommand<'JoinGame'>,
  name: string,
  teamName: string | null,
): SeatAsked => ({
  playerId,
  name,
  ...(shownName !== undefined && { shownName }),
  teamName,
  userId,
});

/**
 * Who had a seat in the game before has it here from the beginning, whenever its phone wakes up: neither lock nor lateness
 * keeps it out, and its team stays its own, also one that the host has not prepared. Where its name has become somebody
 * else's it gets a number.
 */
const carryOver = (command: GameCommand<'JoinGame'>, game: PlayableGame): Decision => {
  const wanted = cleanName(command.name);
  if (wanted === null) return rejected('name_invalid');
  const name = freeName(game, wanted);
  if (name === null) return rejected('name_taken');
  const ownTeam = command.teamName === null ? null : cleanName(command.teamName);
  const team = ownTeam === null ? null : teamMeant(game, ownTeam);
  const teamName = team && 'teamName' in team ? team.teamName : ownTeam;
  const seat = { ...asked(command, name.name, teamName), startingScore: 0 };
  return accepted(command, 'player', 'PlayerJoined', seat, name.key);
};

/** The seat that came along and waits for whoever holds this token. */
const seatAwaiting = (
  { provedAs = [] }: GameCommand<'JoinGame'>,
  { seats }: PlayableGame,
): Seat | undefined => {
  const awaited = provedAs.map((tokenId) => seats.awaited.get(tokenId)).find((playerId) => playerId);
  return awaited && seats.byId.get(awaited);
};

/** Its player has come: from now on it is this game's token that opens it. The key makes one of two that ask at once. */
const claimSeat = (command: GameCommand<'JoinGame'>, { playerId, removed }: Seat): Decision => {
  if (removed) return rejected('removed');
  const tokenId = command.playerId;
  return accepted(command, 'player', 'SeatMoved', { playerId, tokenId }, `claimed:${playerId}:${tokenId}`);
};

/** As it was in the game that this one goes on from; where two have one name, the later one gets a number. */
export const bringSeat = (command: GameCommand<'BringSeat'>, game: PlayableGame): Decision => {
  const { by, seat } = command;
  if (!mayControl(game, by, 'own')) return rejected('not_host');
  if (game.seats.byId.has(seat.playerId)) return unchanged;
  if (game.status !== 'waiting' || !awaitsSeats(game)) return rejected('wrong_state');
  const name = freeName(game, seat.name);
  if (name === null) return rejected('name_taken');
  return accepted(command, actorOf(game, by), 'PlayerJoined', { ...seat, name: name.name }, name.key);
};

/**
 * A new seat, or the seat this token had. The event's key names the name and how often it was free again, so two
 * players who ask for one name at the same moment on two gateways can't both get it.
 */
export const joinGame = (command: GameCommand<'JoinGame'>, game: PlayableGame): Decision => {
  const seat = seatOfToken(game.seats, command.playerId);
  if (seat) return seat.tokenId === command.playerId ? rejoin(command, game, seat) : rejected('bad_token');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.seats.refused.has(command.playerId)) return rejected('removed');
  if (awaitsSeats(game)) return rejected('lobby_locked');
  const awaiting = seatAwaiting(command, game);
  if (awaiting) return claimSeat(command, awaiting);
  if (command.carried) return carryOver(command, game);
  if (game.seats.knocks.has(command.playerId)) return unchanged;
  if (game.joining === 'locked' || isFull(game)) return rejected('lobby_locked');
  if (isTooLate(game)) return rejected('lobby_locked');
  const name = cleanName(command.name);
  if (name === null) return rejected('name_invalid');
  const team = teamOf(command, game);
  if (team && 'code' in team) return rejected(team.code);
  const key = keyOfName(game, name);
  if (key === null) return rejected('name_taken');
  const teamName = team && mayJoinTeam(game) ? team.teamName : null;
  const seatAsked = asked(command, name, teamName);
  return game.rules.approval || command.doubtful
    ? accepted(command, 'player', 'PlayerKnocked', seatAsked, key)
    : accepted(command, 'player', 'PlayerJoined', { ...seatAsked, startingScore: 0 }, key);
};

/** Names the name and how often it was free again, so that one of two that ask for it at once gets it; null: it is taken. */
const keyOfName = ({ seats }: PlayableGame, name: string): string | null => {
  const use = seats.names.get(nameKey(name));
  return use && use.heldBy !== null ? null : `name:${nameKey(name)}:${use?.freed ?? 0}`;
};

/** Numbers that are tried, from 2 on: nobody is called so unless a host gave that name. */
const namesakes = 9;

/** The name, or the first with a number that is nobody's, and its key; null: all of them are taken. */
const freeName = (game: PlayableGame, wanted: string): { name: string; key: string } | null => {
  const shortened = [...wanted]
    .slice(0, limits.name - 2)
    .join('')
    .trimEnd();
  for (let number = 1; number <= namesakes; number += 1) {
    const name = number === 1 ? wanted : `${shortened} ${number}`;
    const key = keyOfName(game, name);
    if (key !== null) return { name, key };
  }
  return null;
};

/**
 * Who knocked gets its seat, or is out. The key lets one of two that say so at once through; it names the time of the knock,
 * for who gave its seat back in the lobby knocks again, and is answered again.
 */
export const admitPlayer = (command: GameCommand<'AdmitPlayer'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const { playerId, admit } = command;
  const knock = game.seats.knocks.get(playerId);
  const isSettled = game.seats.byId.has(playerId) || game.seats.refused.has(playerId);
  if (!knock) return isSettled ? unchanged : rejected('not_joined');
  const actor = actorOf(game, command.by);
  const key = `knock:${playerId}:${knock.at}`;
  if (!admit) return accepted(command, actor, 'KnockRefused', { playerId }, key);
  const { at: _at, ...asked } = knock;
  return accepted(command, actor, 'PlayerJoined', { ...asked, startingScore: 0 }, key);
};

/** To a name of the host's choice, or to the one that was masked. */
export const renamePlayer = (command: GameCommand<'RenamePlayer'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'name')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  const name = cleanName(command.name);
  if (name === null) return rejected('name_invalid');
  if (name === seat.name) return unchanged;
  const { playerId } = seat;
  const actor = actorOf(game, command.by);
  const isOwn = game.seats.names.get(nameKey(name))?.heldBy === playerId;
  if (isOwn) return accepted(command, actor, 'PlayerRenamed', { playerId, name });
  const key = keyOfName(game, name);
  if (key === null) return rejected('name_taken');
  return accepted(command, actor, 'PlayerRenamed', { playerId, name }, key);
};

/** Before the start the seat is gone and its name free; later it stays on the board, and is its player's to leave. */
export const leaveGame = (command: GameCommand<'LeaveGame'>, game: PlayableGame): Decision => {
  if (command.by && !mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (command.by && game.status !== 'waiting') return rejected('wrong_state');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (seat.left) return unchanged;
  // what it brought along stays on the board until the game begins without it
  if (game.status === 'waiting' && seat.carried) return unchanged;
  const actor = command.by ? actorOf(game, command.by) : 'player';
  return accepted(command, actor, 'PlayerLeft', { playerId: seat.playerId });
};

/** To the device that came with the host's code, at any time before the end: whoever held the seat has lost it. */
export const moveSeat = (command: GameCommand<'MoveSeat'>, game: PlayableGame): Decision => {
  const { playerId, tokenId } = command;
  if (!mayControl(game, command.by, 'own')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const seat = game.seats.byId.get(playerId);
  if (!seat) return rejected('not_joined');
  if (seat.removed) return rejected('removed');
  if (seat.tokenId === tokenId) return unchanged;
  // Of another seat, or of one that moved on: a token that was shown before is no new one.
  if (seatOfToken(game.seats, tokenId)) return rejected('bad_token');
  return accepted(command, actorOf(game, command.by), 'SeatMoved', { playerId, tokenId });
};

/** A transition: until when the open question waits for this seat changes with it. */
export const extendTime = (command: GameCommand<'ExtendTime'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'lobby')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  const { playerId, factor } = command;
  if (seat.timeFactor === factor) return unchanged;
  const due = dueWith(game, seat, { timeFactor: factor });
  return transition(
    command,
    actorOf(game, command.by),
    game.round,
    'TimeExtended',
    { playerId, factor },
    due,
  );
};

/** Once an evening, before the round begins. The key names who has it, so a team of two that both tap has one. */
export const declareJoker = (command: GameCommand<'DeclareJoker'>, game: PlayableGame): Decision => {
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  const { content, rules } = game;
  if (rules.scoring !== 'rounds') return rejected('wrong_state');
  const declared = jokerOf(game, seat);
  if (declared === command.round) return unchanged;
  if (declared !== undefined) return rejected('wrong_state');
  if (command.round > roundNumber(content, content.questions.length - 1)) return rejected('bad_request');
  if (command.round <= roundsBegun(game)) return rejected('wrong_state');
  const data = { playerId: seat.playerId, round: command.round };
  return accepted(command, 'player', 'JokerDeclared', data, `joker:${jokerKey(game, seat)}`);
};

/** After the end every player may let its ghost be called by its name, and take that back; a name that is forgotten is nobody's. */
export const lendName = (command: GameCommand<'LendName'>, game: PlayableGame): Decision => {
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  const { playerId } = seat;
  if (game.status !== 'finished') return rejected('wrong_state');
  if (command.lent && game.seats.forgotten.has(forgottenKey('player', playerId)))
    return rejected('wrong_state');
  if ((seat.lentName ?? false) === command.lent) return unchanged;
  return accepted(command, 'player', 'NameLent', { playerId, lent: command.lent });
};

/** After the end every player may say how it was; the last word counts. */
export const rateGame = (command: GameCommand<'RateGame'>, game: PlayableGame): Decision => {
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (game.status !== 'finished') return rejected('wrong_state');
  if (seat.stars === command.stars) return unchanged;
  return accepted(command, 'player', 'GameRated', { playerId: seat.playerId, stars: command.stars });
};
