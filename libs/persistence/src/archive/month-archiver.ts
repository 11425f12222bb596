import type pg from 'pg';
import { connectOperator } from '../backup/operator-client.js';
import { readBefore, readMonths } from '../months/make-months.js';
import { hasGames } from '../months/make-months.sql.js';
import { monthNamed } from '../months/month.js';
import { SealStore } from '../seals/seal.store.js';
import * as sql from './archive.sql.js';
import type { ArchiveReader } from './archive-reader.js';
import { type ArchivedMonth, archivedMonths } from './archived-months.js';
import { compareMonth, verifyMonth } from './check-month.js';
import { mayGo } from './may-go.js';
import { NotArchivable } from './not-archivable.js';
import { keepRows, swap } from './take-out.js';
import { putBack } from './thaw.js';
import { writeMonth } from './write-month.js';

/** Some 40 MB: what one is damaged by is not more than that. */
const rowsInFile = 200_000;

/** Where the work may be stopped. `swapped` is inside the one transaction that counts, `archived` behind it. */
export type ArchiveStep = 'written' | 'compared' | 'kept' | 'swapped' | 'archived';

export interface ArchiveOptions {
  /** ms since 1970. */
  readonly now: number;
  readonly rowsPerFile?: number;
  /** Told after each step; a throw stops there. */
  readonly onStep?: (step: ArchiveStep) => Promise<void> | void;
}

/** Whole months of the calendar from the beginning of one to a time. */
const monthsBetween = (begins: number, now: number): number => {
  const [from, to] = [new Date(begins), new Date(now)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
};

/** Takes months of the log into the archive, and brings them back (docs/decisions/065). */
export class MonthArchiver {
  private readonly seals: SealStore;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly reader: ArchiveReader,
  ) {
    this.seals = new SealStore(pool);
  }

  list(): Promise<ArchivedMonth[]> {
    return archivedMonths(this.pool);
  }

  /** The months with games that have been over for so many months and are not in the archive, the oldest first. */
  async waiting(now: number, afterMonths: number): Promise<string[]> {
    const archived = new Set((await this.list()).map(({ month }) => month));
    const waiting: string[] = [];
    for (const { name, ends, from, to } of await readMonths(this.pool)) {
      if (monthsBetween(ends, now) < afterMonths || archived.has(name)) continue;
      const found = await this.pool.query<{ has: boolean }>(hasGames, [from, to]);
      if (found.rows[0]?.has) waiting.push(name);
    }
    return waiting;
  }

  /**
   * Writes a month into files, reads them back and compares, and only then takes the bulk of it out of the log. Stopped
   * anywhere it can be run again. Throws `NotArchivable` where it may not be, or not now.
   */
  async archive(
    name: string,
    { now, rowsPerFile = rowsInFile, onStep = () => undefined }: ArchiveOptions,
  ): Promise<ArchivedMonth> {
    const month = name === 'before-months' ? await readBefore(this.pool) : monthNamed(name);
    return this.alone(async (client) => {
      const top = await mayGo(client, month, now);
      const written = await writeMonth(client, this.reader.files, month, top, rowsPerFile);
      await onStep('written');
      await compareMonth(this.reader, this.seals, written);
      await onStep('compared');
      const kept = await keepRows(client, month, top, written.stops);
      await onStep('kept');
      await swap(client, month, top, { ...written, kept }, () => onStep('swapped'));
      await onStep('archived');
      await client.query(`analyze ${month.partition}`);
      const archived = (await this.list()).find((one) => one.month === name);
      if (!archived) throw new Error(`The month ${name} was archived, and is not listed`);
      return archived;
    });
  }

  /** Puts everything of a month back into the log; its files are unused from then on. How many events came back. */
  restore(name: string): Promise<number> {
    return this.alone(async () => {
      const month = (await this.list()).find((one) => one.month === name);
      if (!month) throw new NotArchivable(`The month ${name} is not in the archive.`);
      let came = 0;
      for await (const rows of this.reader.groupsOf(month.files))
        came += await putBack(this.pool, rows, month);
      await this.pool.query(sql.forgetMonth, [name]);
      return came;
    });
  }

  /**
   * Deletes files of months that came back before `since`, for backups of before name them. Stopped anywhere it goes on the next time: a
   * file goes first, and then its name. How many went.
   */
  async deleteUnused(since: Date): Promise<number> {
    const find = async () => (await this.pool.query<{ name: string }>(sql.unusedFiles, [since])).rows;
    if ((await find()).length === 0) return 0;
    return this.alone(async () => {
      // none of them is written again meanwhile: who writes has our turn
      const unused = await find();
      for (const { name } of unused) {
        await this.reader.files.delete(name);
        await this.pool.query(sql.forgetFile, [name]);
      }
      return unused.length;
    });
  }

  /** Reads the files of a month through: the hash of each, and the seals of its games. The first thing that is wrong; null: nothing. */
  verify(month: ArchivedMonth): Promise<string | null> {
    return verifyMonth(this.reader, this.seals, month);
  }

  /** One at a time, over a connection of its own, with which the turn goes. */
  private async alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    this.reader.files; // says what is missing before anything is asked
    const client = await connectOperator(this.url, 'clockbeat archive');
    try {
      const { rows } = await client.query<{ mine: boolean }>(sql.takeTurn);
      if (!rows[0]?.mine) throw new NotArchivable('Somebody else archives, restores or deletes just now.');
      return await work(client);
    } finally {
      await client.end();
    }
  }
}
