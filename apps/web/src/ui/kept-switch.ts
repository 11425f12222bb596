import { useSyncExternalStore } from 'react';

/** A choice between on and off that this browser keeps. */
interface KeptSwitch {
  isOn: () => boolean;
  set: (on: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What is kept under `key`, read when it is first asked for; `unset` is what holds for everybody who never chose. */
export const keptSwitch = (key: string, unset: boolean): KeptSwitch => {
  const listeners = new Set<() => void>();
  let on: boolean | null = null;
  return {
    isOn: () => {
      on ??= read(key) ?? unset;
      return on;
    },
    set: (wanted) => {
      on = wanted;
      try {
        localStorage.setItem(key, wanted ? 'on' : 'off');
      } catch {
        // kept for this page only
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useKeptSwitch = ({ subscribe, isOn }: KeptSwitch): boolean =>
  useSyncExternalStore(subscribe, isOn);

const read = (key: string): boolean | null => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'on' || kept === 'off' ? kept === 'on' : null;
  } catch {
    return null; // storage is refused: as for everybody who never chose
  }
};
