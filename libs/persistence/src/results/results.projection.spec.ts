import {
  type AnswersByQuestion,
  countedAnswers,
  type FinishedGame,
  type PlayerId,
  questionFigures,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { seededRandom } from '../../../../test/support/random.js';
import {
  answersIn,
  boardPointsOf,
  correctQuestion,
  rekeying,
  teamBoardPoints,
} from '../../../domain/test-support/index.js';
import { caughtUp } from '../../test-support/catch-up.js';
import {
  deadHeat,
  type GameStream,
  randomNights,
  storeInterleaved,
  uncorrected,
} from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { resultsProjection } from './results.projection.js';

let test: TestStore;
/** A game whose log lacks an event. */
const tamperedWith: GameStream = {
  ...deadHeat(152),
  events: deadHeat(152).events.filter(({ type }) => type !== 'GameStarted'),
};
let finished: (GameStream & { game: FinishedGame; answers: AnswersByQuestion; endedAt: Date })[];

beforeAll(async () => {
  test = await openTestStore();
  const streams = [...randomNights(150, 7), deadHeat(150), deadHeat(151, [correctQuestion(0, rekeying(3))])];
  await storeInterleaved(test.store.pool, [...streams, tamperedWith], seededRandom(7));
  await caughtUp(test.store, resultsProjection, 300);
  finished = streams.flatMap((stream) => {
    const { game } = stream;
    if (game.status !== 'finished' || game.endedBy === 'abandoned' || game.kind !== 'live') return [];
    return [
      {
        ...stream,
        game,
        answers: countedAnswers(game, answersIn(stream.events)),
        endedAt: new Date(game.endedAt),
      },
    ];
  });
});
afterAll(() => test.close());

const rows = async (sql: string) => (await test.store.pool.query(sql)).rows;

/** What the fold makes of every finished game, told as the projection's rows are. */
const fromDomain = <T>(make: (game: (typeof finished)[number]) => T[]): T[] => finished.flatMap(make);

const winnerOf = (game: FinishedGame): string | null => {
  const names = standings(game).flatMap(({ seat, position }) =>
    position === 1 && seat.score > 0 ? [seat.name] : [],
  );
  return names.length === 0 ? null : names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
};

/** The best seat of each account. */
const accountsOf = (game: FinishedGame) => {
  const best = new Map<string, ReturnType<typeof standings>[number]>();
  for (const ranked of standings(game)) {
    const { userId } = ranked.seat;
    if (userId !== null && !best.has(userId)) best.set(userId, ranked);
  }
  return [...best.values()];
};

it('nights worth looking at: many ended, some with winners, ties, removed seats, teams, perfect games and corrections', () => {
  const some = (holds: (game: FinishedGame) => boolean) =>
    expect(finished.filter(({ game }) => holds(game)).length).toBeGreaterThan(0);
  expect(finished.length).toBeGreaterThan(50);
  some((game) => winnerOf(game)?.endsWith(', …') ?? false);
  some((game) => [...game.seats.byId.values()].some(({ removed }) => removed));
  some((game) => teamStandings(game).length > 1);
  some((game) => game.corrections.some(({ undone }) => undone));
  some((game) => game.corrections.length > 0 && game.hostId !== game.ledBy);
  some((game) => [...game.seats.byId.values()].some(({ atTheEnd }) => atTheEnd !== null));
  some((game) => standings(game).some(({ seat }) => seat.correct === game.content.questions.length));
});

it('a log that cannot be folded has no results, and holds no other game up', async () => {
  expect(await rows(`select from game_results where game_id = '${tamperedWith.gameId}'`)).toEqual([]);
  expect(await rows('select from game_results')).toHaveLength(finished.length);
});

it('each finished live game has its winner, its participants and its ratings', async () => {
  const kept = await rows(
    `select game_id, host_id, finished_at, participant_count, others, winner, stars, ratings from game_results order by game_id`,
  );
  expect(kept).toEqual(
    fromDomain(({ gameId, game, endedAt }) => {
      const stars = [...game.seats.byId.values()].flatMap((seat) => seat.stars ?? []);
      return [
        {
          game_id: gameId,
          host_id: game.hostId,
          finished_at: endedAt,
          participant_count: game.seats.participants,
          others: [...game.seats.byId.values()].filter((seat) => !seat.removed && seat.userId !== game.ledBy)
            .length,
          winner: winnerOf(game),
          stars: stars.reduce((sum, given) => sum + given, 0),
          ratings: stars.length,
        },
      ];
    }),
  );
});

it('everybody who counts, and each team, has its place on the game’s own board', async () => {
  const kept = await rows('select game_id, kind, id, score, position from game_places');
  const asText = (place: object): string => JSON.stringify(place);
  const placesOf = (game: FinishedGame) => [
    ...standings(game).map(({ seat, position }) => ({
      kind: 'player',
      id: seat.playerId,
      score: seat.score,
      position,
    })),
    ...teamStandings(game).map(({ teamName, score, position }) => ({
      kind: 'team',
      id: teamName,
      score,
      position,
    })),
  ];
  expect(kept.map(asText).sort()).toEqual(
    fromDomain(({ gameId, game }) =>
      placesOf(game).map((place) => asText({ game_id: gameId, ...place })),
    ).sort(),
  );
});

it('each question has the figures that its host is shown', async () => {
  const kept = await rows(
    `select game_id, question_index, counts, no_answer, median_ms, participants, correct
     from question_results order by game_id, question_index`,
  );
  expect(kept).toEqual(
    fromDomain(({ gameId, game, answers }) =>
      questionFigures(game, answers).map((figures) => ({
        game_id: gameId,
        question_index: figures.questionIndex,
        counts: figures.counts,
        no_answer: figures.noAnswer,
        median_ms: figures.medianMs,
        participants: game.seats.participants,
        correct: Math.round(figures.correctShare * game.seats.participants),
      })),
    ),
  );
});

/** Who had come when each question opened, and stayed in the game, and how many of them were right; told from the log alone. */
const askedOf = ({ events, game, answers }: (typeof finished)[number]) => {
  const voided = new Set(
    game.corrections.flatMap(({ undone, change, questionIndex }) =>
      !undone && change.kind === 'voided' ? [questionIndex] : [],
    ),
  );
  const there = new Set<PlayerId>();
  const stayed = (playerId: PlayerId) => game.seats.byId.get(playerId)?.removed === false;
  return events.flatMap(({ type, data }) => {
    if (type === 'PlayerJoined') there.add(data.playerId);
    if (type !== 'GameStarted' && type !== 'QuestionAdvanced') return [];
    const { index } = data.opened;
    const question = game.content.questions[index];
    if (!question?.id || ['poll', 'cloud'].includes(question.kind)) return [];
    const asked = voided.has(index) ? [] : [...there].filter(stayed);
    const known = asked.filter((by) => answers.get(index)?.get(by)?.isCorrect);
    return [{ id: question.id, asked: asked.length, known: known.length, games: asked.length > 0 ? 1 : 0 }];
  });
};

it('each stored question has the seats that were asked it in all games, and those of them that were right', async () => {
  const kept = await rows(
    `select question_id as id, sum(asked)::int as asked, sum(known)::int as known, sum(games)::int as games
     from question_shares group by question_id order by question_id`,
  );
  const sums = new Map<string, { asked: number; known: number; games: number }>();
  for (const { id, asked, known, games } of fromDomain(askedOf)) {
    const sum = sums.get(id) ?? { asked: 0, known: 0, games: 0 };
    sums.set(id, { asked: sum.asked + asked, known: sum.known + known, games: sum.games + games });
  }
  expect(kept).toEqual([...sums].map(([id, sum]) => ({ id, ...sum })).sort((a, b) => (a.id < b.id ? -1 : 1)));
  // the same question was asked with other numbers of options, too
  const [{ wordings }] = await rows(
    `select count(*)::int as wordings from question_shares where question_id = 'bees'`,
  );
  expect(wordings).toBe(2);
});

it('each account that hosted or played has a row, with its best seat', async () => {
  const kept = await rows(
    `select game_id, user_id, participant_id, role, score, correct_answers, questions_answered, question_count, position,
            played_at, board_points from user_game_history order by game_id, role, user_id`,
  );
  const about = ({ gameId, game, endedAt }: (typeof finished)[number]) => ({
    game_id: gameId,
    question_count: game.content.questions.length,
    played_at: endedAt,
  });
  const hosted = fromDomain((ended) => [{ ...about(ended), user_id: ended.game.ledBy, role: 'host' }]);
  expect(kept.filter(({ role }) => role === 'host')).toEqual(
    hosted.map((row) => ({
      ...row,
      participant_id: null,
      score: 0,
      correct_answers: 0,
      questions_answered: 0,
      position: null,
      board_points: null,
    })),
  );
  const played = fromDomain((ended) =>
    accountsOf(ended.game)
      .map(({ seat, position }) => ({
        ...about(ended),
        user_id: seat.userId,
        participant_id: seat.playerId,
        role: 'player',
        score: seat.score,
        correct_answers: seat.correct,
        questions_answered: seat.chosen,
        position,
        board_points: boardPointsOf(ended.game, ended.answers).get(seat.playerId) ?? null,
      }))
      .sort((a, b) => ((a.user_id ?? '') < (b.user_id ?? '') ? -1 : 1)),
  );
  expect(played.length).toBeGreaterThan(20);
  expect(kept.filter(({ role }) => role === 'player')).toEqual(played);
});

/** Sums by key over what every game gave, as `key period` → [score, games]. */
const sumUp = (scores: { key: string; score: number; endedAt: Date }[]) => {
  const sums = new Map<string, [score: number, games: number]>();
  for (const { key, score, endedAt } of scores) {
    const monday = Math.floor((endedAt.getTime() / 86_400_000 + 3) / 7);
    for (const period of ['all', monday]) {
      const [sum, games] = sums.get(`${key} ${period}`) ?? [0, 0];
      sums.set(`${key} ${period}`, [sum + score, games + 1]);
    }
  }
  return [...sums.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
};

it.each([
  [
    'players',
    'player_scores',
    ({ game, answers, endedAt }: (typeof finished)[number]) => {
      const points = boardPointsOf(game, answers);
      return accountsOf(game).flatMap(({ seat }) => {
        const score = points.get(seat.playerId) ?? null;
        return score === null ? [] : [{ key: `${seat.userId}`, score, endedAt }];
      });
    },
  ],
  [
    'teams of one host',
    'team_scores',
    ({ game, answers, endedAt }: (typeof finished)[number]) =>
      [...teamBoardPoints(game, answers)].map(([teamName, score]) => ({
        key: `${game.hostId} ${teamName}`,
        score,
        endedAt,
      })),
  ],
] as const)('the boards of %s sum up their games, by week and for all time', async (_, table, scores) => {
  const kept = await rows(`select score::int, games from ${table} where games > 0 order by 1, 2`);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.map(({ score, games }) => [score, games])).toEqual(sumUp(fromDomain(scores)));
});

it('accounts have earned what they did as it was told that night, at the end of the game in which they did it', async () => {
  const earned = await rows(
    'select user_id, achievement_type as type, earned_at from user_achievements order by earned_at, 1, 2',
  );
  const deeds = new Map<string, Date[]>();
  const did = (user: string | null, deed: string, at: Date) => {
    const times = deeds.get(`${user} ${deed}`) ?? [];
    deeds.set(
      `${user} ${deed}`,
      [...times, at].sort((a, b) => a.getTime() - b.getTime()),
    );
  };
  for (const stream of finished) {
    const game = uncorrected(stream) as FinishedGame;
    const { endedAt } = stream;
    const others = [...game.seats.byId.values()].filter(
      (seat) => !seat.removed && seat.userId !== game.ledBy,
    );
    if (others.length > 0) did(game.ledBy, 'hosted', endedAt);
    for (const { seat, position } of accountsOf(game)) {
      did(seat.userId, 'played', endedAt);
      if (position === 1 && seat.score > 0) did(seat.userId, 'won', endedAt);
      if (seat.correct === game.content.questions.length) did(seat.userId, 'perfect', endedAt);
    }
  }
  const kinds = [
    ['hosted', 1, 'first_game_hosted'],
    ['hosted', 5, 'host_pro'],
    ['hosted', 20, 'game_expert'],
    ['hosted', 50, 'trivia_master'],
    ['played', 1, 'first_game_played'],
    ['won', 1, 'first_win'],
    ['perfect', 1, 'perfect_game'],
  ] as const;
  const expected = [...deeds].flatMap(([key, times]) => {
    const [user, deed] = key.split(' ');
    return kinds.flatMap(([of, count, type]) => {
      const at = of === deed ? times[count - 1] : undefined;
      return at ? [{ user_id: user, type, earned_at: at }] : [];
    });
  });
  expect(new Set(expected.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
  const sorted = (list: typeof expected) => list.map((row) => JSON.stringify(row)).sort();
  expect(sorted(earned)).toEqual(sorted(expected));
});
