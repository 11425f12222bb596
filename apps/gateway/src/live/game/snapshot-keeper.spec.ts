import { isSnapshotDue } from './snapshot-keeper.js';

it.each([
  [19_999, 0, false],
  [20_000, 0, true],
  [24_999, 20_000, false],
  [25_000, 20_000, true],
])('a state of version %i, the last one kept at %i: %p', (version, kept, due) => {
  expect(isSnapshotDue(version, kept)).toBe(due);
});
