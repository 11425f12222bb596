import type { Dispatch, KeyboardEvent } from 'react';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { clockOf } from './event-words.js';
import type { Playback, PlaybackAction } from './playback.js';
import { questionStep, type Timeline } from './timeline.js';

interface TimelineBarProps {
  timeline: Timeline;
  playback: Playback;
  act: Dispatch<PlaybackAction>;
}

/** The whole evening in one line: how much happened when, where the questions began, and a handle to pull. */
export const TimelineBar = ({ timeline, playback, act }: TimelineBarProps) => {
  const d = useDeskTexts();
  const { lengthMs, questions, density, offsets } = timeline;
  const { version, placeMs } = playback;
  const shareOf = (ms: number): number => (lengthMs === 0 ? 0 : (100 * ms) / lengthMs);

  /** The arrows go event by event, the page keys question by question; the browser's own steps would be milliseconds. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keyTargets[event.key]?.(timeline, version);
    if (to === undefined) return;
    event.preventDefault();
    act({ type: 'look', version: to });
  };

  return (
    <div>
      <div className="relative h-14">
        <svg
          viewBox={`0 0 ${density.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-5 h-9 w-full text-line-strong"
        >
          {density.map((share, bin) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the evening is named by its place
            <rect key={bin} x={bin + 0.1} width={0.8} y={1 - share} height={share} fill="currentColor" />
          ))}
        </svg>
        <div aria-hidden="true" className="absolute inset-x-0 bottom-4 h-1.5 rounded-full bg-line">
          <div className="h-full rounded-full bg-coral" style={{ width: `${shareOf(placeMs)}%` }} />
        </div>
        {questions.map(({ index, offsetMs }) => (
          <span
            key={index}
            aria-hidden="true"
            className="numbers absolute bottom-0 h-14 border-l border-dashed border-line-strong pl-1 text-xs text-muted max-sm:text-transparent"
            style={{ left: `${shareOf(offsetMs)}%` }}
          >
            <span className="absolute bottom-[-0.35rem]">{index + 1}</span>
          </span>
        ))}
        <input
          type="range"
          min={0}
          max={Math.max(1, lengthMs)}
          step="any"
          value={placeMs}
          onChange={({ target }) => act({ type: 'seek', placeMs: Number(target.value) })}
          onKeyDown={onKeyDown}
          aria-label={d('replay.moment')}
          aria-valuetext={d('replay.momentText', {
            version,
            count: offsets.length,
            time: clockOf(placeMs),
          })}
          className="timeline-handle absolute inset-x-0 bottom-0 h-11 w-full"
        />
      </div>
    </div>
  );
};

const keyTargets: Record<string, ((timeline: Timeline, version: number) => number) | undefined> = {
  ArrowLeft: (_, version) => version - 1,
  ArrowDown: (_, version) => version - 1,
  ArrowRight: (_, version) => version + 1,
  ArrowUp: (_, version) => version + 1,
  PageDown: (timeline, version) => questionStep(timeline, version, -1),
  PageUp: (timeline, version) => questionStep(timeline, version, 1),
  Home: () => 1,
  End: ({ offsets }) => offsets.length,
};
