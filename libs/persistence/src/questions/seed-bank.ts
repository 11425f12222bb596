import { type SeedQuestion, seedQuestions } from '@clockbeat/question-bank';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { isOfNewerRelease } from '../migrate.js';
import { lockBank, removeFromBank, upsertBank } from './questions.sql.js';

/** Any number; the same for every gateway. */
const bankLock = 5_042_002;

/**
 * Makes the bank what the list says: new ones in, changed ones updated, others out. Any number of times, by any number of
 * gateways. Where a newer release has been, the bank is that one's: what our list lacks would go from users' sets for good.
 */
export const seedBank = (pool: pg.Pool, questions: readonly SeedQuestion[] = seedQuestions): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(lockBank, [bankLock]);
    if (await isOfNewerRelease(client)) return;
    await client.query(upsertBank, [JSON.stringify(questions)]);
    await client.query(removeFromBank, [questions.map(({ id }) => id)]);
  });
