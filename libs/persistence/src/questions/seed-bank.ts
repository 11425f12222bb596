import type pg from 'pg';
import { seedQuestions } from '../seed/index.js';
import { upsertBank } from './questions.sql.js';

/** Puts the seeded questions into the bank. Any number of times, by any number of gateways. */
export const seedBank = async (pool: pg.Pool): Promise<void> => {
  await pool.query(upsertBank, [JSON.stringify(seedQuestions)]);
};
