import { assertNever, type RecordedEvent } from '@clockbeat/domain';
import type { AppendOutcome } from './append.types.js';
import { type PendingAppend, recorded } from './pending-append.js';
import type { VerdictRow, Writer } from './writer-connection.js';

type Batch = readonly PendingAppend[];

export interface Judged {
  /** In the order of the batch. */
  readonly outcomes: readonly AppendOutcome[];
  /** What is now known to be stored, in version order per stream; own successes told late are among them. */
  readonly events: readonly RecordedEvent[];
}

/** Turns the server's verdicts into outcomes; asks it once more when there are own successes told late. */
export const judgeBatch = async (
  batch: Batch,
  verdicts: readonly VerdictRow[],
  writer: Writer,
): Promise<Judged> => {
  const late = await readLate(batch, verdicts, writer);
  const events: RecordedEvent[] = [];
  const outcomes: AppendOutcome[] = [];
  batch.forEach((pending, index) => {
    const verdict = verdicts[index];
    if (!verdict) throw new Error(`${verdicts.length} verdicts for ${batch.length} rows`);
    const outcome = outcomeOf(pending, verdict, late, () => outcomes[twinOf(batch, pending)]);
    outcomes.push(outcome);
    if (outcome.outcome === 'stored' && verdict[0] !== 'repeated') events.push(outcome.event);
  });
  return { outcomes, events: late.size > 0 ? inVersionOrder(events) : events };
};

const outcomeOf = (
  pending: PendingAppend,
  [verdict, version, recordedMs]: VerdictRow,
  late: ReadonlyMap<string, RecordedEvent>,
  twin: () => AppendOutcome | undefined,
): AppendOutcome => {
  switch (verdict) {
    case 'stored':
      return { outcome: 'stored', event: recorded(pending, version ?? 0, recordedMs ?? 0) };
    case 'duplicate': {
      const own = late.get(place(pending.event.gameId, version ?? 0));
      return own && isOwn(own, pending)
        ? { outcome: 'stored', event: own }
        : { outcome: 'duplicate', version: version ?? 0 };
    }
    case 'repeated': {
      const shared = twin();
      if (shared?.outcome !== 'stored') return shared ?? { outcome: 'fenced' };
      return isOwn(shared.event, pending) ? shared : { outcome: 'duplicate', version: shared.event.version };
    }
    case 'fenced':
    case 'missing':
      return { outcome: verdict };
    default:
      return assertNever(verdict);
  }
};

const isOwn = (event: RecordedEvent, { event: mine }: PendingAppend): boolean =>
  event.data.commandId === mine.data.commandId;

/** The first row of the batch with the same stream, key and round: a repeated row shares its fate. */
const twinOf = (batch: Batch, { event }: PendingAppend): number =>
  batch.findIndex(
    ({ event: other }) =>
      other.key === event.key && other.gameId === event.gameId && other.round === event.round,
  );

const place = (gameId: string, version: number): string => `${version}@${gameId}`;

/** The batch's own successes that are told late, as they were stored: a retry may have been decided again. */
const readLate = async (
  batch: Batch,
  verdicts: readonly VerdictRow[],
  writer: Writer,
): Promise<ReadonlyMap<string, RecordedEvent>> => {
  const gameIds: string[] = [];
  const versions: number[] = [];
  verdicts.forEach(([verdict, version, , holder], index) => {
    const event = batch[index]?.event;
    if (verdict !== 'duplicate' || version === null || holder !== event?.data.commandId) return;
    gameIds.push(event.gameId);
    versions.push(version);
  });
  if (gameIds.length === 0) return new Map();
  const events = await writer.read(gameIds, versions);
  return new Map(events.map((event) => [place(event.gameId, event.version), event]));
};

/** Late successes are older than what was stored beside them. */
const inVersionOrder = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.toSorted((a, b) => (a.gameId === b.gameId ? a.version - b.version : a.gameId < b.gameId ? -1 : 1));
