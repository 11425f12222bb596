import { deskAccount } from './desk-account.js';
import { deskPick } from './desk-pick.js';
import { deskWebhooks } from './desk-webhooks.js';

/** The texts that every page of a host's desk may need, and those of the account, by section. */
export const desk = {
  ...deskAccount,
  ...deskPick,
  ...deskWebhooks,
} as const;
