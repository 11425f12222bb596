import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ArchiveFiles } from './archive-files.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import type { ArchivedMonth, MonthFile } from './archived-months.js';
import type { ArchivedRow } from './archived-row.js';
import { type EventFile, openEventFile, type RowGroup, readGroup } from './event-file.js';

/** Groups that are fetched and decoded at a time, for whoever asks: each is some ms of a processor. */
const groupsAtOnce = 4;
/** Groups that are remembered, about 1 MB each: whoever reads a game page by page asks for the same ones again and again. */
const groupsKept = 24;
/** What files say of themselves, some 500 kB each. */
const filesKept = 24;

/** Versions of a stream, both ends among them. */
export interface Stretch {
  readonly gameId: string;
  readonly first: number;
  readonly last: number;
}

/** Reads games from the files of archived months, with bounded memory however many ask. */
export class ArchiveReader {
  private readonly atOnce = pLimit(groupsAtOnce);
  private readonly opened = new LRUCache<string, Promise<EventFile>>({ max: filesKept });
  private readonly groups = new LRUCache<string, Promise<ArchivedRow[]>>({ max: groupsKept });

  /** `place`: null where the setting says none. */
  constructor(private readonly place: ArchiveFiles | null) {}

  get files(): ArchiveFiles {
    if (this.place) return this.place;
    throw new ArchiveUnavailable(
      'Months of the log are archived, and ARCHIVE_URL does not say where: set it as it was set when they were archived',
    );
  }

  /** What a month has of a stretch, in the order of the versions. Throws `ArchiveUnavailable` rather than leave something out. */
  async rows({ month, files }: ArchivedMonth, stretch: Stretch): Promise<ArchivedRow[]> {
    const rows: ArchivedRow[] = [];
    for (const file of files.filter(({ from, to }) => from <= stretch.gameId && stretch.gameId <= to)) {
      const opened = await this.open(file);
      for (const group of opened.groups.filter((one) => mayHave(one, stretch)))
        for (const row of await this.group(opened, group)) if (isIn(row, stretch)) rows.push(row);
    }
    if (rows.length > 0 || files.length > 0) return rows;
    throw new ArchiveUnavailable(`The month ${month} has no files`);
  }

  /** The rows of a month from the `nth` group of one of its files; null: it has no more groups. */
  async nth(file: MonthFile, nth: number): Promise<ArchivedRow[] | null> {
    const opened = await this.open(file);
    const group = opened.groups[nth];
    return group ? this.atOnce(() => readGroup(this.files, opened, group)) : null;
  }

  /** All rows of these files, group by group; none of them is remembered. */
  async *groupsOf(files: readonly MonthFile[]): AsyncGenerator<ArchivedRow[]> {
    for (const file of files)
      for (let nth = 0; ; nth += 1) {
        const rows = await this.nth(file, nth);
        if (rows === null) break;
        yield rows;
      }
  }

  close(): void {
    this.place?.close();
  }

  private open(file: MonthFile): Promise<EventFile> {
    return remembered(this.opened, file.name, () => this.atOnce(() => openEventFile(this.files, file)));
  }

  private group(file: EventFile, group: RowGroup): Promise<ArchivedRow[]> {
    return remembered(this.groups, `${file.name} ${group.nth}`, () =>
      this.atOnce(() => readGroup(this.files, file, group)),
    );
  }
}

/** Whoever asks at the same time shares the answer; an error is no answer to remember. */
const remembered = <T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> => {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => {
    if (cache.peek(key) === made) cache.delete(key);
  });
  return made;
};

const mayHave = ({ from, to, versions }: RowGroup, { gameId, first, last }: Stretch): boolean =>
  from <= gameId && gameId <= to && (from !== to || (versions.first <= last && first <= versions.last));

const isIn = (row: ArchivedRow, { gameId, first, last }: Stretch): boolean =>
  row.gameId === gameId && row.version >= first && row.version <= last;
