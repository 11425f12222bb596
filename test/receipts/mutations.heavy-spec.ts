import {
  aLog,
  expectByteForByte,
  forgeriesOf,
  isGivenAway,
  receiptsOf,
  sealedResultOf,
} from './mutations.js';

/** All of what `mutations.spec.ts` samples: each event of a log of 1,000 in each byte, and in each other way. */
describe('a log of 1,000 events', () => {
  const log = aLog();
  const receipts = receiptsOf(log);
  const { seal } = sealedResultOf(log)('');

  it('cannot be changed in a byte that is no name’s', () => {
    for (const event of log) expectByteForByte(event);
  });

  it('cannot have any event changed, re-timed, removed, repeated or moved', () => {
    for (const index of log.keys())
      for (const forged of forgeriesOf(log, index)) {
        expect([index, sealedResultOf(forged)('').seal === seal]).toEqual([index, false]);
        // nobody answers after the last event: of that one the published seal alone tells
        if (index < log.length - 1) expect([index, isGivenAway(forged, receipts)]).toEqual([index, true]);
      }
  });
});
