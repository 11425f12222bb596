import type { LikeSections } from '../../runtime.js';
import type { visitorEn } from '../en/index.js';
import { account } from './account.js';
import { feedback } from './feedback.js';
import { front } from './front.js';
import { home } from './home.js';
import { howTo } from './how-to.js';
import { newsletter } from './newsletter.js';
import { signInRefusals } from './sign-in-refusals.js';
import { solo } from './solo.js';

/** The French texts of the pages beside the game, by section. */
export const visitorFr: LikeSections<typeof visitorEn> = {
  home,
  account,
  feedback,
  front,
  howTo,
  newsletter,
  signInRefusals,
  solo,
};
