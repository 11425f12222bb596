import { deskAccount } from './desk-account.js';
import { deskAfter } from './desk-after.js';
import { deskMedia } from './desk-media.js';
import { deskPick } from './desk-pick.js';
import { deskQuestions } from './desk-questions.js';
import { deskRules } from './desk-rules.js';

/** The texts of the host's quiet pages, by section. */
export const desk = {
  ...deskAccount,
  ...deskPick,
  ...deskQuestions,
  ...deskMedia,
  ...deskRules,
  ...deskAfter,
} as const;
