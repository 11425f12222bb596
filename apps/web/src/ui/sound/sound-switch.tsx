import { useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../class-names.js';
import { playSound } from './play-sound.js';
import { isSoundOn, setSound, subscribeSound } from './sound-setting.js';

const waves = 'M15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10';
const cross = 'M16 9.5l5 5M21 9.5l-5 5';

/** Sound on or off, for this browser. */
export const SoundSwitch = ({ className }: { className?: string }) => {
  const t = useTexts();
  const on = useSyncExternalStore(subscribeSound, isSoundOn);
  const toggle = (): void => {
    setSound(!on);
    void playSound('right'); // also wakes the browser's audio, which waits for a touch
  };
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('common.sound')}
      title={t(on ? 'common.soundIsOn' : 'common.soundIsOff')}
      onClick={toggle}
      className={classNames(
        'grid size-11 place-items-center rounded-full text-muted hover:text-text',
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
        <path d={on ? waves : cross} />
      </svg>
    </button>
  );
};
