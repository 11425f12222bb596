import { finalScores, standings } from '@clockbeat/domain';
import { alike, fieldsOf, walk } from './reading.js';
import type { GameRecord, Violation } from './record.js';

/** Everybody who is there at the end was told it, and the same. */
export const ends = (record: GameRecord): Violation[] => {
  const game = walk(record, () => undefined);
  if (game.status !== 'finished') return [];
  const expected = finalScores(game, standings(game));
  return record.witnesses.flatMap(({ name, frames, isThereAtTheEnd }): Violation[] => {
    const promise = 'everybody ends on the same standings';
    const told = frames.findLast(
      ({ kind, name: message }) => kind === 'message' && message === 'gameFinished',
    );
    if (!told) return isThereAtTheEnd ? [{ promise, what: `${name} was never told the end` }] : [];
    const { finalScores: last } = fieldsOf(told.body);
    return alike(last, expected)
      ? []
      : [
          {
            promise,
            what: `${name} ended on ${JSON.stringify(last)}, the log on ${JSON.stringify(expected)}`,
          },
        ];
  });
};
