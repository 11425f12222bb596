import type { Dispatch, KeyboardEvent, ReactNode } from 'react';
import { useAfterTexts } from '../../texts/after-texts.js';
import { classNames } from '../../ui/class-names.js';
import { clockOf } from './event-words.js';
import { type Playback, type PlaybackAction, speeds } from './playback.js';
import { questionStep, type Timeline } from './timeline.js';

interface TransportProps {
  timeline: Timeline;
  playback: Playback;
  act: Dispatch<PlaybackAction>;
}

/** Play, step and speed, as on any player of films. */
export const Transport = ({ timeline, playback, act }: TransportProps) => {
  const a = useAfterTexts();
  const { version, placeMs, playing, speed } = playback;
  const last = timeline.offsets.length;
  const look = (to: number) => () => act({ type: 'look', version: to });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex items-center gap-1">
        <Key
          label={a('replay.questionBack')}
          onClick={look(questionStep(timeline, version, -1))}
          off={version === 1}
        >
          <path d="M5 5v14M19 5l-9 7 9 7z" />
        </Key>
        <Key label={a('replay.eventBack')} onClick={look(version - 1)} off={version === 1}>
          <path d="M16 5l-9 7 9 7" />
        </Key>
        <Key label={a(playing ? 'replay.pause' : 'replay.play')} onClick={() => act({ type: 'toggle' })} main>
          {playing ? <path d="M8 5v14M16 5v14" /> : <path d="M8 5l11 7-11 7z" />}
        </Key>
        <Key label={a('replay.eventOn')} onClick={look(version + 1)} off={version === last}>
          <path d="M8 5l9 7-9 7" />
        </Key>
        <Key
          label={a('replay.questionOn')}
          onClick={look(questionStep(timeline, version, 1))}
          off={version === last}
        >
          <path d="M19 5v14M5 5l9 7-9 7z" />
        </Key>
      </div>
      <p className="numbers text-sm text-muted" data-testid="replay-version">
        {a('replay.version', { version, count: last })} · {clockOf(placeMs)} / {clockOf(timeline.lengthMs)}
      </p>
      <fieldset className="flex items-center">
        <legend className="sr-only">{a('replay.speed')}</legend>
        {speeds.map((each) => (
          <label
            key={each}
            className={classNames(
              'numbers grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-full px-1 has-focus-visible:outline-3 has-focus-visible:outline-focus',
              each === speed ? 'bg-text font-bold text-page' : 'hover:bg-surface',
            )}
          >
            <input
              type="radio"
              name="speed"
              checked={each === speed}
              onChange={() => act({ type: 'speed', speed: each })}
              className="sr-only"
            />
            {a('replay.times', { count: each })}
          </label>
        ))}
      </fieldset>
    </div>
  );
};

interface KeyProps {
  label: string;
  onClick: () => void;
  off?: boolean;
  main?: boolean;
  children: ReactNode;
}

const Key = ({ label, onClick, off = false, main = false, children }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    // Not disabled: who steps by keys to an end would lose the focus there.
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
    className={classNames(
      'grid place-items-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-45',
      main ? 'size-13 bg-accent text-on-accent' : 'size-11 hover:bg-surface',
    )}
  >
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  </button>
);

interface TimelineBarProps {
  timeline: Timeline;
  playback: Playback;
  act: Dispatch<PlaybackAction>;
}

/** The whole evening in one line: how much happened when, where the questions began, and a handle to pull. */
export const TimelineBar = ({ timeline, playback, act }: TimelineBarProps) => {
  const a = useAfterTexts();
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
          <div className="h-full rounded-full bg-accent" style={{ width: `${shareOf(placeMs)}%` }} />
        </div>
        {questions.map(({ index, offsetMs }) => (
          <span
            key={index}
            aria-hidden="true"
            className="numbers absolute bottom-0 h-14 border-s border-dashed border-line-strong ps-1 text-xs text-muted max-sm:text-transparent"
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
          aria-label={a('replay.moment')}
          aria-valuetext={a('replay.momentText', {
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
