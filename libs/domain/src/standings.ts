import type { BoardEntry, FinalEntry, StandingView, Sureness, TeamEntry } from './contract/game-state.js';
import { limits } from './contract/limits.js';
import { countedQuestions } from './corrections.js';
import { currentStreak, type PlayableGame, type Seat } from './game.js';
import { places } from './places.js';

export interface RankedSeat extends Sureness {
  readonly seat: Seat;
  /** 1, 2, 2, 4: equals share a position, the next one is skipped. */
  readonly position: number;
}

/** First place, shared or alone, with a point at least. */
export const hasWon = ({ position, seat }: RankedSeat): boolean => position === 1 && seat.score > 0;

const inPlay = function* (game: PlayableGame): Generator<Seat> {
  for (const seat of game.seats.byId.values()) if (!seat.removed) yield seat;
};

/** Every seat that counts, best first. */
export const standings = (game: PlayableGame): RankedSeat[] =>
  places(inPlay(game), (seat, position, sureness) => ({ seat, position, ...sureness }));

const sureness = ({ deadHeatMs, closeMs }: RankedSeat): Sureness => ({
  ...(deadHeatMs !== undefined && { deadHeatMs }),
  ...(closeMs !== undefined && { closeMs }),
});

const boardEntry = (ranked: RankedSeat): BoardEntry => {
  const { seat, position } = ranked;
  return {
    id: seat.playerId,
    name: seat.name,
    teamName: seat.teamName,
    score: seat.score,
    position,
    ...sureness(ranked),
    correct: seat.correct,
  };
};

/** Mean answering time of the answers a player chose, seconds; null if it chose none. */
const averageSeconds = (seat: Seat): number | null =>
  seat.chosen === 0 ? null : Math.round(seat.chosenMs / seat.chosen) / 1000;

export const finalEntry = (ranked: RankedSeat, counted: number): FinalEntry => ({
  ...boardEntry(ranked),
  total: counted,
  averageSeconds: averageSeconds(ranked.seat),
});

/** Whether a board is on, whose places can be compared with those of the one before. */
const showsBoard = (game: PlayableGame): boolean =>
  (game.status === 'active' || game.status === 'paused') && game.stage?.name === 'board';

const placeBefore = (game: PlayableGame, { shown }: Seat): { was?: number | null } =>
  showsBoard(game) ? { was: shown?.was ?? null } : {};

/** The best of the board, as everybody sees it while the game runs. */
export const board = (game: PlayableGame, ranked: readonly RankedSeat[]): BoardEntry[] =>
  ranked.slice(0, limits.boardSize).map((entry) => ({
    ...boardEntry(entry),
    ...placeBefore(game, entry.seat),
    ...(showsBoard(game) && { streak: currentStreak(game, entry.seat) }),
  }));

/** The end of the game, the best 100, the same for everybody. */
export const finalScores = (game: PlayableGame, ranked: readonly RankedSeat[]): FinalEntry[] =>
  ranked.slice(0, limits.finalScoresSize).map((entry) => finalEntry(entry, countedQuestions(game)));

/** Who never answered weighs nothing: else anybody could sink a team by taking seats in it. */
const weighs = ({ rules }: PlayableGame, seat: Seat): boolean =>
  rules.teamScore === 'mean_of_all' || seat.chosen > 0;

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0);

/** The mean of the members that weigh, rounded; null where there are none. */
export const teamMean = (
  game: PlayableGame,
  members: readonly Seat[],
  scoreOf: (seat: Seat) => number | null,
): number | null => {
  const scores = members.flatMap((seat) => (weighs(game, seat) ? (scoreOf(seat) ?? []) : []));
  return scores.length === 0 ? null : Math.round(sumOf(scores) / scores.length);
};

/** A team's score by the game's rules: the mean of its members, their sum, or that of the best so many. */
export const teamScoreOf = (game: PlayableGame, members: readonly Seat[]): number => {
  const { teamScore } = game.rules;
  if (teamScore === 'mean' || teamScore === 'mean_of_all')
    return teamMean(game, members, ({ score }) => score) ?? 0;
  const scores = members.map(({ score }) => score).sort((a, b) => b - a);
  return sumOf(teamScore === 'sum' ? scores : scores.slice(0, Number(teamScore.slice('best'.length))));
};

/** The seats that count, by the name of their team; empty without team mode. */
export const teamMembers = (game: PlayableGame): Map<string, Seat[]> => {
  const byTeam = new Map<string, Seat[]>();
  if (!game.teamMode) return byTeam;
  for (const seat of game.seats.byId.values()) {
    if (seat.removed || seat.teamName === null) continue;
    const members = byTeam.get(seat.teamName);
    if (members) members.push(seat);
    else byTeam.set(seat.teamName, [seat]);
  }
  return byTeam;
};

/** The best teams by their scores (OP-41), 100 unless more are asked for; none without team mode. */
export const teamStandings = (game: PlayableGame, atMost: number = limits.teamsSize): TeamEntry[] => {
  const teams = [...teamMembers(game)].map(([teamName, members]) => ({
    teamName,
    score: teamScoreOf(game, members),
    members: members.length,
  }));
  teams.sort((a, b) => b.score - a.score || (a.teamName < b.teamName ? -1 : 1));
  const listed: TeamEntry[] = [];
  for (const [index, team] of teams.slice(0, atMost).entries()) {
    const ahead = listed[index - 1];
    listed.push({ ...team, position: ahead && ahead.score === team.score ? ahead.position : index + 1 });
  }
  return listed;
};

/**
 * One player's own place, and who is next ahead: those of the same position are not ahead. `total` is the number of
 * questions it tells of: all that were opened and count, unless the newest has only just been.
 */
export const standingAt = (
  game: PlayableGame,
  ranked: readonly RankedSeat[],
  index: number,
  total: number = countedQuestions(game),
): StandingView | null => {
  const own = ranked[index];
  if (!own) return null;
  const ahead = own.position > 1 ? ranked[own.position - 2] : undefined;
  return {
    position: own.position,
    ...sureness(own),
    participantCount: game.seats.participants,
    score: own.seat.score,
    correct: own.seat.correct,
    total,
    ...placeBefore(game, own.seat),
    next: ahead ? { name: ahead.seat.name, points: ahead.seat.score - own.seat.score } : null,
  };
};
