import type { FinalEntry, RecordedEvent } from '@clockbeat/domain';
import { call } from '../../load/api.js';
import type { GameRecord, ReadModels, StreamRow } from '../checker/index.js';
import type { FaultyCluster } from '../cluster/cluster.js';

type Evidence = Pick<GameRecord, 'log' | 'stream' | 'readModels' | 'results'>;

/** Read from the database and not through any gateway. */
export const streamOf = async (cluster: FaultyCluster, gameId: string): Promise<StreamRow | null> => {
  const [row] = await cluster.query<StreamRow>(
    `select version, round, (extract(epoch from due_at) * 1000)::float8 as "dueAt"
     from game_streams where game_id = $1`,
    [gameId],
  );
  return row ?? null;
};

/** Everything that is stored of a game, and what each gateway answers of it. */
export const evidenceOf = async (
  cluster: FaultyCluster,
  gameId: string,
  cookie: string,
): Promise<Evidence> => {
  const log = await cluster.query<RecordedEvent>(
    `select game_id as "gameId", version, type, schema, data, actor, (extract(epoch from at) * 1000)::float8 as at,
            (extract(epoch from recorded_at) * 1000)::float8 as "recordedAt"
     from events where game_id = $1 order by version`,
    [gameId],
  );
  const stream = (await streamOf(cluster, gameId)) ?? { version: 0, round: 0, dueAt: null };
  const results = await Promise.all(
    cluster.gateways.map(async ({ name: of, url }) => {
      const answer = await call(url, `/api/games/${gameId}/results`, cookie);
      return { of, scores: ((await answer.json()) as { scores: FinalEntry[] }).scores };
    }),
  );
  return { log, stream, readModels: await readModelsOf(cluster, gameId), results };
};

const readModelsOf = async (cluster: FaultyCluster, gameId: string): Promise<ReadModels> => {
  const read = <Row extends object>(sql: string): Promise<Row[]> =>
    cluster.query(sql, [gameId]) as Promise<Row[]>;
  const [game] = await read<NonNullable<ReadModels['game']>>(
    `select status, ended_by as "endedBy", participant_count as "participantCount" from games where id = $1`,
  );
  const participants = await read<ReadModels['participants'][number]>(
    `select id, player_name as name from game_participants
     where game_id = $1 and seated_from is not null and removed_version is null`,
  );
  const answers = await read<ReadModels['answers'][number]>(
    `select participant_id as "playerId", question_index as "questionIndex", selected_answer as choice,
            is_correct as "isCorrect"
     from player_answers where game_id = $1`,
  );
  const [result] = await read<NonNullable<ReadModels['result']>>(
    `select participant_count as "participantCount", winner from game_results where game_id = $1`,
  );
  const questions = await read<ReadModels['questions'][number]>(
    `select question_index as "questionIndex", counts, no_answer as "noAnswer", correct
     from question_results where game_id = $1 order by question_index`,
  );
  return { game: game ?? null, participants, answers, result: result ?? null, questions };
};
