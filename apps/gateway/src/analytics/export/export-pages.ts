import type { Scramble } from '@clockbeat/domain';
import type { ExportedEvent } from '@clockbeat/persistence';
import { type ExportedRow, exportedRow } from './exported-row.js';

/** Events as rows, page by page as they are read, `limit` of them at most. */
export async function* exportPages(
  events: AsyncIterable<readonly ExportedEvent[]>,
  { head, scramble, limit }: { head: Buffer; scramble: Scramble | null; limit: number | null },
): AsyncGenerator<ExportedRow[]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const page of events) {
    const rows = page.slice(0, left).map((exported) => exportedRow(exported, head, scramble));
    left -= rows.length;
    yield rows;
    if (left <= 0) return;
  }
}
