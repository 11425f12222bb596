import { useStore } from '../../lib/store.js';
import { useTexts } from '../../texts/texts.js';
import { IconToggle } from '../icon-toggle.js';
import { playSound, sound } from './sound.js';

const waves = 'M15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10';
const cross = 'M16 9.5l5 5M21 9.5l-5 5';

/** Sound on or off, for this browser. */
export const SoundSwitch = () => {
  const t = useTexts();
  const on = useStore(sound);
  const toggle = (): void => {
    sound.set(!on);
    void playSound('right'); // also wakes the browser's audio, which waits for a touch
  };
  return (
    <IconToggle
      label={t('common.sound')}
      title={t(on ? 'common.soundIsOn' : 'common.soundIsOff')}
      on={on}
      onToggle={toggle}
    >
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
      <path d={on ? waves : cross} />
    </IconToggle>
  );
};
