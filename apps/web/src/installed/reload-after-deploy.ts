const key = 'clockbeat.reloadedAt';
const onceInMs = 60_000;

/**
 * A page that was opened before a deployment asks for files that are no more: the new client is loaded in its place, once,
 * since a second failure has another reason. Without a network the error page says what to do.
 */
export const reloadAfterDeploy = (): void => {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || reloadedLately()) return;
    location.reload();
  });
};

const reloadedLately = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last < onceInMs;
  } catch {
    // Without a memory it might go on for ever.
    return true;
  }
};
