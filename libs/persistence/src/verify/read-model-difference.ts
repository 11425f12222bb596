import {
  type AnswersByQuestion,
  type GameResults,
  gameResults,
  hasResults,
  type PlayableGame,
  PlayerId,
} from '@clockbeat/domain';
import type pg from 'pg';

/** What a projection tells of a game, beside what the fold says; both as plain values. */
interface Comparison {
  readonly projection: string;
  readonly of: string;
  readonly told: string;
  /** `results` are those of a game that counts for them. */
  readonly expected: (
    game: PlayableGame,
    answers: AnswersByQuestion,
    results: GameResults | null,
  ) => readonly unknown[];
}

const seats = (game: PlayableGame) => [...game.seats.byId.values()];

/** The answers that were given; those that were missed are made by the projection. */
const given = (answers: AnswersByQuestion) =>
  [...answers].flatMap(([index, ofQuestion]) =>
    [...ofQuestion].map(([playerId, { choice, given = null, isCorrect, fraction = null }]) => ({
      index,
      playerId,
      choice,
      given,
      isCorrect,
      fraction,
    })),
  );

const sorted = <T extends { playerId: PlayerId; index?: number }>(rows: readonly T[]): T[] =>
  [...rows].sort(
    (a, b) =>
      (a.index ?? 0) - (b.index ?? 0) || (a.playerId < b.playerId ? -1 : a.playerId > b.playerId ? 1 : 0),
  );

/** Names are in none of them: one may have been erased from the log since. */
const comparisons: readonly Comparison[] = [
  {
    projection: 'games',
    of: 'games',
    told: /* sql */ `
      select title, kind, status, ended_by as "endedBy", questions_per_game as questions, team_mode as "teamMode",
             participant_count as participants from games where id = $1`,
    expected: (game) => [
      {
        title: game.content.title,
        kind: game.kind,
        status: game.status,
        endedBy: game.status === 'finished' ? game.endedBy : null,
        questions: game.content.questions.length,
        teamMode: game.teamMode,
        participants: game.seats.participants,
      },
    ],
  },
  {
    projection: 'games',
    of: 'game_participants',
    told: /* sql */ `
      select id as "playerId", user_id as "userId", removed_version is not null as removed
      from game_participants where game_id = $1 and seated_from is not null order by id`,
    expected: (game) =>
      sorted(seats(game).map(({ playerId, userId, removed }) => ({ playerId, userId, removed }))),
  },
  {
    projection: 'games',
    of: 'player_answers',
    told: /* sql */ `
      select question_index as index, participant_id as "playerId", selected_answer as choice, given,
             is_correct as "isCorrect", fraction
      from player_answers where game_id = $1 and time_to_answer is not null order by 1, 2`,
    expected: (_, answers) => sorted(given(answers)),
  },
  {
    projection: 'results',
    of: 'game_results',
    told: /* sql */ `
      select participant_count as participants, stars, ratings from game_results where game_id = $1`,
    expected: (game, _, results) => {
      const stars = seats(game).flatMap((seat) => (seat.stars === null ? [] : [seat.stars]));
      const sum = stars.reduce((a, b) => a + b, 0);
      return results ? [{ participants: results.participants, stars: sum, ratings: stars.length }] : [];
    },
  },
  {
    projection: 'results',
    of: 'question_results',
    told: /* sql */ `
      select question_index as index, counts, no_answer as "noAnswer", median_ms as "medianMs"
      from question_results where game_id = $1 order by 1`,
    expected: (_, __, results) =>
      (results?.questions ?? []).map(({ index, counts, noAnswer, medianMs }) => ({
        index,
        counts,
        noAnswer,
        medianMs,
      })),
  },
  {
    projection: 'results',
    of: 'user_game_history',
    told: /* sql */ `
      select participant_id as "playerId", score, questions_answered as answered, correct_answers as correct, position
      from user_game_history where game_id = $1 and role = 'player' order by 1`,
    expected: (_, __, results) =>
      sorted(
        (results?.accounts ?? []).map(({ playerId, score, answered, correct, position }) => ({
          playerId,
          score,
          answered,
          correct,
          position,
        })),
      ),
  },
  {
    projection: 'results',
    of: 'game_places',
    told: /* sql */ `
      select id as "playerId", score, position from game_places where game_id = $1 and kind = 'player' order by 1`,
    expected: (_, __, results) =>
      sorted(
        (results?.places ?? []).flatMap(({ kind, id, score, position }) =>
          kind === 'player' ? [{ playerId: PlayerId(id), score, position }] : [],
        ),
      ),
  },
];

/** The first line of two lists that is not the same in both. */
const firstDifference = (told: readonly unknown[], expected: readonly unknown[]): string | null => {
  for (let index = 0; index < Math.max(told.length, expected.length); index += 1) {
    const [has, should] = [JSON.stringify(told[index]), JSON.stringify(expected[index])];
    if (has !== should) return `has ${has ?? 'no row'}, the log says ${should ?? 'none'}`;
  }
  return null;
};

/** Where the read models of a game first tell another game than its log; only those of projections that have seen it all. */
export const readModelDifference = async (
  client: pg.Pool | pg.ClientBase,
  game: PlayableGame,
  answers: AnswersByQuestion,
  caughtUp: ReadonlySet<string>,
): Promise<string | null> => {
  const results = hasResults(game) && game.kind === 'live' ? gameResults(game, game, answers) : null;
  for (const { projection, of, told, expected } of comparisons) {
    if (!caughtUp.has(projection)) continue;
    const { rows } = await client.query<Record<string, unknown>>(told, [game.gameId]);
    const difference = firstDifference(rows, expected(game, answers, results));
    if (difference !== null) return `${of} ${difference}`;
  }
  return null;
};
