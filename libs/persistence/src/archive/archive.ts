import type pg from 'pg';
import type { EventRow } from '../event-store/event-row.js';
import { Listeners } from '../listeners.js';
import type { ArchiveReader } from './archive-reader.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { type ArchivedMonth, archivedMonths, monthOfGame } from './archived-months.js';
import { toEventRow } from './archived-row.js';
import { isWhole, mergedWith, missingOf, type Wanted } from './whole.js';

/**
 * Whole games, wherever their events are. Which months are archived is remembered, and asked for again where a game has holes
 * that this does not explain: a gateway that has not heard of an archived month tells no game with holes.
 */
export class Archive {
  private months: readonly ArchivedMonth[] = [];
  private readonly failures = new Listeners<ArchiveUnavailable>();

  constructor(
    private readonly pool: pg.Pool,
    readonly reader: ArchiveReader,
  ) {}

  /** Told each time that a game could not be read. */
  onFailure(listener: (error: ArchiveUnavailable) => void): () => void {
    return this.failures.add(listener);
  }

  /**
   * What the table has of a stream, with what the archive has of it; `read` reads the table once more. Throws
   * `ArchiveUnavailable` rather than tell less. What is missing in a game that is not archived is missing in the answer, too.
   */
  async completed(
    wanted: Wanted,
    rows: readonly EventRow[],
    read: () => Promise<readonly EventRow[]>,
  ): Promise<EventRow[]> {
    let there = rows;
    let wasNone = false;
    for (let isNewer = false; ; isNewer = true) {
      const month = await this.monthOf(wanted.gameId, isNewer);
      if (month) {
        const merged = await this.tryToMerge(month, wanted, there, isNewer);
        if (merged) return merged;
      } else if (wasNone) {
        // not archived before it was read, nor afterwards: what is missing is missing
        return [...there];
      }
      wasNone = month === null;
      there = await read();
      if (isWhole(there, wanted)) return [...there];
    }
  }

  /** Null where a newer list of months is wanted: this one may be of files that are no longer there. */
  private async tryToMerge(
    month: ArchivedMonth,
    wanted: Wanted,
    rows: readonly EventRow[],
    isNewest: boolean,
  ): Promise<EventRow[] | null> {
    try {
      const merged = await this.merged(month, wanted, rows);
      if (isWhole(merged, wanted)) return merged;
      if (isNewest)
        throw new ArchiveUnavailable(
          `Events of ${wanted.gameId} are neither in the log nor in the archive of ${month.month}`,
        );
    } catch (error) {
      if (!(error instanceof ArchiveUnavailable)) throw error;
      if (!isNewest) return null;
      this.failures.tell(error);
      throw error;
    }
    return null;
  }

  private async merged(month: ArchivedMonth, wanted: Wanted, rows: readonly EventRow[]): Promise<EventRow[]> {
    const missing = missingOf(rows, wanted);
    if (!missing) return [...rows];
    const archived = await this.reader.rows(month, { gameId: wanted.gameId, ...missing });
    return mergedWith(rows, archived.map(toEventRow), wanted);
  }

  private async monthOf(gameId: string, isNewer: boolean): Promise<ArchivedMonth | null> {
    const known = isNewer ? null : monthOfGame(this.months, gameId);
    if (known) return known;
    this.months = await archivedMonths(this.pool);
    return monthOfGame(this.months, gameId);
  }
}
