import { type Store, store } from './store.js';

/** The part of the browser's Storage that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredOptions<T> {
  key: string;
  /** What there is when nothing readable is kept. */
  empty: T;
  /** The kept value if it is one, else null: whatever an older version, a hand or a broken disk left there. */
  read: (kept: unknown) => T | null;
  /** The value as a text that is kept as it is, and read so; without it, JSON is. */
  write?: (value: T) => string;
  /** This tab's own, and gone with it; else all tabs share it. */
  inTab?: boolean;
  /** In place of the browser's; null is a browser that has none. */
  storage?: BrowserStorage | null;
}

/** A store that survives a reload. */
export interface Stored<T> extends Store<T> {
  /** What is kept now: another tab may have changed it since this page was last told. */
  now: () => T;
  /** True if it outlives the page: the storage may be full or forbidden. */
  set: (value: T) => boolean;
  /** From what is kept now. */
  update: (change: (now: T) => T) => void;
  forget: () => void;
}

/**
 * One value that the browser keeps under a key of its own: survives a reload, is the same in every tab, and does without
 * storage where that is full or forbidden (until the reload). Broken content is the same as none (DATA-15). The storage is
 * touched when the value is first wanted, not before.
 */
export const stored = <T>(options: StoredOptions<T>): Stored<T> => {
  const { key, empty, read, write } = options;
  const value = store(empty);
  let opened = false;
  /** What the storage held when this page last looked: what it could not write there is no news of another tab's. */
  let seen: string | null = null;

  const tried = (use: (storage: BrowserStorage) => void): boolean => {
    try {
      const storage = options.storage === undefined ? ofBrowser(options.inTab) : options.storage;
      if (storage) use(storage);
      return Boolean(storage);
    } catch {
      return false; // full or forbidden: this page remembers, a reload does not
    }
  };
  const look = (): void => {
    let text = seen;
    tried((storage) => {
      text = storage.getItem(key);
    });
    if (text === seen) return;
    seen = text;
    value.set((text === null ? null : read(write ? text : parsed(text))) ?? empty);
  };
  const open = (): void => {
    if (opened) return;
    opened = true;
    look();
    globalThis.addEventListener?.('storage', ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === null) look();
    });
  };

  const now = (): T => {
    open();
    look();
    return value.get();
  };
  const set = (next: T): boolean => {
    open();
    const text = write ? write(next) : JSON.stringify(next);
    const kept = tried((storage) => {
      storage.setItem(key, text);
      seen = text;
    });
    value.set(next);
    return kept;
  };
  return {
    now,
    set,
    get: () => {
      open();
      return value.get();
    },
    subscribe: (listener) => {
      open();
      return value.subscribe(listener);
    },
    update: (change) => void set(change(now())),
    forget: () => {
      open();
      tried((storage) => {
        storage.removeItem(key);
        seen = null;
      });
      value.set(empty);
    },
  };
};

/** A choice between on and off; `unset` is what holds for everybody who never chose. */
export const storedSwitch = (key: string, unset: boolean): Stored<boolean> =>
  stored({
    key,
    empty: unset,
    read: (text) => (text === 'on' || text === 'off' ? text === 'on' : null),
    write: (on) => (on ? 'on' : 'off'),
  });

const ofBrowser = (inTab = false): BrowserStorage | undefined =>
  inTab ? globalThis.sessionStorage : globalThis.localStorage;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** An object, of whatever: where a reader begins. */
export const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
