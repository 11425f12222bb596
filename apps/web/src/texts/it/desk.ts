import type { desk as English } from '../en/desk.js';
import type { LikeSections } from '../runtime.js';
import { deskAccount } from './desk-account.js';
import { deskPick } from './desk-pick.js';

export const desk: LikeSections<typeof English> = {
  ...deskAccount,
  ...deskPick,
};
