import type pg from 'pg';

/** Runs the work in one transaction on one connection; a throw rolls it back. A connection that broke is not reused. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  const markBroken = () => {
    broken = true;
  };
  client.on('error', markBroken);
  try {
    return await onConnection(client, work, markBroken);
  } finally {
    client.off('error', markBroken);
    client.release(broken);
  }
};

/** The same on a connection of the caller's own. */
export const onConnection = async <Client extends Pick<pg.ClientBase, 'query'>, T>(
  client: Client,
  work: (client: Client) => Promise<T>,
  onBroken: () => void = () => undefined,
): Promise<T> => {
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw error;
  }
};
