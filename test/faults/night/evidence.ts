import type { GameId, PlayerId, RecordedEvent, Results, StoredEvent } from '@clockbeat/domain';
import { openNames, openTexts } from '../../../libs/persistence/src/names/open-names.js';
import { openWinners } from '../../../libs/persistence/src/results/winners.js';
import type { GameRecord, ReadModels, StreamRow, ToldResults } from '../checker/index.js';
import { endings } from '../checker/reading.js';
import type { FaultyCluster } from '../cluster/cluster.js';

/** A host's session, or a seat's token. */
export type Proof = { readonly cookie: string } | { readonly authorization: string };
type Evidence = Pick<GameRecord, 'log' | 'stream' | 'readModels' | 'results' | 'clockWasSet' | 'takenBack'>;

/** Read from the database and not through any gateway. */
export const streamOf = async (cluster: FaultyCluster, gameId: string): Promise<StreamRow | null> => {
  const [row] = await cluster.query<StreamRow>(
    `select version, round, (extract(epoch from due_at) * 1000)::float8 as "dueAt"
     from game_streams where game_id = $1`,
    [gameId],
  );
  return row ?? null;
};

/** The version of the last word of the end; 0 before it. */
export const endingOf = async (cluster: FaultyCluster, gameId: string): Promise<number> => {
  const [row] = await cluster.query<{ version: number | null }>(
    `select max(version) as version from events where game_id = $1 and type = any ($2)`,
    [gameId, endings],
  );
  return row?.version ?? 0;
};

/** Names are sealed in the database: who opens them asks like this. */
const asking = (cluster: FaultyCluster) => ({
  query: async <Row extends object>(text: string, values: unknown[]) => ({
    rows: await cluster.query<Row>(text, values),
  }),
});

/** A game's events, with its names, and times of recording by a clock that nobody sets. */
export const logOf = async (cluster: FaultyCluster, gameId: string): Promise<RecordedEvent[]> => {
  const { clock } = cluster;
  const rows = await cluster.query<StoredEvent & { game_id: GameId }>(
    `select game_id, game_id as "gameId", version, type, schema, data, actor, (extract(epoch from at) * 1000)::float8 as at,
            (extract(epoch from recorded_at) * 1000)::float8 as "recordedAt"
     from events where game_id = $1 order by version`,
    [gameId],
  );
  const stored = (await openNames(asking(cluster), rows)) as readonly unknown[] as RecordedEvent[];
  return stored.map((event) => ({ ...event, recordedAt: clock.realTime(event.recordedAt) }));
};

/** Everything that is stored of a game, and what each gateway answers of it. */
export const evidenceOf = async (cluster: FaultyCluster, gameId: string, proof: Proof): Promise<Evidence> => {
  const log = await logOf(cluster, gameId);
  const stream = (await streamOf(cluster, gameId)) ?? { version: 0, round: 0, dueAt: null };
  const results = await Promise.all(
    cluster.gateways.map(async ({ name: of, url }): Promise<ToldResults> => {
      const { scores, teams, corrections } = await resultsFrom(url, gameId, proof);
      return { of, scores, teams, corrections };
    }),
  );
  const readModels = await readModelsOf(cluster, gameId);
  const takenBack = cluster.takenBack.filter((lost) => lost.gameId === gameId);
  return { log, stream, readModels, results, clockWasSet: cluster.clock.settings, takenBack };
};

const resultsFrom = async (url: string, gameId: string, proof: Proof): Promise<Results> => {
  const answer = await fetch(new URL(`/api/games/${gameId}/results?limit=100`, url), {
    headers: { ...proof },
  });
  if (answer.ok) return (await answer.json()) as Results;
  throw new Error(`The results of ${gameId} answer ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
};

const readModelsOf = async (cluster: FaultyCluster, gameId: string): Promise<ReadModels> => {
  const read = <Row extends object>(sql: string): Promise<Row[]> =>
    cluster.query(sql, [gameId]) as Promise<Row[]>;
  const [game] = await read<NonNullable<ReadModels['game']>>(
    `select status, ended_by as "endedBy", participant_count as "participantCount", team_mode as "teamMode"
     from games where id = $1`,
  );
  const seats = await read<ReadModels['participants'][number] & { gameId: GameId; playerId: PlayerId }>(
    `select game_id as "gameId", id as "playerId", id, player_name as name, team_name as "teamName" from game_participants
     where game_id = $1 and seated_from is not null and removed_version is null`,
  );
  const participants = (await openTexts(asking(cluster), seats)).map(({ id, name, teamName }) => ({
    id,
    name,
    teamName,
  }));
  const answers = await read<ReadModels['answers'][number]>(
    `select participant_id as "playerId", question_index as "questionIndex", selected_answer as choice, given,
            is_correct as "isCorrect", fraction
     from player_answers where game_id = $1`,
  );
  const results = await read<NonNullable<ReadModels['result']> & { gameId: GameId }>(
    `select game_id as "gameId", participant_count as "participantCount", winner from game_results where game_id = $1`,
  );
  const [result] = (await openWinners(asking(cluster), results)).map(({ gameId: _, ...told }) => told);
  const questions = await read<ReadModels['questions'][number]>(
    `select question_index as "questionIndex", counts, no_answer as "noAnswer", correct
     from question_results where game_id = $1 order by question_index`,
  );
  const teams = await read<ReadModels['teams'][number]>(
    `select team_name as "teamName", score from team_results where game_id = $1`,
  );
  const boards = await read<ReadModels['boards'][number]>(
    `select s.team_name as "teamName", s.score::int as score, s.games
     from team_scores s join game_results r using (host_id) join team_results t using (game_id, team_name)
     where r.game_id = $1 and s.games > 0`,
  );
  return { game: game ?? null, participants, answers, result: result ?? null, questions, teams, boards };
};
