import fc from 'fast-check';
import { anyNight, play } from '../test-support/game-night.js';
import { theGame } from '../test-support/index.js';
import { apply, fold } from './apply.js';
import { fromSnapshot, type GameSnapshot, toSnapshot } from './snapshot.js';

it('a game that goes on from a snapshot, taken anywhere and stored as JSON, is the game of the whole log', () => {
  fc.assert(
    fc.property(anyNight, fc.double({ min: 0, max: 1, noNaN: true }), (night, where) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      const taken = Math.max(1, Math.round(where * events.length));
      const prefix = fold(theGame, events.slice(0, taken));
      if (prefix.status === 'unborn') throw new Error('Every night makes a game');
      const stored = JSON.parse(JSON.stringify(toSnapshot(prefix))) as GameSnapshot;
      const resumed = events.slice(taken).reduce(apply, fromSnapshot(stored));
      expect(resumed).toEqual(fold(theGame, events));
    }),
    { numRuns: 60 },
  );
});
