import type { desk as English } from '../en/desk.js';
import type { LikeSections } from '../runtime.js';
import { deskAccount } from './desk-account.js';
import { deskAfter } from './desk-after.js';
import { deskMedia } from './desk-media.js';
import { deskPick } from './desk-pick.js';
import { deskQuestions } from './desk-questions.js';
import { deskRules } from './desk-rules.js';

export const desk: LikeSections<typeof English> = {
  ...deskAccount,
  ...deskPick,
  ...deskQuestions,
  ...deskMedia,
  ...deskRules,
  ...deskAfter,
};
