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
  /** Behind the last answer nobody has a receipt: of the end, and of what is put before it, the published seal alone tells. */
  const isSeen = (index: number, nth: number): boolean =>
    index < log.length - 2 || (index === log.length - 2 && nth < 4);

  it('cannot be changed in a byte that is no name’s', () => {
    for (const event of log) expectByteForByte(event);
  });

  it('cannot have any event changed, re-timed, removed, repeated or moved', () => {
    for (const index of log.keys())
      for (const [nth, forged] of forgeriesOf(log, index).entries()) {
        const toldTo = sealedResultOf(forged);
        expect([index, nth, toldTo('').seal === seal]).toEqual([index, nth, false]);
        if (isSeen(index, nth))
          expect([index, nth, isGivenAway(toldTo, receipts)]).toEqual([index, nth, true]);
      }
  });
});
