import { common } from './common.js';
import { errors } from './errors.js';
import { join } from './join.js';
import { play } from './play.js';

/** The English texts of a player's way and of every page, by section. */
export const en = { common, errors, join, play } as const;
