import { beginAt, type Playback, type PlaybackAction, playOn } from './playback.js';
import type { Timeline } from './timeline.js';

const timeline: Timeline = {
  lengthMs: 3_000,
  offsets: new Float64Array([0, 1_000, 1_000, 1_000, 3_000]),
  questions: [],
  density: [],
};
const after = (from: Playback, ...actions: PlaybackAction[]): Playback =>
  actions.reduce(playOn(timeline), from);

it.each([
  [3, 3],
  [0, 1],
  [-4, 1],
  [99, 5],
  [2.4, 2],
  [Number.NaN, 1],
])('a link to version %d begins at %d', (wanted, version) => {
  expect(beginAt(timeline, wanted).version).toBe(version);
});

it('plays by the time that passes and by its speed, to the end, and there it stops', () => {
  const begun = after(beginAt(timeline, 1), { type: 'toggle' }, { type: 'tick', ms: 900 });
  expect(begun).toMatchObject({ version: 1, placeMs: 900, playing: true });
  const further = after(begun, { type: 'tick', ms: 100 });
  expect(further.version).toBe(4);
  const quick = after(further, { type: 'speed', speed: 20 }, { type: 'tick', ms: 500 });
  expect(quick).toMatchObject({ version: 5, placeMs: 3_000, playing: false });
});

it('begins again from the end', () => {
  expect(after(beginAt(timeline, 5), { type: 'toggle' })).toMatchObject({
    version: 1,
    placeMs: 0,
    playing: true,
  });
});

it('steps through events of one moment, and time does not take a step back', () => {
  const second = after(beginAt(timeline, 2), { type: 'look', version: 3 });
  expect(second).toMatchObject({ version: 3, placeMs: 1_000, playing: false });
  expect(after(second, { type: 'toggle' }, { type: 'tick', ms: 1 }).version).toBe(4);
});

it('a pull while it plays goes on from there', () => {
  const pulled = after(beginAt(timeline, 1), { type: 'toggle' }, { type: 'seek', placeMs: 2_000 });
  expect(pulled).toMatchObject({ version: 4, placeMs: 2_000, playing: true });
});

it('does not move while it stands', () => {
  const still = beginAt(timeline, 2);
  expect(after(still, { type: 'tick', ms: 500 })).toBe(still);
});
