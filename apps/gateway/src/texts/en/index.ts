import { browsers } from './browsers.js';
import { mails } from './mails.js';
import { ownData } from './own-data.js';
import { pages } from './pages.js';
import { previews } from './previews.js';

/** All that the server says by itself. */
export const english = { ...browsers, ...mails, ...ownData, ...pages, ...previews };
