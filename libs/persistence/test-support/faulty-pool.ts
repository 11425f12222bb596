import type pg from 'pg';

/**
 * A pool whose next transaction breaks off behind its query number `after` (from 1, `begin` counts): the backend is
 * killed, or the reply gets lost and the caller only sees an error. `broke` tells whether it came to that.
 */
export const faultyPool = (pool: pg.Pool, after: number, fault: 'kill' | 'lose the reply') => {
  const state = { broke: false };
  const connect = async () => {
    const client = await pool.connect();
    let queries = 0;
    const query = async (...parts: Parameters<typeof client.query>) => {
      const result: unknown = await client.query(...parts);
      queries += 1;
      if (queries !== after) return result;
      state.broke = true;
      if (fault === 'lose the reply') throw new Error('the reply was lost');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const noticed = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await noticed;
      return result;
    };
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') return query;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { pool: { connect } as pg.Pool, state };
};
