import { groupBy, mean, sum } from './figures.js';
import { keyOf } from './items.js';
import type { PlayedGame, Turn } from './played-games.js';

/** What the queries about what people do must come to: time-of-answer, drop-out, pace-and-fatigue, returning-players, changes-of-mind. */

export const timeOfAnswer = (turns: readonly Turn[]) =>
  [...groupBy(turns, ({ question }) => question.timeLimit)]
    .sort(([a], [b]) => a - b)
    .flatMap(([limit, all]) =>
      Array.from({ length: limit }, (_, before) => {
        const within = (least: number) =>
          all.filter(({ answer }) => {
            const ms = answer?.responseMs ?? Number.POSITIVE_INFINITY;
            return ms >= least * 1_000 && ms < (before + 1) * 1_000;
          });
        const now = within(before);
        const right = now.filter(({ answer }) => answer?.isCorrect).length;
        return {
          time_limit: limit,
          second: before + 1,
          answers: now.length,
          answered_pct: (100 * within(0).length) / all.length,
          right_pct: now.length === 0 ? null : (100 * right) / now.length,
        };
      }),
    );

export const dropOut = (games: readonly PlayedGame[]) => {
  const longest = Math.max(...games.map(({ questions }) => questions.length));
  let left = 1;
  return Array.from({ length: longest }, (_, index) => {
    const seats = games
      .filter(({ questions }) => questions.length > index)
      .flatMap((game) => game.seats.filter(({ firstQuestion }) => firstQuestion === 0));
    const lasts = seats.map(({ answers }) => answers.findLastIndex((answer) => answer !== null));
    const withUs = lasts.filter((last) => last >= index - 1).length;
    const lost = lasts.filter((last) => last === index - 1).length;
    left *= 1 - lost / withUs;
    return {
      question: index + 1,
      with_us: withUs,
      lost,
      lost_pct: (100 * lost) / withUs,
      left_of_all_pct: 100 * left,
    };
  });
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
};

export const paceAndFatigue = (turns: readonly Turn[]) => {
  const answers = turns.flatMap(({ answer, ...turn }) =>
    answer ? [{ ...turn, right: answer.isCorrect ? 1 : 0, ms: answer.responseMs, key: keyOf(turn) }] : [],
  );
  const usual = new Map(
    [...groupBy(answers, ({ key }) => key)].map(([key, all]) => [
      key,
      { right: mean(all.map(({ right }) => right)), ms: mean(all.map(({ ms }) => ms)) },
    ]),
  );
  return [...groupBy(turns, ({ index }) => index)]
    .sort(([a], [b]) => a - b)
    .map(([index, all]) => {
      const here = answers.filter((answer) => answer.index === index);
      const expected = here.map(({ key }) => usual.get(key) ?? { right: 0, ms: 0 });
      const right = mean(here.map((answer) => answer.right));
      return {
        question: index + 1,
        turns: all.length,
        nothing_said_pct: (100 * (all.length - here.length)) / all.length,
        median_seconds: median(here.map(({ ms }) => ms)) / 1_000,
        right_pct: 100 * right,
        right_against_usual: 100 * (right - mean(expected.map((of) => of.right))),
        time_against_usual_pct: 100 * (sum(here.map(({ ms }) => ms)) / sum(expected.map(({ ms }) => ms)) - 1),
      };
    });
};

const day = 24 * 60 * 60 * 1_000;
/** Weeks since a Monday. */
const weekOf = (at: number): number => Math.floor((at / day - 4) / 7);
const mondayOf = (week: number): string => new Date((week * 7 + 4) * day).toISOString().slice(0, 10);

export const returningPlayers = (games: readonly PlayedGame[]) => {
  const weeks = new Map<string, Set<number>>();
  for (const { startedAt, seats } of games)
    for (const { account } of seats)
      if (account !== null) weeks.set(account, (weeks.get(account) ?? new Set()).add(weekOf(startedAt)));
  const last = Math.max(...games.map(({ startedAt }) => weekOf(startedAt)));
  return [...groupBy([...weeks.values()], (played) => Math.min(...played))]
    .sort(([a], [b]) => a - b)
    .map(([cohort, people]) => {
      const share = (came: (played: Set<number>) => boolean, reach: number): number | null =>
        cohort + reach > last ? null : (100 * people.filter(came).length) / people.length;
      const after = (weeksLater: number) => share((played) => played.has(cohort + weeksLater), weeksLater);
      return {
        cohort: mondayOf(cohort),
        newcomers: people.length,
        week_1_pct: after(1),
        week_2_pct: after(2),
        week_3_pct: after(3),
        week_4_pct: after(4),
        ever_again_pct: share(({ size }) => size > 1, 1),
      };
    });
};

export const changesOfMind = (games: readonly PlayedGame[]) => {
  const minds = games
    .filter(({ seats }) => seats.some(({ changedFrom }) => changedFrom.size > 0))
    .flatMap(({ seats }) =>
      seats.flatMap(({ answers, changedFrom, firstQuestion }) =>
        answers.flatMap((last, index) =>
          last && index >= firstQuestion
            ? [
                {
                  changes: last.change ?? 0,
                  before: (changedFrom.get(index) ?? last).isCorrect,
                  after: last.isCorrect,
                },
              ]
            : [],
        ),
      ),
    );
  const names = ['kept', 'changed once', 'changed more often'];
  return [...groupBy(minds, ({ changes }) => Math.min(changes, 2))]
    .sort(([a], [b]) => a - b)
    .map(([changes, all]) => {
      const share = (of: (mind: (typeof all)[number]) => boolean): number =>
        (100 * all.filter(of).length) / all.length;
      return {
        mind: names[changes] ?? '',
        answers: all.length,
        right_at_first_pct: share(({ before }) => before),
        right_at_last_pct: share(({ after }) => after),
        right_to_wrong_pct: share(({ before, after }) => before && !after),
        wrong_to_right_pct: share(({ before, after }) => !before && after),
      };
    });
};
