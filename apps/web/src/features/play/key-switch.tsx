import { useTexts } from '../../texts/texts.js';
import { IconToggle } from '../../ui/icon-toggle.js';
import { useKeptSwitch } from '../../ui/kept-switch.js';
import { letterKeys } from '../../ui/letter-keys.js';

/** Whether keys answer, for this browser. Not where a finger points: there they don't. */
export const KeySwitch = () => {
  const t = useTexts();
  const on = useKeptSwitch(letterKeys);
  return (
    <IconToggle
      label={t('play.keys')}
      title={t(on ? 'play.keysAreOn' : 'play.keysAreOff')}
      on={on}
      onToggle={() => letterKeys.set(!on)}
      className="pointer-coarse:hidden"
    >
      <rect x="2.5" y="6" width="19" height="12" rx="2.5" />
      <path d={on ? 'M6.5 10h0M10.2 10h0M13.8 10h0M17.5 10h0M8 14h8' : 'M3 3l18 18'} />
    </IconToggle>
  );
};
