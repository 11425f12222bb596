import { feedback } from './feedback.js';
import { front } from './front.js';
import { howTo } from './how-to.js';
import { newsletter } from './newsletter.js';
import { solo } from './solo.js';

/** The English texts of the pages beside the game, by section. */
export const visitorEn = { feedback, front, howTo, newsletter, solo } as const;
