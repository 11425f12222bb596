import { stored } from '../lib/stored.js';

type Theme = 'dark' | 'light';

const asTheme = (text: unknown): Theme | null => (text === 'dark' || text === 'light' ? text : null);

/** Read by public/theme.js too, before anything is drawn. */
const keptTheme = stored<Theme | null>({
  key: 'clockbeat.theme',
  empty: null,
  read: asTheme,
  write: String,
});

/** What was chosen in this browser; null leaves it to the system. */
export const chosenTheme = (): Theme | null => asTheme(document.documentElement.dataset['theme']);

/** Is the page dark, by choice or because the system is? */
export const isDark = (): boolean =>
  (chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

/** Dresses the whole document, at once and at the next load. */
export const chooseTheme = (theme: Theme | null): void => {
  const { dataset } = document.documentElement;
  if (theme === null) {
    delete dataset['theme'];
    keptTheme.forget();
  } else {
    dataset['theme'] = theme;
    keptTheme.set(theme);
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
