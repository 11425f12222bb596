import { mediaPath, type QuestionMedia } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { classNames } from '../class-names.js';
import { creditOf, type MediaPlaceName } from './picture.js';

export interface SoundPlayerProps {
  media: QuestionMedia;
  on: MediaPlaceName;
  /** It begins by itself, from the moment that this becomes true, and stops when it is so no more. */
  plays?: boolean;
  /** 0 to 1. */
  volume?: number;
  /** There is room for its button alone. */
  brief?: boolean;
}

/** A question's sound: a button, how far it is, and on demand in words what is to be heard. */
export const SoundPlayer = ({ media, on, plays = false, volume = 1, brief = false }: SoundPlayerProps) => {
  const t = useBesidesTexts();
  const { hash, alt, seconds = 0 } = media;
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  // The browser's own player is outside of React; where it may not sound yet, the button remains.
  useEffect(() => {
    const player = audio.current;
    if (!plays || !player) return;
    player.play().catch(() => undefined);
    return () => player.pause();
  }, [plays]);
  useEffect(() => {
    if (audio.current) audio.current.volume = volume;
  }, [volume]);
  const toggle = (): void => {
    const player = audio.current;
    if (playing) player?.pause();
    else player?.play().catch(() => undefined);
  };
  const seek = (to: number): void => {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  };
  const time = t('media.time', { at: clockText(at), all: clockText(seconds) });
  const credit = creditOf(media);
  return (
    <div
      className={classNames(
        'w-full max-w-[26em]',
        on === 'phone' && 'mx-auto',
        on === 'wall' && 'text-[1.333em]',
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: what is to be heard stands below, in words */}
      <audio
        ref={audio}
        src={mediaPath(hash)}
        preload={on === 'wall' ? 'auto' : 'none'}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <div className="flex items-center gap-[0.7em]">
        <button
          type="button"
          aria-label={t(playing ? 'media.pause' : 'media.play')}
          onClick={toggle}
          className="grid size-[max(2.75rem,2.4em)] shrink-0 place-items-center rounded-full bg-text text-page"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-1/2" fill="currentColor">
            <path d={playing ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 4.5v15l12-7.5z'} />
          </svg>
        </button>
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(at, seconds)}
          aria-label={t('media.position')}
          aria-valuetext={time}
          onChange={({ target }) => seek(Number(target.value))}
          className="h-11 min-w-0 grow accent-current"
        />
        <span aria-hidden="true" className="numbers shrink-0 text-muted">
          {time}
        </span>
      </div>
      {!brief && (
        <div
          className={classNames(
            'flex items-start gap-x-[1em] leading-[2.75rem]',
            on === 'wall' ? 'text-[0.75em]' : 'text-sm',
          )}
        >
          {alt && (
            <details className="min-w-0 shrink-0 open:shrink">
              <summary className="w-fit font-bold underline underline-offset-4">
                {t('media.transcript')}
              </summary>
              <p className="max-h-[20dvh] overflow-y-auto leading-snug wrap-anywhere">{alt}</p>
            </details>
          )}
          {credit && <p className="min-w-0 truncate text-muted">{credit}</p>}
        </div>
      )}
    </div>
  );
};

const clockText = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
