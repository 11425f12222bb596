import { storedSwitch } from '../../lib/stored.js';

/** Whether this browser's panel hides what the room must not see yet: a host's only screen may be on the wall. */
export const keyCovered = storedSwitch('clockbeat.keyCovered', false);
