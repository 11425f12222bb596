import {
  answeringOf,
  bankVersion,
  pictureOf,
  type SeedPicture,
  type SeedQuestion,
  seedQuestions,
  templateOf,
} from '@clockbeat/question-bank';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import type { MediaStore } from '../media/media.store.js';
import { isOfNewerRelease } from '../migrate.js';
import { bearSilence } from '../silence.js';
import * as sql from './questions.sql.js';

/** Any number; the same for every gateway. */
export const bankLock = 5_042_002;
/** What its statements may take. */
const statementMs = 300_000;

interface Places {
  readonly pool: pg.Pool;
  readonly media: MediaStore;
}

/** What a release brings. */
export interface Bank {
  /** The greater one is the newer bank. */
  readonly version: number;
  readonly questions: readonly SeedQuestion[];
}

/**
 * Makes the bank what this release brings, with what operators have mended over it: new ones in, changed ones updated, others
 * retired; first what they show. Any number of times, by any number of gateways. Where a newer release has been, or a newer
 * bank, the bank is that one's, whichever starts last.
 */
export const seedBank = async (
  { pool, media }: Places,
  { version, questions }: Bank = { version: bankVersion, questions: seedQuestions },
): Promise<void> => {
  if ((await isOfNewerRelease(pool)) || (await isNewerThan(version, pool))) return;
  await keepPictures(media, questions);
  await inTransaction(pool, async (client) => {
    // no request waits for it: a start on a busy machine takes its time, also behind other gateways that start
    await client.query(`set local statement_timeout = ${statementMs}`);
    await bearSilence(client, statementMs, async () => {
      await client.query(sql.lockBank, [bankLock]);
      if ((await isOfNewerRelease(client)) || (await isNewerThan(version, client))) return;
      const rows = JSON.stringify(
        questions.map((one) => ({ ...one, template: templateOf(one), answering: answeringOf(one) })),
      );
      await client.query(sql.keepReleased, [rows]);
      await client.query(sql.upsertBank, [rows]);
      await client.query(sql.retireFromBank, [questions.map(({ id }) => id)]);
      await client.query(sql.keepBankVersion, [version]);
    });
  });
};

/** Whether a bank is there that came after that version. */
const isNewerThan = async (version: number, client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>(sql.bankVersion);
  return (rows[0]?.version ?? 0) > version;
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
