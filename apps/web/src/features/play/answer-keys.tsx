import { type Choice, choices } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.js';
import { useTexts } from '../../texts/texts.js';
import { IconToggle } from '../../ui/icon-toggle.js';
import { letterKeys } from '../../ui/letter-keys.js';

/** Of each answer its digit and its letter. */
const keys = '1a2b3c4d5e6f';

/** Digits and letters answer, unless they are switched off, somebody is typing or a dialog is open. */
export const useAnswerKeys = (
  onAnswer: (choice: Choice, event: KeyboardEvent) => void,
  active: boolean,
): void => {
  const on = useStore(letterKeys);
  useEffect(() => {
    // where a finger points, the switch is not shown
    if (!active || !on || matchMedia('(pointer: coarse)').matches) return;
    const onKey = (event: KeyboardEvent): void => {
      const choice = choices[keys.indexOf(event.key.toLowerCase()) >> 1];
      if (choice === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      // A click beside a dialog leaves nothing in it with the focus, and it is still open.
      if (document.querySelector('dialog[open]')) return;
      onAnswer(choice, event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onAnswer, active, on]);
};

/** Whether keys answer, for this browser. Not where a finger points: there they don't. */
export const KeySwitch = () => {
  const t = useTexts();
  const on = useStore(letterKeys);
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
