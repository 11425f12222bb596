import { decoded } from '../runtime/decoded.js';

/** One e-mail address, by its shape. */
export const isAddress = (text: string): boolean => /^[^\s@<>,]+@[^\s@<>,]+$/.test(text);

/** As a mail's header has it. */
export interface MailAddress {
  /** Null: none was given. */
  readonly name: string | null;
  readonly address: string;
}

const lettersAtMost = 100;
const withName = /^(?:"([^"\\]*)"|([^"<>@,;:\\]*))\s*<([^<>]*)>$/;

/** `quiz@example.org` or `Quiz of the Club <quiz@example.org>`, the name in quotes or not; else null. */
export const readMailAddress = (text: string): MailAddress | null => {
  if (isAddress(text)) return { name: null, address: text };
  const [, quoted, plain, address = ''] = withName.exec(text) ?? [];
  const name = (quoted ?? plain ?? '').trim();
  const fits = isAddress(address) && name.length <= lettersAtMost && !/[\p{Cc}\p{Cf}]/u.test(name);
  return fits ? { name: name || null, address } : null;
};

/** Mail servers like the account's own address best; else our own name at the place where we are found. */
export const usualSender = (smtpUrl: string | null, publicUrl: string | null): MailAddress => {
  const account = URL.canParse(smtpUrl ?? '') ? decoded(new URL(smtpUrl ?? '').username) : '';
  if (isAddress(account)) return { name: null, address: account };
  const host = URL.canParse(publicUrl ?? '') ? new URL(publicUrl ?? '').hostname : '';
  return { name: null, address: `clockbeat@${host || 'localhost'}` };
};
