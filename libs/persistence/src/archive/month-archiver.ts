import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { GameId } from '@clockbeat/domain';
import pg from 'pg';
import { connectOperator } from '../backup/operator-client.js';
import { toStoredEvent } from '../event-store/event-row.js';
import { holdRebuilds } from '../expiry/expiry.sql.js';
import { readBefore, readMonths } from '../months/make-months.js';
import { hasGames } from '../months/make-months.sql.js';
import { type Month, monthNamed } from '../months/month.js';
import { projections } from '../projections/all-projections.js';
import { SealReckoner } from '../seals/seal.js';
import { SealStore } from '../seals/seal.store.js';
import * as sql from './archive.sql.js';
import type { ArchiveReader } from './archive-reader.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { type ArchivedMonth, archivedMonths, type MonthFile } from './archived-months.js';
import { type ArchivedRow, textOf, toEventRow } from './archived-row.js';
import { eventFileOf, rowsInGroup } from './event-file.js';
import { putBack } from './thaw.js';

/** The month stays where it is, and everything as it was. */
export class NotArchivable extends Error {
  override readonly name = 'NotArchivable';
}

/** Some 40 MB: what one is damaged by is not more than that. */
const rowsInFile = 200_000;
/** Games whose rows are copied in one transaction: as long as it lasts, projections may not read on. */
const rowsKeptAtOnce = 4_000;
/** So long appends may wait for us, until the locks are had; and so often, and after so long again. */
const [lockMs, attempts, pauseMs] = [50, 200, 500];
/** So often it is looked whether transactions have ended that ran before. */
const attemptsToEnd = 10;
/** In a gateway games go on: so many rows are hashed in a turn, and so long is between two groups. */
const rowsInTurn = 250;
const breatheMs = 5;

const withTables = projections.filter(({ tables }) => tables.length > 0).map(({ name }) => name);

/** Where the work may be stopped. `swapped` is inside the one transaction that counts, `archived` behind it. */
export type ArchiveStep = 'written' | 'compared' | 'kept' | 'swapped' | 'archived';

export interface ArchiveOptions {
  /** ms since 1970. */
  readonly now: number;
  readonly rowsPerFile?: number;
  /** Told after each step; a throw stops there. */
  readonly onStep?: (step: ArchiveStep) => Promise<void> | void;
}

interface Written {
  readonly files: readonly MonthFile[];
  readonly games: number;
  readonly events: number;
  readonly sha256: string;
  /** Games up to which so many rows lie that they can be copied at a time. */
  readonly stops: readonly string[];
}

interface Top {
  readonly transactionId: string;
  readonly position: string;
  /** Every event of the month is of an older transaction; whatever comes is not. */
  readonly horizon: string;
}

type Client = pg.Client;

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
  async archive(name: string, options: ArchiveOptions): Promise<ArchivedMonth> {
    const month = name === 'before-months' ? await readBefore(this.pool) : monthNamed(name);
    return this.alone(async (client) => {
      const { onStep = () => undefined } = options;
      const top = await this.mayGo(client, month, options.now);
      const written = await this.write(client, month, top, options.rowsPerFile ?? rowsInFile);
      await onStep('written');
      await this.compare(written);
      await onStep('compared');
      const kept = await keepRows(client, month, top, written.stops);
      await onStep('kept');
      await swap(client, month, top, { ...written, kept }, onStep);
      await onStep('archived');
      await client.query(`analyze ${month.partition}`);
      const archived = (await this.list()).find((one) => one.month === name);
      if (!archived) throw new Error(`The month ${name} was archived, and is not listed`);
      return archived;
    });
  }

  /** Puts everything of a month back into the log; its files stay where they are. How many events came back. */
  restore(name: string): Promise<number> {
    return this.alone(async () => {
      const month = (await this.list()).find((one) => one.month === name);
      if (!month) throw new NotArchivable(`The month ${name} is not in the archive.`);
      let came = 0;
      for await (const rows of this.groupsOf(month.files)) came += await putBack(this.pool, rows, month);
      await this.pool.query(sql.forgetMonth, [name]);
      return came;
    });
  }

  /** Reads the files of a month through: the hash of each, and the seals of its games. The first thing that is wrong; null: nothing. */
  async verify({ files, games, events }: ArchivedMonth): Promise<string | null> {
    try {
      for (const file of files) await this.checkContent(file);
      const check = new SealCheck(this.seals);
      for await (const rows of this.groupsOf(files)) {
        for await (const turn of turnsOf(rows)) await check.add(turn);
        await pause(breatheMs);
      }
      await check.end();
      return check.games === games && check.events === events
        ? null
        : `It has ${check.events} events of ${check.games} games, and had ${events} of ${games}.`;
    } catch (error) {
      if (error instanceof ArchiveUnavailable || error instanceof NotArchivable) return error.message;
      throw error;
    }
  }

  /** One at a time, over a connection of its own, with which the turn goes. */
  private async alone<T>(work: (client: Client) => Promise<T>): Promise<T> {
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

  private async mayGo(client: Client, month: Month, now: number): Promise<Top> {
    const { name, from, to } = month;
    const refuse = (why: string): never => {
      throw new NotArchivable(`The month ${name} cannot be archived: ${why}.`);
    };
    if (month.ends > now) refuse('it is not over');
    const { rows: known } = await client.query<{ isKnown: boolean }>(sql.isKnown);
    if (!known[0]?.isKnown) refuse('no gateway of this release has been started yet');
    if ((await archivedMonths(client)).some((one) => one.month === name)) refuse('it is archived');
    const { rows: parts } = await client.query<{ isPart: boolean }>(sql.isPart, [
      `public.${month.partition}`,
    ]);
    if (!parts[0]?.isPart) refuse('it has no part of the log of its own');
    const { rows } = await client.query<Record<string, number>>(sql.hindrances, [from, to]);
    const { games = 0, running = 0, withoutEnd = 0, visitors = 0, unsealed = 0 } = rows[0] ?? {};
    if (games === 0) refuse('it has no games');
    if (running > 0) refuse(`${running} of its games have not ended`);
    if (withoutEnd > 0) refuse(`${withoutEnd} of its games have no end in the log`);
    if (visitors > 0)
      refuse(`${visitors} of its games are visitors' and are still to be deleted (GUEST_GAME_DAYS)`);
    if (unsealed > 0) refuse(`${unsealed} of its games are not sealed to their last event`);
    const top = await decidedTop(client, month);
    if (!top) return refuse('somebody writes to it, or a transaction has been open since then');
    const late = await client.query<{ name: string }>(sql.behind, [
      withTables,
      top.transactionId,
      top.position,
    ]);
    if (late.rows.length > 0)
      refuse(`${late.rows.map((row) => row.name).join(', ')} have not read it to its end`);
    const building = await client.query<{ isBuilding: boolean }>(sql.isBeingBuilt);
    if (building.rows[0]?.isBuilding) refuse('a projection is being built anew');
    return top;
  }

  private async write(client: Client, month: Month, top: Top, rowsPerFile: number): Promise<Written> {
    const reading = new Reading(
      pagesOf(client, month, top.horizon, Math.min(rowsInGroup, rowsPerFile)),
      rowsPerFile,
    );
    const files: MonthFile[] = [];
    while (await reading.hasMore()) {
      const written = await this.reader.files.write(
        `events-${month.name}-${files.length + 1}`,
        eventFileOf(reading.file()),
      );
      files.push({ ...written, ...reading.ofFile() });
    }
    const { games, events, stops } = reading;
    const { rows } = await client.query<{ events: number }>(sql.countUntil(month), [
      month.from,
      month.to,
      top.horizon,
    ]);
    if (rows[0]?.events !== events)
      throw new NotArchivable(
        `The month ${month.name} cannot be archived: its streams tell of ${rows[0]?.events} events, and the log has ${events}.`,
      );
    return { files, games, events, stops, sha256: reading.sha256 };
  }

  /** What was written, as it is read: every byte, every row, and every game against its seal. */
  private async compare({ files, games, events, sha256 }: Written): Promise<void> {
    for (const file of files) await this.checkContent(file);
    const hash = createHash('sha256');
    const check = new SealCheck(this.seals);
    for await (const rows of this.groupsOf(files)) {
      for await (const turn of turnsOf(rows)) {
        for (const row of turn) hash.update(textOf(row)).update('\n');
        await check.add(turn);
      }
      await pause(breatheMs);
    }
    await check.end();
    if (check.games !== games || check.events !== events || hash.digest('hex') !== sha256)
      throw new ArchiveUnavailable(
        'The files do not read as they were written: nothing was taken out of the log',
      );
  }

  private async checkContent({ name, sha256 }: MonthFile): Promise<void> {
    const hash = createHash('sha256');
    for await (const piece of this.reader.files.content(name)) hash.update(piece);
    if (hash.digest('hex') !== sha256)
      throw new ArchiveUnavailable(`The file ${name} of the archive is not what was written`);
  }

  private async *groupsOf(files: readonly MonthFile[]): AsyncGenerator<ArchivedRow[]> {
    for (const file of files)
      for (let nth = 0; ; nth += 1) {
        const rows = await this.reader.nth(file, nth);
        if (rows === null) break;
        yield rows;
      }
  }
}

async function* turnsOf(rows: readonly ArchivedRow[]): AsyncGenerator<readonly ArchivedRow[]> {
  for (let at = 0; at < rows.length; at += rowsInTurn) {
    yield rows.slice(at, at + rowsInTurn);
    await nextTurn();
  }
}

/**
 * The end of the month's part, once every transaction that may have written before it is over: an analysis that runs by itself
 * is, in a moment. Null: one goes on.
 */
const decidedTop = async (client: Client, month: Month): Promise<Top | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<Top & { isDecided: boolean }>(sql.topOf(month));
    if (rows[0]?.isDecided) return rows[0];
    if (attempt === attemptsToEnd) return null;
    await pause(pauseMs);
  }
};

/** The rows of a month, page by page, cut into files; what there was of them. */
class Reading {
  games = 0;
  events = 0;
  readonly stops: string[] = [];
  private readonly hash = createHash('sha256');
  private page: readonly ArchivedRow[] | null = null;
  private game = '';
  private sinceStop = 0;
  private file_ = { rows: 0, from: '', to: '' };

  constructor(
    private readonly pages: AsyncGenerator<ArchivedRow[]>,
    private readonly rowsPerFile: number,
  ) {}

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }

  async hasMore(): Promise<boolean> {
    if (!this.page) {
      const { done, value } = await this.pages.next();
      this.page = done ? null : value;
    }
    if (!this.page && this.game !== '' && this.stops.at(-1) !== this.game) this.stops.push(this.game);
    return this.page !== null;
  }

  async *file(): AsyncGenerator<readonly ArchivedRow[]> {
    this.file_ = { rows: 0, from: '', to: '' };
    while (this.file_.rows < this.rowsPerFile && (await this.hasMore())) {
      const page = this.page ?? [];
      this.page = null;
      for await (const turn of turnsOf(page)) for (const row of turn) this.note(row);
      this.file_ = {
        rows: this.file_.rows + page.length,
        from: this.file_.from || (page[0]?.gameId ?? ''),
        to: page.at(-1)?.gameId ?? '',
      };
      yield page;
      await pause(breatheMs);
    }
  }

  ofFile(): Pick<MonthFile, 'rows' | 'from' | 'to'> {
    return this.file_;
  }

  private note(row: ArchivedRow): void {
    this.hash.update(textOf(row)).update('\n');
    if (row.gameId !== this.game) {
      if (this.sinceStop >= rowsKeptAtOnce) {
        this.stops.push(this.game);
        this.sinceStop = 0;
      }
      this.games += 1;
      this.game = row.gameId;
    }
    this.sinceStop += 1;
    this.events += 1;
  }
}

async function* pagesOf(
  client: Client,
  month: Month,
  horizon: string,
  most: number,
): AsyncGenerator<ArchivedRow[]> {
  type Texts = 'at' | 'recordedAt' | 'transactionId' | 'position';
  let [game, version] = ['', 0];
  for (;;) {
    const { rows } = await client.query<Omit<ArchivedRow, Texts> & Record<Texts, string>>(
      sql.readPage(month),
      [game, version, horizon, most],
    );
    const page = rows.map((row) => ({
      ...row,
      at: BigInt(row.at),
      recordedAt: BigInt(row.recordedAt),
      transactionId: BigInt(row.transactionId),
      position: BigInt(row.position),
    }));
    const last = page.at(-1);
    if (!last) return;
    yield page;
    [game, version] = [last.gameId, last.version];
  }
}

/** Holds rows in their order against the seals of their games. */
class SealCheck {
  games = 0;
  events = 0;
  private reckoner: SealReckoner | null = null;
  private game = '';

  constructor(private readonly seals: SealStore) {}

  async add(rows: readonly ArchivedRow[]): Promise<void> {
    for (const row of rows) {
      if (row.gameId !== this.game) {
        await this.end();
        this.games += 1;
        this.game = row.gameId;
        this.reckoner = new SealReckoner(GameId(row.gameId));
      }
      this.events += 1;
      this.reckoner?.add(toStoredEvent(toEventRow(row)));
      if (this.reckoner?.digests.length !== row.version) throw this.wrong('has a hole');
    }
  }

  /** Of the game that was added last. */
  async end(): Promise<void> {
    const { reckoner } = this;
    this.reckoner = null;
    if (!reckoner) return;
    const sealed = await this.seals.find(GameId(this.game));
    const { length } = reckoner.digests;
    const isSound =
      sealed !== null &&
      sealed.version >= length &&
      reckoner.digests.every((digest, index) => digest === sealed.digests[index]) &&
      (sealed.version > length || sealed.seal === reckoner.seal);
    if (!isSound) throw this.wrong('is not what was sealed');
  }

  private wrong(what: string): NotArchivable {
    return new NotArchivable(
      `The log of ${this.game} ${what}: verify it with npm run replay -- ${this.game} --verify`,
    );
  }
}

/** Makes the small table beside the log, and says how many rows it has, in short transactions: one that writes holds back what projections may read. */
const keepRows = async (
  client: Client,
  month: Month,
  { horizon }: Top,
  stops: readonly string[],
): Promise<number> => {
  await client.query(sql.makeBeside(month));
  let [before, kept] = ['', 0];
  for (const stop of stops) {
    kept += (await client.query(sql.keepRows(month), [before, stop, horizon])).rowCount ?? 0;
    before = stop;
    await pause(breatheMs);
  }
  return kept;
};

const slow = new Set(['55P03', '57014']);

const swap = async (
  client: Client,
  month: Month,
  top: Top,
  { files, games, events, kept }: Written & { readonly kept: number },
  onStep: NonNullable<ArchiveOptions['onStep']>,
): Promise<void> => {
  const { name, from, to } = month;
  const values = [name, from, to, JSON.stringify(files), games, events, kept];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${lockMs}; set local statement_timeout = 1000`);
      const { rows } = await client.query<{ held: boolean }>(holdRebuilds, [withTables]);
      if (!rows[0]?.held)
        throw new NotArchivable(`The month ${name} cannot be archived: a projection is being built anew.`);
      for (const statement of sql.swap(month, top.horizon)) await client.query(statement);
      await client.query(sql.noteMonth, values);
      await onStep('swapped');
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!(error instanceof pg.DatabaseError && slow.has(error.code ?? ''))) throw error;
      if (attempt === attempts)
        throw new NotArchivable(
          `The month ${name} cannot be archived: some program reads the log in a transaction that does not end.`,
        );
    }
    await pause(pauseMs);
  }
};
