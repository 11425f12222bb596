import { useEffect } from 'react';
import { getSettings } from '../api/get-settings.js';
import { ApiError } from '../api/request.js';
import { chooseTheme, chosenTheme, themeAfter } from '../ui/theme.js';
import { useSessionStatus } from './use-session-status.js';

/** Whose setting was read since the page was loaded. */
let readFor: string | null = null;

const readTheme = async (userId: string): Promise<void> => {
  readFor = userId;
  try {
    const { darkMode } = await getSettings();
    chooseTheme(themeAfter(darkMode, chosenTheme()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // As this browser remembers it, until the next look.
    readFor = null;
  }
};

/** Dresses the site as the account wants it, on every device of its owner; without an account the system decides. */
export const useAccountTheme = (): void => {
  const session = useSessionStatus();
  const userId = session.state === 'signed-in' ? session.user.id : null;
  const away = session.state === 'signed-out';
  useEffect(() => {
    if (userId !== null && userId !== readFor) void readTheme(userId);
    if (!away) return;
    readFor = null;
    chooseTheme(null);
  }, [userId, away]);
};
