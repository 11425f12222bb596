import type { en } from '../en/index.js';
import type { LikeSections } from '../runtime.js';
import { common } from './common.js';
import { errors } from './errors.js';
import { join } from './join.js';
import { play } from './play.js';

/** The French texts of a player's way and of every page, by section. */
export const fr: LikeSections<typeof en> = {
  common,
  errors,
  join,
  play,
};
