import type { RecordedEvent } from '@clockbeat/domain';
import { offsetOf, questionStep, timelineOf, versionAt } from './timeline.js';

const event = (version: number, at: number, opens?: number): RecordedEvent =>
  ({
    gameId: 'g',
    version,
    at,
    schema: 1,
    recordedAt: at,
    actor: 'host',
    ...(opens === undefined
      ? { type: 'PlayerReadied', data: {} }
      : { type: opens === 0 ? 'GameStarted' : 'QuestionAdvanced', data: { opened: { index: opens } } }),
  }) as unknown as RecordedEvent;

/** A long wait, a question, three events at once, a clock that is a little behind, and the next question. */
const log = [
  event(1, 1_000),
  event(2, 61_000),
  event(3, 62_000, 0),
  event(4, 63_000),
  event(5, 63_000),
  event(6, 63_000),
  event(7, 62_990),
  event(8, 64_000, 1),
];

describe('timelineOf', () => {
  const timeline = timelineOf(log);

  it('keeps the rhythm, shortens silence, and never runs back', () => {
    expect([...timeline.offsets]).toEqual([0, 4_000, 5_000, 6_000, 6_000, 6_000, 6_000, 7_010]);
    expect(timeline.lengthMs).toBe(7_010);
  });

  it('marks where questions open', () => {
    expect(timeline.questions).toEqual([
      { index: 0, version: 3, offsetMs: 5_000 },
      { index: 1, version: 8, offsetMs: 7_010 },
    ]);
  });

  it('counts every event once in its picture', () => {
    const { density } = timeline;
    expect(density).toHaveLength(120);
    expect(Math.max(...density)).toBe(1);
    expect(density.reduce((sum, share) => sum + share * 4, 0)).toBe(log.length);
  });

  it('lays out a log of a single event', () => {
    const alone = timelineOf([event(1, 5)]);
    expect(alone.lengthMs).toBe(0);
    expect(versionAt(alone, 0)).toBe(1);
  });
});

describe('versionAt', () => {
  const timeline = timelineOf(log);

  it.each([
    [0, 1],
    [3_999, 1],
    [4_000, 2],
    [5_999.9, 3],
    [6_000, 7],
    [7_009, 7],
    [7_010, 8],
    [99_999, 8],
    [-5, 1],
  ])('at %d ms holds version %d', (offset, version) => {
    expect(versionAt(timeline, offset)).toBe(version);
  });

  it('finds an event again where it lies, or one of the same moment', () => {
    for (const { version } of log) {
      const offset = offsetOf(timeline, version);
      expect(offsetOf(timeline, versionAt(timeline, offset))).toBe(offset);
    }
  });
});

it('steps from question to question, and to the ends', () => {
  const timeline = timelineOf(log);
  expect(questionStep(timeline, 1, 1)).toBe(3);
  expect(questionStep(timeline, 3, 1)).toBe(8);
  expect(questionStep(timeline, 8, 1)).toBe(8);
  expect(questionStep(timeline, 8, -1)).toBe(3);
  expect(questionStep(timeline, 3, -1)).toBe(1);
  expect(questionStep(timeline, 1, -1)).toBe(1);
});
