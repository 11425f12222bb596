import type { BoardEntry, FinalEntry, StandingView, Sureness, TeamEntry } from './contract/game-state.js';
import { limits } from './contract/limits.js';
import { countedQuestions } from './corrections.js';
import { currentStreak, type PlayableGame, type Seat } from './game.js';
import { places } from './places.js';

/** What a board tells of somebody: of who plays, or of a ghost of another evening. */
export interface BoardSeat
  extends Pick<
    Seat,
    | 'playerId'
    | 'name'
    | 'teamName'
    | 'order'
    | 'score'
    | 'correct'
    | 'correctMs'
    | 'doubt'
    | 'chosen'
    | 'chosenMs'
    | 'shown'
  > {
  readonly ghost?: true;
}

/** Somebody of an evening that was, as a game that is played against it sees it at one moment. Never changed. */
export interface Ghost extends Readonly<BoardSeat> {
  readonly ghost: true;
  readonly streak: number;
}

export interface RankedSeat<S extends BoardSeat = Seat> extends Sureness {
  readonly seat: S;
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

/** The same among the ghosts that play along. */
export const standingsAmong = (game: PlayableGame, ghosts: readonly Ghost[]): RankedSeat<Seat | Ghost>[] =>
  places<Seat | Ghost, RankedSeat<Seat | Ghost>>(
    [...inPlay(game), ...ghosts],
    (seat, position, sureness) => ({ seat, position, ...sureness }),
  );

const sureness = ({ deadHeatMs, closeMs }: Sureness): Sureness => ({
  ...(deadHeatMs !== undefined && { deadHeatMs }),
  ...(closeMs !== undefined && { closeMs }),
});

const boardEntry = (ranked: RankedSeat<BoardSeat>): BoardEntry => {
  const { seat, position } = ranked;
  return {
    id: seat.playerId,
    name: seat.name,
    teamName: seat.teamName,
    score: seat.score,
    position,
    ...sureness(ranked),
    correct: seat.correct,
    ...(seat.ghost && { ghost: seat.ghost }),
  };
};

/** Mean answering time of the answers a player chose, seconds; null if it chose none. */
const averageSeconds = (seat: BoardSeat): number | null =>
  seat.chosen === 0 ? null : Math.round(seat.chosenMs / seat.chosen) / 1000;

export const finalEntry = (ranked: RankedSeat<BoardSeat>, counted: number): FinalEntry => ({
  ...boardEntry(ranked),
  total: counted,
  averageSeconds: averageSeconds(ranked.seat),
});

/** Whether a board is on, whose places can be compared with those of the one before. */
const showsBoard = (game: PlayableGame): boolean =>
  (game.status === 'active' || game.status === 'paused') && game.stage?.name === 'board';

const placeBefore = (game: PlayableGame, { shown }: BoardSeat): { was?: number | null } =>
  showsBoard(game) ? { was: shown?.was ?? null } : {};

const streakOf = (game: PlayableGame, seat: Seat | Ghost): number =>
  'ghost' in seat ? seat.streak : currentStreak(game, seat);

/** The best of the board, as everybody sees it while the game runs. */
export const board = (game: PlayableGame, ranked: readonly RankedSeat<Seat | Ghost>[]): BoardEntry[] =>
  ranked.slice(0, limits.boardSize).map((entry) => ({
    ...boardEntry(entry),
    ...placeBefore(game, entry.seat),
    ...(showsBoard(game) && { streak: streakOf(game, entry.seat) }),
  }));

/** The end of the game, the best 100, the same for everybody. */
export const finalScores = (game: PlayableGame, ranked: readonly RankedSeat<BoardSeat>[]): FinalEntry[] =>
  ranked.slice(0, limits.finalScoresSize).map((entry) => finalEntry(entry, countedQuestions(game)));

/** Who never answered weighs nothing: else anybody could sink a team by taking seats in it. */
const weighs = ({ rules }: PlayableGame, seat: BoardSeat): boolean =>
  rules.teamScore === 'mean_of_all' || seat.chosen > 0;

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0);

/** The mean of the members that weigh, rounded; null where there are none. */
export const teamMean = <S extends BoardSeat>(
  game: PlayableGame,
  members: readonly S[],
  scoreOf: (seat: S) => number | null,
): number | null => {
  const scores = members.flatMap((seat) => (weighs(game, seat) ? (scoreOf(seat) ?? []) : []));
  return scores.length === 0 ? null : Math.round(sumOf(scores) / scores.length);
};

/** A team's score by the game's rules: the mean of its members, their sum, or that of the best so many. */
export const teamScoreOf = (game: PlayableGame, members: readonly BoardSeat[]): number => {
  const { teamScore } = game.rules;
  if (teamScore === 'mean' || teamScore === 'mean_of_all')
    return teamMean(game, members, ({ score }) => score) ?? 0;
  const scores = members.map(({ score }) => score).sort((a, b) => b - a);
  return sumOf(teamScore === 'sum' ? scores : scores.slice(0, Number(teamScore.slice('best'.length))));
};

/** The seats that count, by the name of their team; empty without team mode. */
export const teamMembers = (game: PlayableGame): Map<string, Seat[]> =>
  game.teamMode ? byTeam(inPlay(game)) : new Map();

const byTeam = <S extends BoardSeat>(seats: Iterable<S>): Map<string, S[]> => {
  const teams = new Map<string, S[]>();
  for (const seat of seats) {
    if (seat.teamName === null) continue;
    const members = teams.get(seat.teamName);
    if (members) members.push(seat);
    else teams.set(seat.teamName, [seat]);
  }
  return teams;
};

/**
 * The best teams by their scores (OP-41), 100 unless more are asked for, among those of the ghosts that play along; none without
 * team mode.
 */
export const teamStandings = (
  game: PlayableGame,
  atMost: number = limits.teamsSize,
  ghosts: readonly Ghost[] = [],
): TeamEntry[] => {
  const entry = (teamName: string, members: readonly BoardSeat[]): Omit<TeamEntry, 'position'> => ({
    teamName,
    score: teamScoreOf(game, members),
    members: members.length,
    ...(members[0]?.ghost && { ghost: true }),
  });
  const teams = [...teamMembers(game), ...(game.teamMode ? byTeam(ghosts) : [])].map(([teamName, members]) =>
    entry(teamName, members),
  );
  teams.sort((a, b) => b.score - a.score || (a.teamName < b.teamName ? -1 : 1));
  const listed: TeamEntry[] = [];
  for (const [index, team] of teams.slice(0, atMost).entries()) {
    const ahead = listed[index - 1];
    listed.push({ ...team, position: ahead && ahead.score === team.score ? ahead.position : index + 1 });
  }
  return listed;
};

const nextAhead = ({ name, score, ghost }: BoardSeat, own: BoardSeat): StandingView['next'] => ({
  name,
  points: score - own.score,
  ...(ghost && { ghost }),
});

/**
 * One player's own place, and who is next ahead: those of the same position are not ahead. `total` is the number of
 * questions it tells of: all that were opened and count, unless the newest has only just been.
 */
export const standingAt = (
  game: PlayableGame,
  ranked: readonly RankedSeat<BoardSeat>[],
  index: number,
  total: number = countedQuestions(game),
): StandingView | null => {
  const own = ranked[index];
  if (!own) return null;
  const ahead = own.position > 1 ? ranked[own.position - 2] : undefined;
  return {
    position: own.position,
    ...sureness(own),
    participantCount: ranked.length,
    score: own.seat.score,
    correct: own.seat.correct,
    total,
    ...placeBefore(game, own.seat),
    next: ahead ? nextAhead(ahead.seat, own.seat) : null,
  };
};
