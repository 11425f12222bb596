import type { GamePhase, GameStateView } from '@clockbeat/domain/contract';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useShownPhase } from '../../../frame/use-shown-phase.js';
import { useStore } from '../../../lib/store.js';
import { stored } from '../../../lib/stored.js';
import { isPaced } from '../../../live/picture.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { prefersReducedMotion } from '../../../ui/reduced-motion.js';
import { StageButton } from '../stage-button.js';
import type { Music } from './music.js';
import { lastSeconds, type Piece } from './pieces.js';

/** How this browser wants its walls to sound; `volume` is kept while they are silent. */
interface StageSound {
  readonly on: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const stageSound = stored<StageSound>({
  key: 'clockbeat.stageSound',
  empty: { on: true, volume: 0.6 },
  read: (kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    const { on, volume } = kept as Partial<StageSound>;
    return typeof on === 'boolean' && isShare(volume) ? { on, volume } : null;
  },
});

/** Browsers let a page sound once it was touched; from then on it may. */
const touches = ['pointerdown', 'keydown'] as const;
const onTouch = (listener: () => void): (() => void) => {
  // the browser notes a touch after it has told of it
  const later = (): void => void setTimeout(listener);
  for (const touch of touches) addEventListener(touch, later);
  return () => {
    for (const touch of touches) removeEventListener(touch, later);
  };
};
const canSound = (): boolean => typeof AudioContext !== 'undefined';
const maySound = (): boolean => canSound() && (navigator.userActivation?.hasBeenActive ?? true);

/** The music that goes on through a phase; null: none does. */
const loops: Partial<Record<GamePhase, Piece>> = { lobby: 'lobby', break: 'lobby' };
/** What sounds once, when a phase comes; the fanfare goes with a podium that rises step by step. */
const strokeOf = (state: GameStateView, phase: GamePhase): Piece | undefined => {
  if (phase === 'revealed') return 'reveal';
  if (phase === 'final') return isPaced(state) && !prefersReducedMotion() ? 'podium' : 'reveal';
  return undefined;
};

const useMay = (): boolean => useSyncExternalStore(onTouch, maySound);

/** A wall on somebody else's page, whatever its people have chosen for their own. */
export const SilentStage = createContext(false);

/** Whether this wall is to be heard, and may be, and how loud. */
export const useStageSound = (): StageSound & { may: boolean; audible: boolean } => {
  const { on, volume } = useStore(stageSound);
  const isSilent = useContext(SilentStage);
  const may = useMay() && !isSilent;
  return { on, volume, may, audible: on && may };
};

/** The switch of what a wall sounds like, and how loud that is. */
export const StageSoundSwitch = () => {
  const t = useTexts();
  const room = useRoomTexts();
  const { on, volume, may, audible } = useStageSound();
  if (!canSound()) return null;
  const toggle = (): void => {
    // a press that only lets the page sound turns nothing off
    if (!on || may) stageSound.set({ on: !on, volume });
  };
  return (
    <div className="group relative">
      {/* it lies over the stage: a control that made room for it would move away from under the hand */}
      {audible && (
        <input
          type="range"
          min={0.1}
          max={1}
          step={0.1}
          value={volume}
          aria-label={room('screen.volume')}
          onChange={({ target }) => stageSound.set({ on, volume: Number(target.value) })}
          className="pointer-events-none absolute top-full end-0 h-11 w-28 accent-current opacity-0 transition-opacity duration-200 group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100"
        />
      )}
      <StageButton
        label={t('common.sound')}
        title={may || !on ? t(on ? 'common.soundIsOn' : 'common.soundIsOff') : room('screen.soundWaits')}
        pressed={audible}
        onPress={toggle}
      >
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
        <path d={audible ? 'M15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10' : 'M16 9.5l5 5M21 9.5l-5 5'} />
      </StageButton>
    </div>
  );
};

/** Decoration: without what makes it, nothing is lost. */
const openLoudspeaker = (): Promise<Music | null> =>
  import('./music.js').then(
    ({ Music: Loudspeaker }) => new Loudspeaker(stageSound.get().volume),
    () => null,
  );

interface StageMusicProps {
  state: GameStateView;
  serverNow: () => number;
}

/** What a wall sounds like, through all that it shows. What makes the sounds is loaded when they may be heard. */
export const StageMusic = ({ state, serverNow }: StageMusicProps) => {
  const { volume, audible } = useStageSound();
  const { phase, until } = useShownPhase(state, serverNow);
  const stroke = strokeOf(state, phase);
  const music = useRef<Promise<Music | null> | null>(null);
  const before = useRef(phase);

  // The loudspeaker is outside of React: it is opened when it may be heard first, and closed with the page.
  useEffect(
    () => () => {
      void music.current?.then((opened) => opened?.close());
      music.current = null;
    },
    [],
  );
  // It plays what fits the phase, from the moment that the phase begins.
  useEffect(() => {
    const came = before.current !== phase;
    before.current = phase;
    if (!audible) {
      void music.current?.then((opened) => opened?.stop());
      return;
    }
    music.current ??= openLoudspeaker();
    const opened = music.current;
    // a page that is opened in a phase is late for its stroke
    const piece = loops[phase] ?? (came ? stroke : undefined);
    void opened.then((speaker) => (piece ? speaker?.play(piece) : speaker?.stop()));
    if (phase !== 'question' || until === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const playLast = async (): Promise<void> => {
      const speaker = await opened;
      const left = (until - serverNow()) / 1_000;
      if (isOver || left <= 0) return;
      if (left > lastSeconds) timer = setTimeout(() => void playLast(), (left - lastSeconds) * 1_000);
      else speaker?.play('lastMoments', lastSeconds - left);
    };
    void playLast();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [phase, until, stroke, audible, serverNow]);
  // The slider moves the loudspeaker, which keeps no state of React's.
  useEffect(() => {
    void music.current?.then((opened) => opened?.setVolume(volume));
  }, [volume]);
  return null;
};
