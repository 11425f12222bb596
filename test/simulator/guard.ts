import pg from 'pg';
import { simulatedGameIds } from './nights.js';

const kindOfDatabase = /* sql */ `
select to_regclass('game_streams') is not null as ours,
       exists (select from pg_tables where schemaname = current_schema()) as "hasTables"`;
const aRealGame = /* sql */ `select from game_streams where not starts_with(game_id, $1) limit 1`;

/** Why this database should get no simulated games; null where it is empty, or has no others. */
export const refusalOf = async (url: string, amongRealGames: boolean): Promise<string | null> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean; hasTables: boolean }>(kindOfDatabase);
    const [{ ours, hasTables } = { ours: false, hasTables: true }] = rows;
    if (!ours) return hasTables ? 'This database has tables, and they are not Clockbeat’s.' : null;
    const real = await client.query(aRealGame, [simulatedGameIds]);
    if (amongRealGames || real.rowCount === 0) return null;
    return 'This database has real games, and what is in a log stays: simulated ones would count in its statistics for ever. With --among-real-games they are added all the same.';
  } finally {
    await client.end();
  }
};
