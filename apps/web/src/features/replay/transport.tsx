import type { Dispatch, ReactNode } from 'react';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
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
  const d = useDeskTexts();
  const { version, placeMs, playing, speed } = playback;
  const last = timeline.offsets.length;
  const look = (to: number) => () => act({ type: 'look', version: to });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex items-center gap-1">
        <Key
          label={d('replay.questionBack')}
          onClick={look(questionStep(timeline, version, -1))}
          off={version === 1}
        >
          <path d="M5 5v14M19 5l-9 7 9 7z" />
        </Key>
        <Key label={d('replay.eventBack')} onClick={look(version - 1)} off={version === 1}>
          <path d="M16 5l-9 7 9 7" />
        </Key>
        <Key label={d(playing ? 'replay.pause' : 'replay.play')} onClick={() => act({ type: 'toggle' })} main>
          {playing ? <path d="M8 5v14M16 5v14" /> : <path d="M8 5l11 7-11 7z" />}
        </Key>
        <Key label={d('replay.eventOn')} onClick={look(version + 1)} off={version === last}>
          <path d="M8 5l9 7-9 7" />
        </Key>
        <Key
          label={d('replay.questionOn')}
          onClick={look(questionStep(timeline, version, 1))}
          off={version === last}
        >
          <path d="M19 5v14M5 5l9 7-9 7z" />
        </Key>
      </div>
      <p className="numbers text-sm text-muted" data-testid="replay-version">
        {d('replay.version', { version, count: last })} · {clockOf(placeMs)} / {clockOf(timeline.lengthMs)}
      </p>
      <fieldset className="flex items-center">
        <legend className="sr-only">{d('replay.speed')}</legend>
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
            {d('replay.times', { count: each })}
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
      main ? 'size-13 bg-coral text-ink' : 'size-11 hover:bg-surface',
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
