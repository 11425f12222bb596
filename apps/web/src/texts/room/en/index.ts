import { confirm } from './confirm.js';
import { lobby } from './lobby.js';
import { myTrivia } from './my-trivia.js';
import { ownResults } from './own-results.js';
import { scan } from './scan.js';
import { steps } from './steps.js';

/** The English texts of the pages round a game, by section. */
export const roomEn = { confirm, lobby, myTrivia, ownResults, scan, steps } as const;
