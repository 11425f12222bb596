import { storedSwitch } from '../lib/stored.js';

/**
 * Whether single keys answer and lead a game. Whoever speaks to the machine types letters without meaning them, so they can be
 * switched off (WCAG 2.1.4); Tab, Enter and the space bar on a button always work.
 */
export const letterKeys = storedSwitch('clockbeat.letterKeys', true);
