import type pg from 'pg';
import type { EventRow } from '../event-store/event-row.js';
import { Listeners } from '../listeners.js';
import type { ArchiveReader } from './archive-reader.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import { type ArchivedMonth, archivedMonths, monthOfGame } from './archived-months.js';
import { toEventRow } from './archived-row.js';
import { isWhole, mergedWith, missingOf, type Wanted } from './whole.js';

/** A month may go to the archive, or come back, between two reads. */
const attempts = 3;

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
    for (let attempt = 1; ; attempt += 1) {
      const month = await this.monthOf(wanted.gameId, attempt > 1);
      if (month) {
        const merged = await this.merged(month, wanted, there);
        if (isWhole(merged, wanted)) return merged;
        if (attempt === attempts) throw this.incomplete(month, wanted.gameId);
      } else if (attempt > 1) {
        return [...there];
      }
      there = await read();
      if (isWhole(there, wanted)) return [...there];
    }
  }

  private incomplete({ month }: ArchivedMonth, gameId: string): ArchiveUnavailable {
    const error = new ArchiveUnavailable(
      `Events of ${gameId} are neither in the log nor in the archive of ${month}`,
    );
    this.failures.tell(error);
    return error;
  }

  private async merged(month: ArchivedMonth, wanted: Wanted, rows: readonly EventRow[]): Promise<EventRow[]> {
    const missing = missingOf(rows, wanted);
    if (!missing) return [...rows];
    try {
      const archived = await this.reader.rows(month, { gameId: wanted.gameId, ...missing });
      return mergedWith(rows, archived.map(toEventRow), wanted);
    } catch (error) {
      if (error instanceof ArchiveUnavailable) this.failures.tell(error);
      throw error;
    }
  }

  private async monthOf(gameId: string, isNewer: boolean): Promise<ArchivedMonth | null> {
    const known = isNewer ? null : monthOfGame(this.months, gameId);
    if (known) return known;
    this.months = await archivedMonths(this.pool);
    return monthOfGame(this.months, gameId);
  }
}
