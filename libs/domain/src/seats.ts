import type { NameOwner } from './contract/http.js';
import { placingDoubt, withDoubt } from './doubt.js';
import type { CarriedSeat, GameEventData, TimeFactor } from './events.js';
import { type PlayableGame, type Seat, type Seats, seatOfToken } from './game.js';
import type { PlayerId } from './ids.js';
import { nameKey } from './names.js';
import { isAnswer } from './questions.js';
import { timeCounts } from './scoring.js';

/** How events change the seats. Each function changes them in place (see `Seats`). */

export const noSeats = (): Seats => ({
  byId: new Map(),
  names: new Map(),
  knocks: new Map(),
  refused: new Set(),
  teams: new Map(),
  moved: new Map(),
  awaited: new Map(),
  provedIn: new Set(),
  extended: new Set(),
  jokers: new Map(),
  made: 0,
  carried: 0,
  participants: 0,
  forgotten: new Set(),
});

/**
 * A second seat for the same token (two names, or a move and a join, on two gateways at once) is none; but its event has
 * used up the second name's key, so the name is free under the next one.
 */
export const takeSeat = (
  game: Pick<PlayableGame, 'seats' | 'teamMode'>,
  data: GameEventData['PlayerJoined'],
  at: number,
): void => {
  const { seats } = game;
  if (seatOfToken(seats, data.playerId)) {
    passName(seats, data.name);
    return;
  }
  noteTeam(seats, data.teamName);
  const knocked = seats.knocks.get(data.playerId);
  if (knocked) freeName(seats, knocked);
  seats.knocks.delete(data.playerId);
  seats.made += 1;
  seats.participants += 1;
  holdName(seats, data.name, data.playerId);
  // Drawn without a key: where two drew the same at once, it is the first one's.
  if (data.shownName !== undefined && !isHeld(seats, data.shownName))
    holdName(seats, data.shownName, data.playerId);
  const seat: Seat = {
    playerId: data.playerId,
    name: data.shownName ?? data.name,
    ...(data.shownName !== undefined && { ownName: data.name }),
    userId: data.userId,
    order: seats.made,
    joinedAt: at,
    tokenId: data.playerId,
    teamName: data.teamName,
    ready: false,
    left: false,
    removed: false,
    score: data.startingScore,
    correct: 0,
    answered: 0,
    correctMs: 0,
    chosenMs: 0,
    chosen: 0,
    last: null,
    pending: null,
    shown: null,
    timeFactor: 1,
    stars: null,
    changes: 0,
    atTheEnd: null,
  };
  seats.byId.set(data.playerId, data.carried ? broughtAlong(game, seat, data.carried) : seat);
};

/** The seat with what it brings along from another game, and whose token it is there. */
const broughtAlong = (
  game: Pick<PlayableGame, 'seats' | 'teamMode'>,
  seat: Seat,
  carried: CarriedSeat,
): Seat => {
  const { seats } = game;
  const { gameId, tokenId, streak: _, timeFactor = 1, joker, ...sums } = carried;
  seats.carried += 1;
  seats.awaited.set(tokenId, seat.playerId);
  seats.provedIn.add(gameId);
  if (timeFactor !== 1) seats.extended.add(seat.playerId);
  if (joker !== undefined) seats.jokers.set(jokerKey(game, seat), joker);
  return { ...seat, ...sums, timeFactor, timeGiven: true, carried: { ...carried, score: seat.score } };
};

/** It waits for the host; its name is nobody else's meanwhile. Twice for one token is once, as with a seat. */
export const knock = (
  seats: Seats,
  { playerId, name, shownName, teamName, userId }: GameEventData['PlayerKnocked'],
  at: number,
): void => {
  if (seatOfToken(seats, playerId) || seats.knocks.has(playerId)) {
    passName(seats, name);
    return;
  }
  const asked = { playerId, name, ...(shownName !== undefined && { shownName }), teamName, userId };
  seats.knocks.set(playerId, { ...asked, at });
  holdName(seats, name, playerId);
};

/** Not admitted: it stays out, as who was removed. */
export const refuseKnock = (seats: Seats, playerId: PlayerId): void => {
  const asked = seats.knocks.get(playerId);
  if (!asked) return;
  freeName(seats, asked);
  seats.knocks.delete(playerId);
  seats.refused.add(playerId);
};

/** What it was called before is free again. */
export const renameSeat = (seats: Seats, { playerId, name }: GameEventData['PlayerRenamed']): void => {
  const seat = seats.byId.get(playerId);
  if (!seat) return;
  if (nameKey(name) !== nameKey(seat.name) && nameKey(name) !== nameKey(seat.ownName ?? ''))
    freeName(seats, seat);
  seat.name = name;
  delete seat.ownName;
  holdName(seats, name, playerId);
};

/** After the end: whether a ghost may be called so. */
export const lendName = (seats: Seats, { playerId, lent }: GameEventData['NameLent']): void => {
  const seat = seats.byId.get(playerId);
  if (!seat) return;
  delete seat.lentName;
  if (lent) seat.lentName = true;
};

/** A forgotten name among those of its game: whose it was, or for which seat its team's. */
export const forgottenKey = (of: NameOwner, playerId: PlayerId): string => `${of}:${playerId}`;

/** After the end: of what it was called nothing is left, nor of its team's name, where that is meant. */
export const forgetName = (seats: Seats, { playerId, of, called }: GameEventData['NameForgotten']): void => {
  const seat = seats.byId.get(playerId);
  seats.forgotten.add(forgottenKey(of, playerId));
  if (of === 'player') {
    for (const [key, { heldBy }] of seats.names) if (heldBy === playerId) seats.names.delete(key);
    if (!seat) return;
    seat.name = called;
    delete seat.ownName;
    delete seat.lentName;
    holdName(seats, called, playerId);
  } else if (seat && seat.teamName !== null) forgetTeam(seats, nameKey(seat.teamName), called);
};

const forgetTeam = (seats: Seats, key: string, called: string): void => {
  for (const seat of seats.byId.values())
    if (seat.teamName !== null && nameKey(seat.teamName) === key) seat.teamName = called;
  seats.teams.delete(key);
  noteTeam(seats, called);
  const joker = seats.jokers.get(`team:${key}`);
  if (joker === undefined) return;
  seats.jokers.delete(`team:${key}`);
  seats.jokers.set(`team:${nameKey(called)}`, joker);
};

/** Before the start: the seat is gone and its name free. */
export const giveSeatBack = (seats: Seats, playerId: PlayerId): void => {
  const seat = seats.byId.get(playerId);
  if (!seat || seat.removed) return;
  seats.byId.delete(playerId);
  seats.extended.delete(playerId);
  for (const [tokenId, opened] of seats.moved) if (opened === playerId) seats.moved.delete(tokenId);
  seats.participants -= 1;
  freeName(seats, seat);
};

/** By the host: the seat is out for good, its name is free for somebody else. */
export const removeSeat = (seats: Seats, playerId: PlayerId, bannedAt?: number): void => {
  const seat = seats.byId.get(playerId);
  if (!seat) {
    // it gave its seat back in the same moment: who was put out stays out all the same
    seats.refused.add(playerId);
    return;
  }
  if (seat.removed) return;
  seat.removed = true;
  if (bannedAt !== undefined) seat.bannedAt = bannedAt;
  seats.participants -= 1;
  freeName(seats, seat);
};

/** To another device: what it is proved by changes, and nothing else. */
export const handOver = (seats: Seats, { playerId, tokenId }: GameEventData['SeatMoved']): void => {
  const seat = seats.byId.get(playerId);
  if (!seat) return;
  seats.moved.set(tokenId, playerId);
  // its player has come, or the host has given it to another device: the token of the other game opens it no more
  if (seat.carried) seats.awaited.delete(seat.carried.tokenId);
  seat.tokenId = tokenId;
};

const isHeld = ({ names }: Seats, name: string): boolean =>
  (names.get(nameKey(name))?.heldBy ?? null) !== null;

const holdName = (seats: Seats, name: string, playerId: PlayerId): void => {
  const key = nameKey(name);
  seats.names.set(key, { heldBy: playerId, freed: seats.names.get(key)?.freed ?? 0 });
};

/** Its key was used by an event that gave it to nobody. */
const passName = (seats: Seats, name: string): void => {
  const key = nameKey(name);
  seats.names.set(key, { heldBy: null, freed: (seats.names.get(key)?.freed ?? 0) + 1 });
};

const freeName = (
  seats: Seats,
  { name, ownName = name, playerId }: Pick<Seat, 'name' | 'ownName' | 'playerId'>,
): void => {
  for (const held of new Set([name, ownName]))
    if (seats.names.get(nameKey(held))?.heldBy === playerId) passName(seats, held);
};

/** The first spelling of a team's name stays: equal names are one team. */
export const noteTeam = (seats: Seats, teamName: string | null): void => {
  if (teamName === null) return;
  const key = nameKey(teamName);
  if (!seats.teams.has(key)) seats.teams.set(key, teamName);
};

export const extendTime = (seats: Seats, playerId: PlayerId, factor: TimeFactor): void => {
  const seat = seats.byId.get(playerId);
  if (!seat) return;
  seat.timeFactor = factor;
  seat.timeGiven = true;
  if (factor === 1) seats.extended.delete(playerId);
  else seats.extended.add(playerId);
};

/** By what a joker is known: a team has one, and who plays for none has its own. */
export const jokerKey = (
  { teamMode }: Pick<PlayableGame, 'teamMode'>,
  { teamName, playerId }: Pick<Seat, 'teamName' | 'playerId'>,
): string => (teamMode && teamName !== null ? `team:${nameKey(teamName)}` : `seat:${playerId}`);

/** The round that counts double for this seat, if it or its team has declared one. */
export const jokerOf = (game: PlayableGame, seat: Seat): number | undefined =>
  game.seats.jokers.get(jokerKey(game, seat));

/** An answer counts from here on. `scoring` says whether its time decides among equals. */
export const recordAnswer = (
  seat: Seat,
  data: GameEventData['AnswerSubmitted'],
  version: number,
  scoring: PlayableGame['rules']['scoring'],
): void => {
  seat.last = {
    questionIndex: data.questionIndex,
    choice: data.choice,
    ...(data.given && { given: data.given }),
    isCorrect: data.isCorrect,
    ...(data.fraction !== undefined && { fraction: data.fraction }),
    points: data.points,
    speedBonus: data.speedBonus,
    ...(data.streakBonus !== undefined && { streakBonus: data.streakBonus }),
    total: data.total,
    streak: data.streak,
    responseMs: data.responseMs,
    ...(data.timeFactor !== undefined && { timeFactor: data.timeFactor }),
    ...(data.doubt && { doubt: data.doubt }),
    version,
  };
  seat.score += data.points;
  seat.answered += 1;
  if (data.isCorrect) {
    seat.correct += 1;
    seat.correctMs += placingMs(data, scoring);
    Object.assign(seat, withDoubt(seat, placingDoubt(data, scoring), 1));
  }
  if (isAnswer(data)) {
    seat.chosen += 1;
    seat.chosenMs += data.responseMs;
  }
};

/** What the time of a right answer weighs among equal scores, ms: for all as if they had the same time. */
export const placingMs = (
  { responseMs, timeFactor = 1 }: Pick<GameEventData['AnswerSubmitted'], 'responseMs' | 'timeFactor'>,
  scoring: PlayableGame['rules']['scoring'],
): number => (timeCounts(scoring) ? responseMs / timeFactor : 0);

/** The question is closed: what was answered last counts. */
export const settleAnswers = ({ rules, seats }: PlayableGame): void => {
  for (const seat of seats.byId.values()) {
    const { pending } = seat;
    if (!pending) continue;
    seat.pending = null;
    recordAnswer(seat, pending.data, pending.version, rules.scoring);
  }
};
