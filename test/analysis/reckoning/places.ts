import { groupBy, mean, sum } from './figures.js';
import type { PlayedGame, PlayedSeat } from './played-games.js';

/** What the queries about places must come to: speed-bonus, late-joiners, when-decided. */

const sizes = ['under 10', '10 to 24', '25 and more'] as const;
const sizeOf = ({ seats: { length } }: PlayedGame) => sizes[length < 10 ? 0 : length < 25 ? 1 : 2];

const bySize = <T>(games: readonly PlayedGame[], row: (group: readonly PlayedGame[]) => T) => {
  const groups = groupBy(games, sizeOf);
  return sizes.flatMap((size) => {
    const group = groups.get(size);
    return group ? [{ players_in_game: size, ...row(group) }] : [];
  });
};

const given = ({ answers }: PlayedSeat) => answers.flatMap((answer) => answer ?? []);
const scoreOf = (seat: PlayedSeat): number => sum(given(seat).map(({ points }) => points));
const bonusOf = (seat: PlayedSeat): number => sum(given(seat).map(({ speedBonus }) => speedBonus));

/** Points without the bonus. */
const worthOf = (seat: PlayedSeat): number => scoreOf(seat) - bonusOf(seat);

/** How far a seat ended from the places that it would have shared with all who had as many points without the bonus. */
const bonusMoves = ({ seats }: PlayedGame): number[] => {
  const worths = seats.map(worthOf);
  return seats.map(({ position }, index) => {
    const own = worths[index] ?? 0;
    const ahead = worths.filter((worth) => worth > own).length;
    const equals = worths.filter((worth) => worth === own).length;
    return Math.max(ahead + 1 - position, position - (ahead + equals), 0);
  });
};

const winnersWithout = ({ seats }: PlayedGame): PlayedSeat[] => {
  const most = Math.max(...seats.map(worthOf));
  return seats.filter((seat) => worthOf(seat) === most);
};
const wonWithout = (game: PlayedGame): boolean => winnersWithout(game).some(({ position }) => position === 1);

export const speedBonus = (games: readonly PlayedGame[]) =>
  bySize(games, (group) => {
    const [seats, moves] = [group.flatMap((game) => game.seats), group.flatMap(bonusMoves)];
    const share = (is: (game: PlayedGame) => boolean) => (100 * group.filter(is).length) / group.length;
    return {
      games: group.length,
      bonus_pct_of_points: (100 * sum(seats.map(bonusOf))) / sum(seats.map(scoreOf)),
      chosen_among_equals_pct: share((game) => wonWithout(game) && winnersWithout(game).length > 1),
      winner_overtaken_pct: share((game) => !wonWithout(game)),
      moved_pct: (100 * moves.filter((places) => places > 0).length) / moves.length,
      places_moved: mean(moves),
    };
  });

const latenesses = [
  { name: 'none', most: 0 },
  { name: '1 or 2', most: 2 },
  { name: '3 or 4', most: 4 },
  { name: '5 and more', most: Number.POSITIVE_INFINITY },
];

export const lateJoiners = (games: readonly PlayedGame[]) => {
  const all = games
    .filter(({ seats }) => seats.length > 1)
    .flatMap(({ seats, questions }) =>
      seats.map((seat) => ({
        seat,
        asked: questions.length - seat.firstQuestion,
        place: (seats.length - seat.position) / (seats.length - 1),
      })),
    );
  const groups = groupBy(all, ({ seat }) => latenesses.find(({ most }) => seat.firstQuestion <= most)?.name);
  return latenesses.flatMap(({ name }) => {
    const group = groups.get(name);
    if (!group) return [];
    const asked = sum(group.map((of) => of.asked));
    const right = group.flatMap(({ seat }) => given(seat)).filter(({ isCorrect }) => isCorrect).length;
    return {
      questions_missed: name,
      seats: group.length,
      right_pct: (100 * right) / asked,
      points_a_question: sum(group.map(({ seat }) => scoreOf(seat))) / asked,
      place_pct: 100 * mean(group.map(({ place }) => place)),
      first_three_pct: (100 * group.filter(({ seat }) => seat.position <= 3).length) / group.length,
    };
  });
};

/** Who led alone after each question; null: several did. */
const leadersOf = ({ seats, questions, timeCounts }: PlayedGame): (PlayedSeat | null)[] =>
  questions.map((_, index) => {
    const ranked = seats
      .map((seat) => {
        const far = seat.answers.slice(0, index + 1).flatMap((answer) => answer ?? []);
        const ms = sum(far.map(({ isCorrect, responseMs }) => (isCorrect && timeCounts ? responseMs : 0)));
        return { seat, score: sum(far.map(({ points }) => points)), ms };
      })
      .sort((a, b) => b.score - a.score || a.ms - b.ms);
    const [first, second] = ranked;
    const shared = second && first?.score === second.score && first.ms === second.ms;
    return first && !shared ? first.seat : null;
  });

export const whenDecided = (games: readonly PlayedGame[]) =>
  bySize(
    games.filter((game) => leadersOf(game).at(-1) !== null),
    (group) => {
      const courses = group.map((game) => {
        const leaders = leadersOf(game);
        const alone = leaders.filter((leader) => leader !== null);
        return {
          questions: leaders.length,
          changes: alone.filter((leader, index) => index > 0 && leader !== alone[index - 1]).length,
          decidedBy: leaders.findLastIndex((leader) => leader !== leaders.at(-1)) + 2,
        };
      });
      const share = (is: (course: (typeof courses)[0]) => boolean) =>
        (100 * courses.filter(is).length) / courses.length;
      return {
        games: courses.length,
        questions: mean(courses.map(({ questions }) => questions)),
        lead_changes: mean(courses.map(({ changes }) => changes)),
        decided_by_question: mean(courses.map(({ decidedBy }) => decidedBy)),
        by_the_last_pct: share(({ decidedBy, questions }) => decidedBy === questions),
        from_the_first_pct: share(({ decidedBy }) => decidedBy === 1),
      };
    },
  );
