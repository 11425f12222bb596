import { pictureOf, type SeedPicture, type SeedQuestion, seedQuestions } from '@clockbeat/question-bank';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import type { MediaStore } from '../media/media.store.js';
import { isOfNewerRelease } from '../migrate.js';
import { lockBank, removeFromBank, upsertBank } from './questions.sql.js';

/** Any number; the same for every gateway. */
const bankLock = 5_042_002;

interface Places {
  readonly pool: pg.Pool;
  readonly media: MediaStore;
}

/**
 * Makes the bank what the list says: new ones in, changed ones updated, others out; first what they show. Any number of times, by
 * any number of gateways. Where a newer release has been, the bank is that one's: what our list lacks would go from users' sets
 * for good.
 */
export const seedBank = async (
  { pool, media }: Places,
  questions: readonly SeedQuestion[] = seedQuestions,
): Promise<void> => {
  if (await isOfNewerRelease(pool)) return;
  await keepPictures(media, questions);
  await inTransaction(pool, async (client) => {
    await client.query(lockBank, [bankLock]);
    if (await isOfNewerRelease(client)) return;
    await client.query(upsertBank, [JSON.stringify(questions)]);
    await client.query(removeFromBank, [questions.map(({ id }) => id)]);
  });
};

const keepPictures = async (media: MediaStore, questions: readonly SeedQuestion[]): Promise<void> => {
  const byHash = new Map(questions.filter(isPicture).map((question) => [question.media.hash, question]));
  await media.keepForBank([...byHash.keys()], async (hash) => {
    const question = byHash.get(hash);
    if (!question) throw new Error(`No question of the bank shows ${hash}`);
    const { type, bytes, width = 0, height = 0 } = question.media;
    return { hash, facts: { type, bytes, width, height }, body: await pictureOf(question) };
  });
};

const isPicture = (question: SeedQuestion): question is SeedPicture => 'media' in question;
