import pg from 'pg';
import { migrate, openPersistence } from '../../../libs/persistence/src/index.js';
import { makeLive } from '../../../libs/persistence/src/projections/checkpoint.sql.js';
import { fillLog } from '../projections/fill-log.js';

const moveToTheEnd = /* sql */ `
update projections set (transaction_id, position) = (
  select transaction_id, position from events order by transaction_id desc, position desc limit 1)`;

/** The projections have seen everything, as in any house that has been open for a while: only the export has work to do. */
const skipProjections = async (url: string, client: pg.Client): Promise<void> => {
  const store = await openPersistence({ url, poolSize: 1, writers: 1 });
  for (const { name, version } of await store.projections.list())
    await client.query(makeLive, [name, version]);
  await store.close();
  await client.query(moveToTheEnd);
};

/** Fills an empty database with finished games of at least so many events; answers how many there are. */
export const makeLongLog = async (url: string, events: number): Promise<number> => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const stored = await fillLog(client, events);
    await skipProjections(url, client);
    return stored;
  } finally {
    await client.end();
  }
};
