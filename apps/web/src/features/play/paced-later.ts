import { later } from './besides-later.js';

/** What a game that is led from phase to phase shows, from its first question on; the lobby fetches it. */
export const usePaced = later(() => import('./paced/paced.js'));
