import type { SignInRefusal } from '@clockbeat/domain/contract';

/** By the code with which a sign-in leads back to the front page. */
export const signInRefusals = {
  access_denied: 'The sign-in was cancelled, or refused by Google.',
  email_missing: 'Google did not tell your email address, and an account needs one.',
  sign_in_expired: 'The sign-in took too long. Please begin again.',
  sign_in_failed: 'The sign-in did not work. Please try again.',
  unavailable: 'Signing in is not possible right now. Please try again in a moment.',
} as const satisfies Record<SignInRefusal, string>;
