import { decoded } from '../runtime/decoded.js';

/** One e-mail address, by its shape. */
export const isAddress = (text: string): boolean => /^[^\s@<>,]+@[^\s@<>,]+$/.test(text);

/** Mail servers like the account's own address best; else our own name at the place where we are found. */
export const usualSender = (smtpUrl: string | null, publicUrl: string | null): string => {
  const account = URL.canParse(smtpUrl ?? '') ? decoded(new URL(smtpUrl ?? '').username) : '';
  if (isAddress(account)) return account;
  const host = URL.canParse(publicUrl ?? '') ? new URL(publicUrl ?? '').hostname : '';
  return `clockbeat@${host || 'localhost'}`;
};
