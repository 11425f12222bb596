import { account } from './account.js';
import { common } from './common.js';
import { errors } from './errors.js';
import { home } from './home.js';
import { host } from './host.js';
import { join } from './join.js';
import { play } from './play.js';
import { publish } from './publish.js';
import { results } from './results.js';
import { screen } from './screen.js';

/** All English texts, by section. Other locales have the same keys (see runtime.ts, `Catalogue`). */
export const en = { account, common, errors, home, host, join, play, publish, results, screen } as const;
