import type { GameId, HiddenWords, Scramble } from '@clockbeat/domain';
import type { EventStore, ExportedEvent } from '@clockbeat/persistence';
import { type ExportedRow, exportedRow } from './exported-row.js';

interface Exporting {
  readonly head: Buffer;
  readonly scramble: Scramble | null;
  readonly limit: number | null;
  /** Says what hosts have taken off the wall. */
  readonly store: Pick<EventStore, 'hiddenWords'>;
}

/** Of the games in which words were given: most have none. */
const gamesWithWords = (page: readonly ExportedEvent[]): GameId[] => [
  ...new Set(
    page.flatMap(({ event: { gameId, type, data } }) =>
      type === 'AnswersJudged' || (type === 'AnswerSubmitted' && data.given?.kind === 'cloud') ? gameId : [],
    ),
  ),
];

/** Events as rows, page by page as they are read, `limit` of them at most. */
export async function* exportPages(
  events: AsyncIterable<readonly ExportedEvent[]>,
  { head, scramble, limit, store }: Exporting,
): AsyncGenerator<ExportedRow[]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const page of events) {
    const told = page.slice(0, left);
    const hidden: ReadonlyMap<GameId, HiddenWords> = scramble
      ? await store.hiddenWords(gamesWithWords(told))
      : new Map();
    const rows = told.map((exported) =>
      exportedRow(exported, head, scramble, hidden.get(exported.event.gameId)),
    );
    left -= rows.length;
    yield rows;
    if (left <= 0) return;
  }
}
