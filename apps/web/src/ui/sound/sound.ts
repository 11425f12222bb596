import { storedSwitch } from '../../lib/stored.js';
import type { Tune } from './tunes.js';

/** Plays a tune if somebody asked for sound; what makes it is loaded then. Decoration: without it, nothing is lost. */
export const playSound = async (tune: Tune): Promise<void> => {
  if (!sound.get()) return;
  await import('./tunes.js').then(({ playTune }) => playTune(tune)).catch(() => undefined);
};

/** Whether this browser's user has asked for sound. Off until then. */
export const sound = storedSwitch('clockbeat.sound', false);
