/** Read by public/theme.js too, before anything is drawn. */
const key = 'clockbeat.theme';

type Theme = 'dark' | 'light';

/** What was chosen in this browser; null leaves it to the system. */
export const chosenTheme = (): Theme | null => {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : null;
};

/** Dresses the whole document, at once and at the next load. */
export const chooseTheme = (theme: Theme | null): void => {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === null) localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // kept for this page only
  }
};

/**
 * The theme after an account's setting was read. Off is also what everybody starts with, so it ends a dark choice and
 * otherwise leaves things as they are: a system that is dark stays so until somebody turned the switch off here.
 */
export const themeAfter = (darkMode: boolean, chosen: Theme | null): Theme | null => {
  if (darkMode) return 'dark';
  return chosen === 'light' ? 'light' : null;
};
