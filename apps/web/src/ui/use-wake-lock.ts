import { useEffect } from 'react';

/** Keeps the screen awake while `wanted`. The browser lets go when the page is hidden: asked again when it is seen. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // refused on a low battery, or by a policy: then the screen dims as ever
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) await lock?.release();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
};

/** The same as a part of a page that is fetched later than the page. */
export const WakeLock = ({ wanted }: { wanted: boolean }): null => {
  useWakeLock(wanted);
  return null;
};
