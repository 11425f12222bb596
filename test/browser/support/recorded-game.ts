import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { urlOfRunning } from '../../../scripts/postgres/embedded.mjs';
import type { RecordedGame } from '../../support/recorded-game';

/** Puts such a game into the log of the server under test as a game of this host; its id there. */
export const storeRecordedGame = async (
  { events }: RecordedGame,
  hostId: string,
): Promise<{ gameId: string }> => {
  const url = urlOfRunning(process.env['BROWSER_TEST_DATA'] ?? '');
  if (!url) throw new Error('The server under test has no PostgreSQL');
  const gameId = `game_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const owned = events.map((event) =>
    event.type === 'GameCreated' ? { ...event, data: { ...event.data, hostId } } : event,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(insertStream, [gameId, events.length]);
    await client.query(insertEvents, [gameId, JSON.stringify(owned)]);
  } finally {
    await client.end();
  }
  return { gameId };
};

const insertStream = `insert into game_streams (game_id, version, round) values ($1, $2, 0)`;
const insertEvents = `
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select $1, (e->>'version')::int, e->>'type', (e->>'schema')::int, e->'data', e->>'version',
       to_timestamp((e->>'at')::float8 / 1000), e->>'actor', to_timestamp((e->>'recordedAt')::float8 / 1000)
from jsonb_array_elements($2::jsonb) with ordinality events(e, nth) order by nth`;
