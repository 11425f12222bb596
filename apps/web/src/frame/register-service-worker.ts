/**
 * Once the page is there, so that it takes nothing from the first visit. Only of a build, and only where the browser allows
 * it (https, or this machine): a phone in the room by plain http plays without.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it everything works, only not as fast a second time.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
};
