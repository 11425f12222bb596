import type { Language } from '@clockbeat/domain/contract';
import { ApiError } from '../api/request.js';
import { changeSettings, getSettings } from '../api/session.js';
import { chooseTheme, chosenTheme, themeAfter } from '../ui/theme.js';

export interface KnownAccount {
  userId: string;
  /** What it is written to in. */
  language: Language;
}

/**
 * Takes the theme from an account that is not known yet, and tells it the language that this page speaks. Answers what is
 * known then: nothing after a failed call, so that the next look asks anew. Until then this browser's memory holds.
 * One look waits for the last, so that the last choice has the last word.
 */
export const agreeWithAccount = async (
  last: Promise<KnownAccount | null> | null,
  userId: string,
  language: Language,
): Promise<KnownAccount | null> => {
  const known = await last?.catch(() => null);
  try {
    const before = known?.userId === userId ? known : await read(userId);
    if (before.language === language) return before;
    await changeSettings({ language });
    return { userId, language };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
};

const read = async (userId: string): Promise<KnownAccount> => {
  const { darkMode, language } = await getSettings();
  chooseTheme(themeAfter(darkMode, chosenTheme()));
  return { userId, language };
};
