import { createHash } from 'node:crypto';
import {
  type AssignmentReport,
  assignmentReport,
  type CountingAttempt,
  countedAnswers,
  type GameQuestion,
  type LeagueKind,
  type LeagueMember,
  LeagueMembers,
  type LeaguePage,
  type LeagueRules,
  leagueTable,
  type NightCompetitor,
  type PlayableGame,
  type RecordedEvent,
  type ReportedGame,
  seatOfAttempt,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { answersIn } from '../../../libs/domain/test-support/index.js';
import { alike, eventsOf, walk } from '../checker/reading.js';

type Log = readonly RecordedEvent[];

/** A league whose nights are the games of one evening, as it was told and as it is stored. */
export interface LeagueRecord {
  readonly kind: LeagueKind;
  readonly rules: LeagueRules;
  readonly members: readonly LeagueMember[];
  /** The logs of its nights, in any order. */
  readonly nights: readonly Log[];
  /** What was told of it, and by whom; after a rebuild from nothing once more. */
  readonly told: readonly { readonly by: string; readonly rows: LeaguePage['rows'] }[];
}

/** One who played the assignment, and all that its calls were told of its attempts. */
export interface PupilRecord {
  readonly name: string;
  readonly begun: readonly { readonly gameId: string; readonly playerId: string; readonly number: number }[];
}

export interface AssignmentRecord {
  readonly questions: readonly GameQuestion[];
  readonly counts: CountingAttempt;
  /** As it stands at last, epoch ms. */
  readonly closesAt: number;
  /** As they are stored, with their logs; one that never began has an empty one. */
  readonly attempts: readonly {
    readonly gameId: string;
    readonly person: number;
    readonly number: number;
    readonly log: Log;
  }[];
  readonly pupils: readonly PupilRecord[];
  /** What was told of it, and by whom. */
  readonly told: readonly { readonly by: string; readonly people: AssignmentReport['people'] }[];
}

/** A game that goes on from an event of one of the night's. */
export interface ForkRecord {
  readonly parent: Log;
  /** Of the event that it goes on from. */
  readonly version: number;
  /** What every call for it was answered: one game. */
  readonly told: readonly string[];
  readonly log: Log;
  /** What comes of verifying it against its parent; null: it fits. */
  readonly difference: string | null;
}

export const seasonPromises = [
  'a table is what the logs of its nights say',
  'no attempt is lost, nor made twice',
  'an attempt ends at its deadline',
  'a report is what the logs of its attempts say',
  'a fork begins as its parent was',
] as const;
export type SeasonPromise = (typeof seasonPromises)[number];
export interface SeasonViolation {
  readonly promise: SeasonPromise;
  readonly what: string;
}

const foldOf = (log: Log): PlayableGame | null => {
  const [first] = log;
  const game = first ? walk({ gameId: first.gameId, log }, () => undefined) : null;
  return game === null || game.status === 'unborn' ? null : game;
};

const hasResults = (game: PlayableGame): boolean =>
  game.status === 'finished' && game.endedBy !== 'abandoned' && game.kind === 'live';

/** Who played that night, by the log alone. */
export const competitorsOf = (game: PlayableGame, kind: LeagueKind): NightCompetitor[] =>
  kind === 'players'
    ? standings(game).map(({ seat, position }) => ({
        ...{ key: seat.playerId, name: seat.name, score: seat.score, position },
        userIds: seat.userId === null ? [] : [seat.userId],
      }))
    : teamStandings(game, Number.POSITIVE_INFINITY).map(({ teamName, score, position }) => ({
        ...{ key: createHash('md5').update(teamName).digest('hex'), name: teamName, score, position },
        userIds: [],
      }));

/** The table once more, from the logs. */
export const tableOf = ({ nights, ...league }: Omit<LeagueRecord, 'told'>): LeaguePage['rows'] =>
  tableFrom(
    league,
    playedNights(nights).map((game) => competitorsOf(game, league.kind)),
  );

/** The nights that came to something, in the order in which they were played. */
export const playedNights = (nights: readonly Log[]): PlayableGame[] => {
  const played = nights.flatMap((log) => {
    const game = foldOf(log);
    return game && hasResults(game) ? [{ game, at: game.startedAt ?? log[0]?.at ?? 0 }] : [];
  });
  played.sort((a, b) => a.at - b.at || (a.game.gameId < b.game.gameId ? -1 : 1));
  return played.map(({ game }) => game);
};

/** The table of nights whose results are known. */
export const tableFrom = (
  { kind, rules, members }: Pick<LeagueRecord, 'kind' | 'rules' | 'members'>,
  nights: readonly (readonly NightCompetitor[])[],
): LeaguePage['rows'] => {
  const known = new LeagueMembers(members);
  const results = nights.map((competitors) => ({
    isFinal: false,
    results: known.match(kind, competitors, new Map()),
  }));
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const ids = members.map(({ id }) => id);
  return leagueTable(ids, results, rules).map((row) => ({
    ...row,
    ...{ name: names.get(row.memberId) ?? '?', heldBy: null },
  }));
};

const leagueViolations = (league: LeagueRecord): SeasonViolation[] => {
  const expected = tableOf(league);
  return league.told.flatMap(({ by, rows }): SeasonViolation[] =>
    alike(rows, expected)
      ? []
      : [
          {
            promise: 'a table is what the logs of its nights say',
            what: `${by} tells ${JSON.stringify(rows)}, the logs ${JSON.stringify(expected)}`,
          },
        ],
  );
};

/** What became of the attempts at an assignment, whatever its reports say. */
export const attemptViolations = ({
  attempts,
  pupils,
  closesAt,
}: Pick<AssignmentRecord, 'attempts' | 'pupils' | 'closesAt'>): SeasonViolation[] => {
  const found: SeasonViolation[] = [];
  const say = (promise: SeasonPromise, what: string): void => void found.push({ promise, what });
  const lost = (what: string): void => say('no attempt is lost, nor made twice', what);
  const late = (what: string): void => say('an attempt ends at its deadline', what);
  const places = attempts.map(({ person, number }) => `${person}, ${number}`);
  if (new Set(places).size < places.length) lost(`somebody has two of a number: ${places.join('; ')}`);
  for (const { name, begun } of pupils) {
    const people = new Set<number>();
    for (const told of begun) {
      const kept = attempts.find(({ gameId }) => gameId === told.gameId);
      if (!kept) lost(`${name} was told of ${told.gameId}, which is no attempt`);
      else if (kept.number !== told.number)
        lost(`${name}: ${told.gameId} is ${kept.number}, not ${told.number}`);
      else people.add(kept.person);
      const game = kept && foldOf(kept.log);
      const seat = game && seatOfAttempt(game);
      if (kept && seat?.playerId !== told.playerId) lost(`${name} has no seat in ${told.gameId}`);
      else if (seat && seat.name !== name) lost(`${name} is ${seat.name} in ${told.gameId}`);
    }
    if (people.size > 1) lost(`${name} is ${people.size} people`);
  }
  for (const { gameId, log } of attempts) {
    const game = foldOf(log);
    if (!game) continue;
    let until = game.assignment?.closesAt ?? 0;
    walk({ gameId, log }, (event, after, before) => {
      const agreed = before.status === 'unborn' ? after.assignment?.closesAt : before.assignment?.closesAt;
      if (event.type === 'AnswerSubmitted' && event.at >= (agreed ?? 0))
        late(`${gameId}: the answer of version ${event.version} is ${event.at - (agreed ?? 0)} ms late`);
      until = after.assignment?.closesAt ?? 0;
    });
    if (game.status !== 'finished') late(`${gameId} is ${game.status} after its deadline`);
    else if (game.endedAt < closesAt && game.endedBy === 'deadline' && game.endedAt < until)
      late(`${gameId} ended ${until - game.endedAt} ms before its deadline`);
  }
  return found;
};

/** The report once more, from the logs. */
export const peopleOf = ({
  questions,
  counts,
  attempts,
}: Pick<AssignmentRecord, 'questions' | 'counts' | 'attempts'>): AssignmentReport['people'] => {
  const games = attempts.flatMap(({ log }): ReportedGame[] => {
    const game = foldOf(log);
    return game ? [{ game, answers: countedAnswers(game, answersIn(log)) }] : [];
  });
  return assignmentReport({ questions, counts, attempts: games, live: [] }).people;
};

const reportViolations = (assignment: AssignmentRecord): SeasonViolation[] => {
  const expected = peopleOf(assignment);
  const found = assignment.told.flatMap(({ by, people }): string[] =>
    alike(people, expected)
      ? []
      : [`${by} tells ${JSON.stringify(people)}, the logs ${JSON.stringify(expected)}`],
  );
  // what a report says of an attempt, counted once more without it
  for (const { gameId, log } of assignment.attempts) {
    const told = expected.flatMap(({ attempts }) => attempts).find((one) => one.gameId === gameId);
    const answered = eventsOf(log, 'AnswerSubmitted').filter(({ data }) => data.choice !== null).length;
    if (told && told.answered !== answered)
      found.push(`${gameId}: ${told.answered} answers are told of, ${answered} are in its log`);
  }
  return found.map((what) => ({ promise: 'a report is what the logs of its attempts say', what }));
};

/** What a seat has at some moment, whatever game it is in. */
const held = (game: PlayableGame): object[] =>
  [...game.seats.byId.values()]
    .filter(({ removed }) => !removed)
    .map(({ playerId, name, teamName, userId, score, answered, correct, correctMs, timeFactor }) => ({
      ...{ playerId, name, teamName, userId, score, answered, correct, correctMs, timeFactor },
    }));

const forkViolations = ({ parent, version, told, log, difference }: ForkRecord): SeasonViolation[] => {
  const found: string[] = [];
  const [first] = log;
  if (new Set(told).size !== 1) found.push(`two calls made ${told.join(' and ')}`);
  if (difference !== null) found.push(difference);
  const then = foldOf(parent.slice(0, version));
  const from = first?.type === 'GameCreated' ? first.data.forkedFrom : undefined;
  const begun = foldOf(log.slice(0, 1 + (from?.seats ?? 0)));
  if (from?.version !== version) found.push(`it goes on from version ${from?.version}, not ${version}`);
  if (!then || !begun || !alike(held(begun), held(then)))
    found.push(
      `its seats are ${JSON.stringify(begun && held(begun))}, the parent's were ${JSON.stringify(then && held(then))}`,
    );
  return found.map((what) => ({ promise: 'a fork begins as its parent was', what }));
};

/** Everything in which a league, an assignment or a fork did not keep what is promised. Pure: it only looks. */
export const seasonViolations = ({
  leagues,
  assignment,
  forks,
}: {
  readonly leagues: readonly LeagueRecord[];
  readonly assignment: AssignmentRecord;
  readonly forks: readonly ForkRecord[];
}): SeasonViolation[] => [
  ...leagues.flatMap(leagueViolations),
  ...attemptViolations(assignment),
  ...reportViolations(assignment),
  ...forks.flatMap(forkViolations),
];
