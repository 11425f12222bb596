import type { Language } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { useLanguage } from '../texts/language-context.js';
import { chooseTheme } from '../ui/theme.js';
import type { KnownAccount } from './agree-with-account.js';
import { useSessionStatus } from './use-session-status.js';

/** What is known of the account since the page was loaded. */
let known: Promise<KnownAccount | null> | null = null;

/** What does it comes apart: players have no account. */
const agree = async (
  last: typeof known,
  userId: string,
  language: Language,
): Promise<KnownAccount | null> => {
  const file = await import('./agree-with-account.js').catch(() => null);
  return file ? file.agreeWithAccount(last, userId, language) : null;
};

/**
 * Dresses the site as the account wants it, on every device of its owner, and lets the account know the language that it is
 * read in; without an account the system decides, and nobody is written to.
 */
export const useAccountSettings = (): void => {
  const session = useSessionStatus();
  const { language } = useLanguage();
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const away = session.state === 'signed-out';
  useEffect(() => {
    if (userId !== null) known = agree(known, userId, language);
    if (!away) return;
    known = null;
    chooseTheme(null);
  }, [userId, away, language]);
};
