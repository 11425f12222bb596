import { type Dispatch, useEffect, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beginAt, type Playback, type PlaybackAction, playOn } from './playback.js';
import type { Timeline } from './timeline.js';

/** The playback of a timeline: it moves with the screen's frames, and the address names the version where it stands. */
export const usePlayback = (timeline: Timeline): [Playback, Dispatch<PlaybackAction>] => {
  const [query, setQuery] = useSearchParams();
  const [playback, act] = useReducer(playOn(timeline), undefined, () =>
    beginAt(timeline, Number(query.get('v') ?? 1)),
  );
  const { playing, version } = playback;

  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let before = performance.now();
    const tick = (now: number): void => {
      act({ type: 'tick', ms: now - before });
      before = now;
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  // Not on every frame of a pull: browsers hold back an address that changes too often.
  useEffect(() => {
    if (playing) return;
    const soon = setTimeout(() => setQuery({ v: String(version) }, { replace: true }), 200);
    return () => clearTimeout(soon);
  }, [playing, version, setQuery]);

  return [playback, act];
};
