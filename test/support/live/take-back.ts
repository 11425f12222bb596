import {
  apply,
  dueAt,
  type Game,
  type GameEventType,
  GameId,
  type RecordedEvent,
  type StoredEvent,
  unborn,
} from '@clockbeat/domain';
import pg from 'pg';
import { openNames } from '../../../libs/persistence/src/names/open-names.js';

/** What can be taken back alone: nothing else is stored with it, and no game ends by it. */
const alone: ReadonlySet<GameEventType> = new Set([
  'AnswerSubmitted',
  'QuestionAdvanced',
  'GamePaused',
  'GameResumed',
  'PlayerReadied',
  'TeamChosen',
  'TeamModeSet',
  'JoiningChanged',
]);

type StoredRow = StoredEvent & { readonly game_id: GameId; readonly key: string };

interface TakenBack {
  readonly gameId: string;
  readonly version: number;
  readonly type: GameEventType;
}

/**
 * Takes the newest event of a game's log back, as a server that takes over without its last commit does; its readers were
 * told of it. A transition's round and deadline go with it. Null: the game's newest event can't go alone.
 */
export const takeBackLast = async (client: pg.ClientBase, gameId: string): Promise<TakenBack | null> => {
  // appends wait for this one, too
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [gameId]);
  const { rows } = await client.query<StoredRow>(
    `select game_id, game_id as "gameId", version, type, schema, data, key, actor, (extract(epoch from at) * 1000)::float8 as at
     from events where game_id = $1 order by version`,
    [gameId],
  );
  const log = [...(await openNames(client, rows))] as unknown as (RecordedEvent & { key: string })[];
  const last = log.pop();
  if (!last || !alone.has(last.type)) return null;
  const { version, type } = last;
  const before = log.reduce<Game>((game, event) => apply(game, event), unborn(GameId(gameId)));
  await client.query('delete from events where game_id = $1 and version = $2', [gameId, version]);
  await client.query(
    `update game_streams set version = version - 1, round = round - $2::int, due_at = to_timestamp($3::float8 / 1000)
     where game_id = $1`,
    [gameId, Number(last.key.startsWith('round:')), before.status === 'unborn' ? null : dueAt(before)],
  );
  return { gameId, version, type };
};

/** In a transaction of its own. */
export const takeBackLastOf = async (databaseUrl: string, gameId: string): Promise<GameEventType | null> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const taken = await takeBackLast(client, gameId);
    await client.query('commit');
    return taken?.type ?? null;
  } finally {
    await client.end();
  }
};
