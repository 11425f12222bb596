import { keptSwitch } from '../kept-switch.js';

/** Whether this browser's user has asked for sound. Off until then. */
export const sound = keptSwitch('clockbeat.sound', false);
