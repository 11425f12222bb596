import type { RecordedEvent } from '@clockbeat/domain';

/** A silence longer than this is shortened to it: nobody watches a lobby wait. */
const longestQuietMs = 4_000;
/** Columns of the picture that shows where much happens. */
const densityBins = 120;

interface QuestionMark {
  readonly index: number;
  readonly version: number;
  readonly offsetMs: number;
}

/** A game's evening, laid out to be played: every event has its place on it, in ms from the first. */
export interface Timeline {
  readonly lengthMs: number;
  /** Of the event of version v at [v - 1]; never falling. */
  readonly offsets: Float64Array;
  /** Where questions open. */
  readonly questions: readonly QuestionMark[];
  /** Events in each of 120 equal parts, as shares of the fullest. */
  readonly density: readonly number[];
}

/** Lays out a log of at least one event. */
export const timelineOf = (events: readonly RecordedEvent[]): Timeline => {
  const offsets = new Float64Array(events.length);
  const questions: QuestionMark[] = [];
  let offset = 0;
  for (const [place, event] of events.entries()) {
    const before = events[place - 1];
    // Clocks of several gateways may differ by a little: time never runs back here.
    if (before) offset += Math.min(longestQuietMs, Math.max(0, event.at - before.at));
    offsets[place] = offset;
    if (event.type === 'GameStarted' || event.type === 'QuestionAdvanced')
      questions.push({ index: event.data.opened.index, version: event.version, offsetMs: offset });
  }
  return { lengthMs: offset, offsets, questions, density: densityOf(offsets, offset) };
};

const densityOf = (offsets: Float64Array, lengthMs: number): number[] => {
  const bins = Array.from({ length: densityBins }, () => 0);
  for (const offset of offsets) {
    const bin = lengthMs === 0 ? 0 : Math.min(densityBins - 1, Math.floor((offset / lengthMs) * densityBins));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const most = Math.max(...bins);
  return bins.map((count) => count / most);
};

/** Where the event of this version lies. */
export const offsetOf = ({ offsets }: Timeline, version: number): number => offsets[version - 1] ?? 0;

/** The version that holds at a place: that of the last event at or before it. */
export const versionAt = ({ offsets }: Timeline, offsetMs: number): number => {
  let [low, high] = [1, offsets.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle - 1] ?? 0) <= offsetMs) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The first event of the question before or after the one that is open at this version; the ends of the log beyond them. */
export const questionStep = (timeline: Timeline, version: number, step: 1 | -1): number => {
  const { questions, offsets } = timeline;
  const found =
    step === 1
      ? questions.find((question) => question.version > version)
      : questions.findLast((question) => question.version < version);
  return found?.version ?? (step === 1 ? offsets.length : 1);
};
