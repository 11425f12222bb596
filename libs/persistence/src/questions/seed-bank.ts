import { createHash } from 'node:crypto';
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

const ourBank: Bank = { version: bankVersion, questions: seedQuestions };

/**
 * Makes the bank what this release brings, with what operators have mended over it: new ones in, changed ones updated, others
 * retired; first what they show. Any number of times, by any number of gateways: where all of it is so already, as at most
 * starts, it is only looked at. Where a newer release has been, or a newer bank, the bank is that one's, whichever starts last.
 */
export const seedBank = async ({ pool, media }: Places, bank: Bank = ourBank): Promise<void> => {
  const { version, questions } = bank;
  if ((await isOfNewerRelease(pool)) || (await isNewerThan(version, pool))) return;
  await keepPictures(media, questions);
  await inTransaction(pool, async (client) => {
    // no request waits for it: a start on a busy machine takes its time, also behind other gateways that start
    await client.query(`set local statement_timeout = ${statementMs}`);
    await bearSilence(client, statementMs, async () => {
      await client.query(sql.lockBank, [bankLock]);
      if ((await isOfNewerRelease(client)) || (await isNewerThan(version, client))) return;
      if (await isKnown(bank, client)) return;
      const rows = rowsOf(bank);
      await client.query(sql.keepReleased, [rows]);
      await client.query(sql.upsertBank, [rows]);
      await client.query(sql.retireFromBank, [bank.questions.map(({ id }) => id)]);
      await client.query(sql.keepBankVersion, [version]);
      await client.query(sql.keepAsKnown, [digestOf(bank)]);
    });
  });
};

/** A bank as its statements take it, JSON. */
const rowsOf = ({ questions }: Bank): string =>
  JSON.stringify(
    questions.map((one) => ({ ...one, template: templateOf(one), answering: answeringOf(one) })),
  );

const digests = new WeakMap<Bank, string>();

/** Of what is brought: another one for every other bank. It takes a while, and is the same each time. */
const digestOf = (bank: Bank): string => {
  const digest = digests.get(bank) ?? createHash('sha256').update(rowsOf(bank)).digest('base64url');
  digests.set(bank, digest);
  return digest;
};

/** Whether nothing is to be done: no row of the bank is otherwise than bringing it has made it. */
const isKnown = async (bank: Bank, client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ known: boolean | null }>(sql.isKnown, [digestOf(bank)]);
  return rows[0]?.known === true;
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
