import type { GameStatus } from '@clockbeat/domain/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useKeptSwitch } from '../../ui/kept-switch.js';
import { letterKeys } from '../../ui/letter-keys.js';
import type { HostControl } from './fitting-controls.js';
import { keyControl } from './key-control.js';

/** What takes keys for itself: fields, and for the space bar whatever it presses. */
const typing = 'input:not([type=checkbox]), textarea, select';
const pressable = 'button, a, input, summary';

/** The panel's shortcuts, unless they are switched off, somebody is typing, a key is held down or a dialog is open. */
export const useHostKeys = (status: GameStatus, press: (control: HostControl) => void): void => {
  const on = useKeptSwitch(letterKeys);
  const pressNow = useRef(press);
  // Before the next key can come: what a key does is what the screen says it does.
  useLayoutEffect(() => {
    pressNow.current = press;
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(event.key === ' ' ? pressable : typing))
        return;
      if (document.querySelector('dialog[open]')) return;
      const control = keyControl(event.key, status);
      if (control === null) return;
      event.preventDefault();
      pressNow.current(control);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [status, on]);
};
