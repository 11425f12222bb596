import { type SealedEvent, upcast } from '@clockbeat/domain';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { digestOf } from './seal.js';

/** Gateways seal what they have folded, the projection what lies on disk: a receipt must not contradict its own log. */
it.each(recordedLogs)('seals $name as it lies on disk, whatever today’s code makes of it', ({ events }) => {
  const digests = (of: readonly SealedEvent[]) => of.map((event) => digestOf(event).toString('hex'));
  expect(digests(events.map(upcast))).toEqual(digests(events));
});
