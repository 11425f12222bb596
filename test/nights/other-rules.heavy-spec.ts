import fc from 'fast-check';
import { finishedNight } from '../../libs/domain/test-support/finished-night.js';
import { anyNight } from '../../libs/domain/test-support/game-night.js';
import { asPlayed, underRules } from '../../libs/domain/test-support/index.js';

const nights = 10_000;

it(`${nights} finished games have their stored totals by their own rules`, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyNight, (night) => {
      const log = finishedNight(night);
      fc.pre(log !== null);
      compared += 1;
      expect(underRules(log, {})).toEqual(asPlayed(log));
    }),
    { numRuns: nights },
  );
  expect(compared).toBe(nights);
});
