import fc from 'fast-check';
import { anyNight, play } from '../test-support/game-night.js';
import { given } from '../test-support/given.js';
import { admitPlayer, created, decided, joinGame, theGame } from '../test-support/index.js';
import { ada, bo } from '../test-support/people.js';
import { fold } from './apply.js';
import { Replay } from './replay.js';

it('a look at any version, after looks at any others, shows the fold of the log so far', () => {
  const looks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyNight, looks, fc.integer({ min: 1, max: 9 }), (night, places, keyframeEvery) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      const replay = new Replay(theGame, keyframeEvery);
      for (const event of events) replay.push(event);
      for (const place of places) {
        const version = 1 + Math.round(place * (events.length - 1));
        expect(replay.at(version)).toEqual(fold(theGame, events.slice(0, version)));
      }
      expect(replay.at(replay.length)).toEqual(fold(theGame, events));
    }),
    { numRuns: 60 },
  );
});

it('looks while the log still comes', () => {
  const [night] = fc.sample(anyNight, { numRuns: 1, seed: 7 });
  if (!night) throw new Error('No night');
  const { events } = play(night, (_, __, ask) => ask()).stream;
  const replay = new Replay(theGame, 4);
  for (const event of events) {
    replay.push(event);
    expect(replay.at(event.version)).toEqual(fold(theGame, events.slice(0, event.version)));
    expect(replay.at(1).status).toBe('waiting');
  }
});

it('keeps what was so of everything that changes in place', () => {
  const { events } = given(
    created({ rules: { approval: true } }),
    decided(joinGame('Ada')),
    decided(joinGame('Bo', { as: bo })),
    decided(admitPlayer(bo, true)),
    decided(admitPlayer(ada, false)),
  );
  const replay = new Replay(theGame, 1);
  for (const event of events) replay.push(event);
  for (const version of [5, 1, 4, 2, 3, 5])
    expect(replay.at(version)).toEqual(fold(theGame, events.slice(0, version)));
});

it('refuses a version that the log does not have, and a gap in it', () => {
  const [night] = fc.sample(
    anyNight.filter(({ moves }) => moves.length % 3 > 0),
    { numRuns: 1, seed: 3 },
  );
  if (!night) throw new Error('No night');
  const { events } = play(night, (_, __, ask) => ask()).stream;
  const replay = new Replay(theGame);
  expect(() => replay.at(1)).toThrow(RangeError);
  for (const event of events) replay.push(event);
  for (const version of [0, events.length + 1, 1.5, Number.NaN])
    expect(() => replay.at(version)).toThrow(RangeError);
  const [first, , third] = events;
  const torn = new Replay(theGame);
  if (first) torn.push(first);
  expect(() => third && torn.push(third)).toThrow(/version 3 after 1/);
});
