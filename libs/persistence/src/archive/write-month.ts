import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Month } from '../months/month.js';
import * as sql from './archive.sql.js';
import type { ArchiveFiles } from './archive-files.js';
import type { MonthFile } from './archived-months.js';
import { type ArchivedRow, textOf } from './archived-row.js';
import { eventFileOf, rowsInGroup } from './event-file.js';
import type { Top } from './may-go.js';
import { NotArchivable } from './not-archivable.js';

/** Games whose rows are copied in one transaction: as long as it lasts, projections may not read on. */
const rowsKeptAtOnce = 4_000;

/** What the files of a month were made of. */
export interface Written {
  readonly files: readonly MonthFile[];
  readonly games: number;
  readonly events: number;
  readonly sha256: string;
  /** Games up to which so many rows lie that they can be copied at a time. */
  readonly stops: readonly string[];
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Writes what a month has below its horizon into files, and counts it against its streams. */
export const writeMonth = async (
  client: Client,
  into: ArchiveFiles,
  month: Month,
  { horizon }: Top,
  rowsPerFile: number,
): Promise<Written> => {
  const reading = new Reading(
    pagesOf(client, month, horizon, Math.min(rowsInGroup, rowsPerFile)),
    rowsPerFile,
  );
  const files: MonthFile[] = [];
  while (await reading.hasMore()) {
    const written = await into.write(`events-${month.name}-${files.length + 1}`, eventFileOf(reading.file()));
    files.push({ ...written, ...reading.ofFile() });
  }
  const { games, events, stops } = reading;
  const { rows } = await client.query<{ events: number }>(sql.countUntil(month), [
    month.from,
    month.to,
    horizon,
  ]);
  if (rows[0]?.events !== events)
    throw new NotArchivable(
      `The month ${month.name} cannot be archived: its streams tell of ${rows[0]?.events} events, and the log has ${events}.`,
    );
  return { files, games, events, stops, sha256: reading.sha256 };
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
      for (const row of page) this.note(row);
      this.file_ = {
        rows: this.file_.rows + page.length,
        from: this.file_.from || (page[0]?.gameId ?? ''),
        to: page.at(-1)?.gameId ?? '',
      };
      yield page;
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
