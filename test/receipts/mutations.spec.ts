import { type StoredEvent, sealedText } from '@clockbeat/domain';
import { check } from '../../examples/verify-receipt.mjs';
import {
  aLog,
  expectByteForByte,
  forgeriesOf,
  isGivenAway,
  receiptsOf,
  sealedResultOf,
} from './mutations.js';

/** A log of 1,000 events, forged and sealed anew in every way that one change can: somebody's receipts, or the seal, tell. */
describe('a log of 1,000 events', () => {
  const log = aLog();
  const receipts = receiptsOf(log);
  const { seal } = sealedResultOf(log)('');
  const replaced = (index: number, ...by: StoredEvent[]): StoredEvent[] => log.toSpliced(index, 1, ...by);
  const event = (index: number): StoredEvent => log[index]!;

  it('fits as it was played', () => {
    expect(log).toHaveLength(1_000);
    expect(isGivenAway(sealedResultOf(log), receipts)).toBe(false);
  });

  /** Of the whole log, as the heavy proof has it (`mutations.heavy-spec.ts`), one event in 330. */
  const sampled = log.map((_, index) => index).filter((index) => index % 330 === 7);

  it.each(sampled)('event %i cannot be changed in a byte, re-timed, removed, repeated or moved', (index) => {
    expectByteForByte(log[index]!);
    for (const forged of forgeriesOf(log, index)) {
      expect(isGivenAway(sealedResultOf(forged), receipts)).toBe(true);
      expect(sealedResultOf(forged)('').seal).not.toBe(seal);
    }
  });

  it('tells even after the last receipt, by the seal that was published', () => {
    const forged = replaced(999, { ...event(999), at: event(999).at + 0.001 });
    const [[playerId, own] = ['', []]] = receipts;
    const { wrong } = check({ sealed: sealedResultOf(forged)(playerId), receipts: own }, seal);
    expect(wrong).toEqual(['the seal is not the one that was published']);
  });

  it('may lose a name', () => {
    const { data } = event(1);
    const erased = { ...event(1), data: { ...data, name: 'Erased' } };
    expect(sealedText(erased)).toBe(sealedText(event(1)));
    expect(isGivenAway(sealedResultOf(replaced(1, erased)), receipts)).toBe(false);
  });
});
