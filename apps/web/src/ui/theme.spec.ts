import { themeAfter } from './theme.js';

describe('the theme after the account’s setting was read', () => {
  it.each([
    { darkMode: true, chosen: null, theme: 'dark' },
    { darkMode: true, chosen: 'light', theme: 'dark' },
    { darkMode: false, chosen: 'dark', theme: null },
    { darkMode: false, chosen: 'light', theme: 'light' },
    { darkMode: false, chosen: null, theme: null },
  ] as const)('dark mode $darkMode over $chosen gives $theme', ({ darkMode, chosen, theme }) => {
    expect(themeAfter(darkMode, chosen)).toBe(theme);
  });
});
