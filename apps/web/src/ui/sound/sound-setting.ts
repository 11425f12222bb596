const key = 'clockbeat.sound';

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false; // storage is refused: silence, as for everybody who never asked
  }
};

let on = read();
const listeners = new Set<() => void>();

/** Whether this browser's user has asked for sound. Off until then. */
export const isSoundOn = (): boolean => on;

export const setSound = (wanted: boolean): void => {
  on = wanted;
  try {
    localStorage.setItem(key, wanted ? 'on' : 'off');
  } catch {
    // kept for this page only
  }
  for (const listener of listeners) listener();
};

export const subscribeSound = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
