import { deskAccount } from './desk-account.js';
import { deskPick } from './desk-pick.js';

/** The texts that every page of a host's desk may need, and those of the account, by section. */
export const desk = {
  ...deskAccount,
  ...deskPick,
} as const;
