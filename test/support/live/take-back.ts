import type { GameEventType } from '@clockbeat/domain';
import pg from 'pg';

/**
 * Takes the newest event of a game's log back, as a server that takes over without its last commit does; its readers were
 * told of it. A transition's round and deadline go with it.
 */
export const takeBackLast = async (databaseUrl: string, gameId: string): Promise<GameEventType> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ type: GameEventType }>(
      `with gone as (
         delete from events e using game_streams s
         where s.game_id = $1 and e.game_id = s.game_id and e.version = s.version returning e.*
       ), moved as (
         update game_streams s
         set version = s.version - 1, round = s.round - moves::int,
             due_at = case when moves then to_timestamp(($2::float8) / 1000) else due_at end
         from (select type, key like 'round:%' moves from gone) g where s.game_id = $1
       )
       select type from gone`,
      [gameId, Date.now() + 3_600_000],
    );
    const [gone] = rows;
    if (!gone) throw new Error(`${gameId} has no event`);
    return gone.type;
  } finally {
    await client.end();
  }
};
