import { usualLeagueRules } from '@clockbeat/domain';
import { honestNight } from '../checker/honest-night.js';
import {
  type AssignmentRecord,
  type ForkRecord,
  type LeagueRecord,
  peopleOf,
  type SeasonPromise,
  seasonPromises,
  seasonViolations,
  tableOf,
} from './checks.js';
import { honestAttempt, honestFork } from './honest-season.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** All that is planted is planted in a season of its own. */
interface Season {
  leagues: Writable<LeagueRecord>[];
  assignment: Writable<AssignmentRecord>;
  forks: Writable<ForkRecord>[];
}

const honestSeason = (): Season => {
  const { log } = honestNight();
  const members = ['Ada', 'Bo', 'Somebody away'].map((name) => ({ id: `m_${name}`, name, userId: null }));
  const league = { kind: 'players' as const, rules: usualLeagueRules, members, nights: [log] };
  const attempt = honestAttempt();
  const assignment = {
    ...{ questions: attempt.questions, counts: 'best' as const, closesAt: attempt.closesAt },
    attempts: [{ gameId: attempt.gameId, person: 1, number: 1, log: attempt.log }],
    pupils: [{ name: 'Ada', begun: [{ gameId: attempt.gameId, playerId: attempt.playerId, number: 1 }] }],
  };
  return structuredClone({
    leagues: [{ ...league, told: [{ by: 'g1', rows: tableOf(league) }] }],
    assignment: { ...assignment, told: [{ by: 'g1', people: peopleOf(assignment) }] },
    forks: [honestFork(log)],
  }) as Season;
};

const caught = (plant: (season: Season) => void): SeasonPromise[] => {
  const season = honestSeason();
  plant(season);
  return [...new Set(seasonViolations(season).map(({ promise }) => promise))];
};

const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('Nothing is there to be spoilt');
  return one;
};

it('finds nothing in an honest season', () => {
  expect(caught(() => undefined)).toEqual([]);
});

const plants: readonly (readonly [what: string, promise: SeasonPromise, plant: (season: Season) => void])[] =
  [
    [
      'a table that was not reckoned anew after a correction',
      'a table is what the logs of its nights say',
      ({ leagues }) => {
        first(first(first(leagues).told).rows).points += 1;
      },
    ],
    [
      'a night that is missing in a table',
      'a table is what the logs of its nights say',
      ({ leagues }) => {
        const league = first(leagues);
        league.told = [{ by: 'g1', rows: tableOf({ ...league, nights: [] }) }];
      },
    ],
    [
      'an attempt that somebody was told of and that is not there',
      'no attempt is lost, nor made twice',
      ({ assignment }) => {
        assignment.attempts = [];
        assignment.told = [];
      },
    ],
    [
      'two attempts of one number',
      'no attempt is lost, nor made twice',
      ({ assignment }) => {
        assignment.attempts = [...assignment.attempts, { ...first(assignment.attempts), log: [] }];
      },
    ],
    [
      'an attempt without the seat that was told of',
      'no attempt is lost, nor made twice',
      ({ assignment }) => {
        assignment.pupils = [{ name: 'Bo', begun: first(assignment.pupils).begun }];
      },
    ],
    [
      'an answer after the deadline',
      'an attempt ends at its deadline',
      ({ assignment }) => {
        const answer = first(assignment.attempts).log.find(({ type }) => type === 'AnswerSubmitted');
        if (answer) Object.assign(answer, { at: assignment.closesAt });
      },
    ],
    [
      'an attempt that nobody ended',
      'an attempt ends at its deadline',
      ({ assignment }) => {
        const attempt = first(assignment.attempts);
        assignment.attempts = [{ ...attempt, log: attempt.log.slice(0, -1) }];
      },
    ],
    [
      'an attempt that ended before its deadline',
      'an attempt ends at its deadline',
      ({ assignment }) => {
        const end = first(assignment.attempts).log.at(-1);
        if (end) Object.assign(end, { at: assignment.closesAt - 1_000 });
      },
    ],
    [
      'an answer that no report tells of',
      'a report is what the logs of its attempts say',
      ({ assignment }) => {
        first(first(first(assignment.told).people).attempts).answered -= 1;
      },
    ],
    [
      'a person that no report tells of',
      'a report is what the logs of its attempts say',
      ({ assignment }) => {
        assignment.told = [{ by: 'g2', people: [] }];
      },
    ],
    [
      'a seat that does not come along',
      'a fork begins as its parent was',
      ({ forks }) => {
        const fork = first(forks);
        fork.log = fork.log.slice(0, -1);
      },
    ],
    [
      'a seat that comes with another score',
      'a fork begins as its parent was',
      ({ forks }) => {
        const joined = first(forks).log.at(-1);
        if (joined?.type === 'PlayerJoined') Object.assign(joined.data, { startingScore: 1 });
      },
    ],
    [
      'two games where two clicks asked for one',
      'a fork begins as its parent was',
      ({ forks }) => {
        first(forks).told = ['game_one', 'game_two'];
      },
    ],
    [
      'a chain that does not fit',
      'a fork begins as its parent was',
      ({ forks }) => {
        first(forks).difference = 'The seal is another one.';
      },
    ],
  ];

it.each(plants)('catches %s', (_what, promise, plant) => {
  expect(caught(plant)).toContain(promise);
});

it('has a planted fault for every promise', () => {
  expect(new Set(plants.map(([, promise]) => promise))).toEqual(new Set(seasonPromises));
});
