// Before anything is drawn: the theme that was chosen here last, so that no page flashes. Written by ui/theme.ts.
try {
  const theme = localStorage.getItem('clockbeat.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // storage is refused: the system decides
}
