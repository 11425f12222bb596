import {
  type AnswersByQuestion,
  type FinishedGame,
  isVoided,
  openedCount,
  type PlayerId,
  questionAt,
  type Seat,
} from '../src/index.js';

const othersAtLeast = 3;

/** What a question offers to everybody: neither a joker nor a streak is for everybody. */
const offeredBy = (game: FinishedGame, index: number): number => {
  const { points: worth, timeLimit, kind } = questionAt(game, index);
  if (kind === 'poll' || kind === 'cloud') return 0;
  const titles = game.content.questions.slice(0, index + 1).map(({ round = '' }) => round);
  const round = titles.filter(
    (title, nth) => nth === 0 || (title !== '' && title !== titles[nth - 1]),
  ).length;
  const offers = {
    classic: worth === 0 ? 0 : worth + timeLimit * 10,
    balanced: worth,
    accuracy: worth,
    rounds: worth * round,
  };
  return offers[game.rules.scoring];
};

/**
 * What a game gives each seat on the public boards, null where it does not count there (decision 35): said once more over the
 * fold, for the projection to be held against. `answers` as they count.
 */
export const boardPointsOf = (
  game: FinishedGame,
  answers: AnswersByQuestion,
): Map<PlayerId, number | null> => {
  const seats = [...game.seats.byId.values()].filter(
    ({ removed, userId }) => !removed && (userId === null || userId !== game.hostId),
  );
  const accountOf = ({ userId, playerId }: Seat): string => userId ?? playerId;
  const chose = (seat: Seat, index: number): boolean => isGiven(answers.get(index)?.get(seat.playerId));
  const opened = Array.from({ length: openedCount(game) }, (_, index) => index);
  const othersOf = (seat: Seat, answered: (other: Seat) => boolean): number =>
    seats.filter((other) => accountOf(other) !== accountOf(seat) && answered(other)).length;
  const points = seats.map((seat): [PlayerId, number | null] => {
    const others = othersOf(seat, (other) => opened.some((index) => chose(other, index)));
    // what nobody answered offers nothing; what only this account did counts for it neither way
    const counted = opened.filter(
      (index) =>
        !isVoided(game, index) &&
        offeredBy(game, index) > 0 &&
        seats.some((other) => chose(other, index)) &&
        (!chose(seat, index) || othersOf(seat, (other) => chose(other, index)) > 0),
    );
    const offered = counted.reduce((sum, index) => sum + offeredBy(game, index), 0);
    const earned = counted
      .filter((index) => othersOf(seat, (other) => chose(other, index)) > 0)
      .map((index) => Math.min(offeredBy(game, index), answers.get(index)?.get(seat.playerId)?.points ?? 0))
      .reduce((sum, points) => sum + points, 0);
    if (others < othersAtLeast || offered === 0) return [seat.playerId, null];
    return [seat.playerId, halfUp(100 * counted.length * earned, offered)];
  });
  return new Map(points);
};

/**
 * The mean of a team's members on the boards, where the game's rules say so of those who ever chose an answer; teams of whom
 * none counts are left out.
 */
export const teamBoardPoints = (game: FinishedGame, answers: AnswersByQuestion): Map<string, number> => {
  const byTeam = new Map<string, number[]>();
  if (!game.teamMode || game.hostId === null) return new Map();
  for (const [playerId, points] of boardPointsOf(game, answers)) {
    const team = game.seats.byId.get(playerId)?.teamName ?? null;
    const everChose = [...answers.values()].some((given) => isGiven(given.get(playerId)));
    if (game.rules.teamScore === 'mean' && !everChose) continue;
    if (team !== null && points !== null) byTeam.set(team, [...(byTeam.get(team) ?? []), points]);
  }
  return new Map(
    [...byTeam].map(([team, all]) => [
      team,
      halfUp(
        all.reduce((sum, one) => sum + one, 0),
        all.length,
      ),
    ]),
  );
};

/** Of any kind, be it one choice or what a kind of its own asks for. */
const isGiven = (answer: { choice: number | null; given?: unknown } | undefined): boolean =>
  answer !== undefined && (answer.choice !== null || answer.given !== undefined);

/** As SQL rounds: the quotient of whole numbers, halves away from zero. */
const halfUp = (of: number, by: number): number => Math.floor((2 * of + by) / (2 * by));
