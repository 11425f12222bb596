import { deskAccount } from './desk-account.js';
import { deskAfter } from './desk-after.js';
import { deskQuestions } from './desk-questions.js';

/** The texts of the host's quiet pages, by section. */
export const desk = { ...deskAccount, ...deskQuestions, ...deskAfter } as const;
