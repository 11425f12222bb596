import { useSyncExternalStore } from 'react';

/** What can be read, and tells when it has changed. */
export interface Readable<T> {
  /** The same object until it changes. */
  get: () => T;
  /** Gives the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of React that several places share. */
export interface Store<T> extends Readable<T> {
  set: (value: T) => void;
}

export const store = <T>(first: T): Store<T> => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** What the store holds; draws anew when it changes. */
export const useStore = <T>({ subscribe, get }: Readable<T>): T => useSyncExternalStore(subscribe, get);
