import { confirm } from './confirm.js';
import { game } from './game.js';
import { host } from './host.js';
import { lobby } from './lobby.js';
import { missing } from './missing.js';
import { myTrivia } from './my-trivia.js';
import { ownResults } from './own-results.js';
import { publish } from './publish.js';
import { results } from './results.js';
import { scan } from './scan.js';
import { screen } from './screen.js';
import { steps } from './steps.js';

/** The English texts of the pages round a game, by section. */
export const roomEn = {
  game,
  missing,
  confirm,
  host,
  publish,
  results,
  screen,
  lobby,
  myTrivia,
  ownResults,
  scan,
  steps,
} as const;
