import { offsetOf, type Timeline, versionAt } from './timeline.js';

export const speeds = [1, 2, 5, 10, 20] as const;
type Speed = (typeof speeds)[number];

/** Where a replay stands. Several events may lie at one place: the version says which of them is shown. */
export interface Playback {
  readonly version: number;
  /** ms on the timeline. */
  readonly placeMs: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export type PlaybackAction =
  | { type: 'look'; version: number }
  | { type: 'seek'; placeMs: number }
  | { type: 'toggle' }
  | { type: 'speed'; speed: Speed }
  | { type: 'tick'; ms: number };

/** Begins at a version; one that the log does not have becomes the nearest that it has. */
export const beginAt = (timeline: Timeline, version: number): Playback => ({
  ...placed(timeline, version),
  playing: false,
  speed: 1,
});

/** What a press, a pull or the passing of time does to a replay. */
export const playOn =
  (timeline: Timeline) =>
  (playback: Playback, action: PlaybackAction): Playback => {
    switch (action.type) {
      case 'look':
        return { ...playback, ...placed(timeline, action.version), playing: false };
      case 'seek':
        return { ...playback, placeMs: action.placeMs, version: versionAt(timeline, action.placeMs) };
      case 'speed':
        return { ...playback, speed: action.speed };
      case 'toggle':
        if (playback.playing) return { ...playback, playing: false };
        // At the end it begins again.
        return playback.version === timeline.offsets.length
          ? { ...playback, ...placed(timeline, 1), playing: true }
          : { ...playback, playing: true };
      case 'tick': {
        if (!playback.playing) return playback;
        const placeMs = Math.min(timeline.lengthMs, playback.placeMs + action.ms * playback.speed);
        // A step may have stopped among events of one place: time never takes back what was shown.
        const version = Math.max(playback.version, versionAt(timeline, placeMs));
        return { ...playback, placeMs, version, playing: placeMs < timeline.lengthMs };
      }
    }
  };

const placed = (timeline: Timeline, wanted: number): Pick<Playback, 'version' | 'placeMs'> => {
  const version = Math.min(timeline.offsets.length, Math.max(1, Math.round(wanted) || 1));
  return { version, placeMs: offsetOf(timeline, version) };
};
