import type pg from 'pg';

/** How many questions the bank holds. */
export const bankSize = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ size: number }>(
    'select count(*)::int as size from questions where created_by is null',
  );
  return rows[0]?.size ?? 0;
};
